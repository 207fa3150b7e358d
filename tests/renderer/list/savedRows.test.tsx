// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable, type } from './stage.tsx'

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
