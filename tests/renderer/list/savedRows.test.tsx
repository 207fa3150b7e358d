// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/many/ChangeMany.tsx'
import { all, click, codesGateway, find, leave, press, rowOf, settle, showTable, type } from './stage.tsx'

afterEach(leave)

const codes = () => all('[data-row-id] [data-column=code]').map((one) => one.textContent)

it('a row that was saved stays in view where the search finds it no more, and goes with the next search', async () => {
  const gateway = codesGateway([rowOf(1), rowOf(2), rowOf(3)])
  await showTable({ gateway }, { q: 'M001' })
  await settle(() => codes().length === 1)
  await click('[data-row-id="1"] [data-action=edit]')
  await settle(() => all('dialog input[name=code]').length > 0)
  await type(find<HTMLInputElement>('dialog input[name=code]'), 'Z9')
  await click('dialog [data-action=save]')
  await settle(() => all('[role=alertdialog] [data-action=confirm]').length > 0)
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(() => all('dialog').length === 0)
  await settle(() => codes().join() === 'Z9')
  await type(find<HTMLInputElement>('input[type=search]'), 'M00')
  await settle(() => codes().length > 1)
  expect(codes()).toEqual(['M002', 'M003'])
})

it('a page stays one where more rows than it has were changed together', async () => {
  const gateway = codesGateway(Array.from({ length: 70 }, (_, n) => rowOf(n + 1)))
  await showTable({ gateway })
  await settle(() => codes().length === 30)
  await click('[data-row-id="1"] [data-action=choose]')
  await settle(() => all('[data-action=choose-all]').length > 0)
  await click('[data-action=choose-all]')
  await settle(() => find('.chosen-bar').textContent?.includes('70'))
  await click('[data-action=change-chosen]')
  await settle(() => all('dialog input[name=endAt]').length > 0)
  const end = find<HTMLInputElement>('dialog input[name=endAt]')
  await type(end, '15:10')
  await press(end, 'Tab')
  await click('dialog [data-action=preview]')
  await settle(() => all('dialog [data-action=save]').length > 0)
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  await settle(() => all('[data-row-id] [data-column=endAt]').every((one) => one.textContent === '15:10'))
  expect(codes()).toEqual(Array.from({ length: 30 }, (_, n) => `M0${String(n + 1).padStart(2, '0')}`))
})
