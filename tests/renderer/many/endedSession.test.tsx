// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { takeDialog } from '#renderer/form/kept/keptDialogs.ts'
import { keepHereAlone } from '#renderer/form/kept/keptForms.ts'
import { storeLeft } from '#renderer/form/kept/storeLeft.ts'
import { readLeft } from '#renderer/form/kept/unfinished.ts'
import { inAnotherPage, PLACE } from '../form/anotherPage.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { breaks, preview } from './manyStage.ts'

const person = 7002

afterEach(async () => {
  await leave()
  takeDialog(person, 'schedule', [1, 2])
  sessionStorage.clear()
})

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

it('values for several rows outlast the page, which who signs in by another server leaves', async () => {
  const gateway = codesGateway(rows)
  await preview(gateway, rows, { person })
  await leave()
  inAnotherPage(person)
  await showTable({ gateway, person })
  await settle(() => all('dialog input[name=break]').length > 0)
  expect(find<HTMLInputElement>('dialog input[name=break]').value).toBe('00:10')
  expect(find('dialog').textContent).toContain('Modifier 3 lignes ensemble')
})

it('those of somebody who has logged out here go with the page', async () => {
  const gateway = codesGateway(rows)
  await preview(gateway, rows, { person })
  keepHereAlone()
  await leave()
  inAnotherPage(person)
  await showTable({ gateway, person })
  await settle()
  expect(all('dialog')).toEqual([])
})

it('what is too large for the tab is given up, and the rest is kept', () => {
  const entry = (key: string, size: number) => ({ key, text: 'x'.repeat(size) })
  storeLeft([entry('small', 10), entry('huge', 6_000_000), entry('other', 20)])
  expect(
    readLeft()
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(['other', 'small'])
})

it.each([
  null,
  { dialog: 'removeMany', ids: [1] },
  { dialog: 'changeMany', ids: 1, entered: {} },
  { dialog: 'import', pasted: { columns: [] } },
  { dialog: 'import', pasted: { columns: [], rows: [], file: { name: 'codes.csv' } } },
])('%j is no dialog that was left', async (dialog) => {
  const [key] = ['dialog 7002 schedule 1,2']
  sessionStorage.setItem(PLACE, JSON.stringify([{ key, dialog }]))
  await showTable({ gateway: codesGateway(rows), person })
  await settle()
  expect(all('dialog')).toEqual([])
})
