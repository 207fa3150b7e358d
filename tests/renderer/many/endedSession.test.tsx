// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { breaks, preview } from './manyStage.ts'

afterEach(leave)

const person = 7002
const rows = [rowOf(1), rowOf(2), rowOf(3, { break: '00:45' })]

it('values for several rows are there again, with the rows, after a session that ended over their preview', async () => {
  const gateway = codesGateway(rows)
  await preview(gateway, rows, { person })
  await leave()
  await showTable({ gateway, person })
  await settle(() => all('dialog input[name=break]').length > 0)
  expect(find<HTMLInputElement>('dialog input[name=break]').value).toBe('00:10')
  expect(find('dialog').textContent).toContain('Modifier 3 lignes ensemble')
  expect(find('dialog .restored').textContent).toContain('telle que vous l’aviez laissée')
  await click('dialog [data-action=preview]')
  await settle(() => all('dialog .many-table').length > 0)
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  expect(await breaks(gateway)).toEqual(['00:10', '00:10', '00:10'])
  await leave()
  await showTable({ gateway, person })
  await settle()
  expect(all('dialog')).toEqual([])
})

it('values that were given up are not there again', async () => {
  const gateway = codesGateway(rows)
  await preview(gateway, rows, { person })
  await click('dialog [data-action=cancel]')
  await click('dialog [data-action=cancel]')
  await click('[role=alertdialog] [data-action=confirm]')
  await leave()
  await showTable({ gateway, person })
  await settle()
  expect(all('dialog')).toEqual([])
})
