// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/row/RowDialog.tsx'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { interim } from '#schemas/tables/interim.ts'
import { service } from '#schemas/tables/service.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { all, click, codesGateway, find, leave, press, rowOf, settle, showTable } from '../list/stage.tsx'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)

const reads = { mayWrite: () => false }
const opened = () => settle(() => all('[data-row-read]').length > 0)
const first = 'tr[data-row-id="1"]'
/** What is told, by what stands before it. */
const told = () =>
  all('[data-row-read] [data-column]').map((one) => [
    one.querySelector('dt')?.textContent,
    one.querySelector('dd')?.textContent,
  ])

const ward = { id: 1, version: 1, institution: [1], name: 'Bloc', nameSMS: 'Bloc', pole: 2, poleName: 'Sud' }
const wards = () =>
  stageGateway(catalogue, {
    service: [ward],
    pole: [{ id: 2, version: 1, institution: [1], name: 'Sud' }],
  })

it('a row that a person only reads is opened by a click or Enter, and shown whole with where it is', async () => {
  await showTable({ gateway: wards(), ...reads }, {}, service)
  await click(`${first} [data-column=nameSMS]`)
  await opened()
  expect(find('dialog').textContent).toContain('Dans\u00a0: CHU de Lyon')
  expect(told()).toContainEqual(['Nom', 'Bloc'])
  expect(told()).toContainEqual(['Code UF', 'vide'])
  // The list names the division by a column of its own, the form by the relation: it is the same.
  await settle(() => told().some(([label, value]) => label === 'Pôle' && value === 'Sud'))
  expect(told().filter(([label]) => label === 'Pôle')).toHaveLength(1)
  expect(all('[data-row-read] h3').map(({ textContent }) => textContent)).toContain('Lieu')

  await click('[data-action=close]')
  expect(all('dialog')).toEqual([])
  await press(find(first), 'Enter')
  await opened()
})

it('a row that may be edited is not opened so: neither by a click, nor by Enter, which edits it', async () => {
  const mayWrite = (_: string, __: string, places: readonly number[]) => !places.includes(2)
  const rows = [rowOf(1, { institution: [1] }), rowOf(2, { institution: [2] })]
  await showTable({ gateway: codesGateway(rows), selected: [1, 2], mayWrite })
  expect(all('.row-name').map((one) => one.textContent)).toEqual(['M002'])
  await click(`${first} [data-column=endAt]`)
  expect(all('dialog')).toEqual([])
  await click('tr[data-row-id="2"] .row-name')
  await opened()
  await click('[data-action=close]')
  await press(find(first), 'Enter')
  await settle(() => all('dialog form').length > 0)
})

it('text that was marked is for copying, and an address of mail for writing to', async () => {
  await showTable({ gateway: codesGateway([rowOf(1)]), ...reads })
  const pointed = { bubbles: true, detail: 1 }
  const point = (on: Element) => act(async () => void on.dispatchEvent(new MouseEvent('click', pointed)))
  const cell = find(`${first} [data-column=endAt]`)
  getSelection()?.selectAllChildren(cell)
  await point(cell)
  await settle()
  expect(all('dialog')).toEqual([])
  getSelection()?.removeAllRanges()
  const mail = document.createElement('a')
  cell.append(mail)
  await point(mail)
  await settle()
  expect(all('dialog')).toEqual([])
  await point(cell)
  await opened()
})

it('says that a row is gone, keeps what the list had of it, and reads again what could not be read', async () => {
  const gateway = codesGateway([rowOf(1)])
  const list = gateway.list.getMockImplementation()
  await showTable({ gateway, ...reads })
  gateway.list.mockRejectedValueOnce({ code: 500, status: 500, details: [] })
  await click(`${first} .row-name`)
  await settle(() => all('[data-row-read] [data-action=retry]').length > 0)
  expect(told()).toContainEqual(['Code', 'M001'])
  gateway.list.mockImplementation(async (entity, asked, ...rest) =>
    entity === 'schedule' || !list ? { rows: [], count: 0 } : list(entity, asked, ...rest),
  )
  await click('[data-row-read] [data-action=retry]')
  await settle(() => find('[data-row-read]').textContent.includes('n’existe plus'))
  expect(told()).toContainEqual(['Code', 'M001'])
})

it('offers the history of the row, and says of lists that nothing was chosen for what that means', async () => {
  const row = { id: 1, version: 1, idInstitution: 1, name: 'Nuit', job: [], service: [] }
  const readHistory = vi.fn(async () => ({ data: [], related: {} }))
  await showTable(
    { gateway: stageGateway(catalogue, { specialHour: [row] }), ...reads, readHistory },
    {},
    specialHour,
  )
  await click(`${first} .row-name`)
  await opened()
  expect(told()).toContainEqual(['Services', 'Aucun'])
  await click('[data-action=history]')
  await settle(() => readHistory.mock.calls.length > 0)
  expect(readHistory).toHaveBeenCalledWith({ entity: 'specialHour', row: 1 }, expect.anything())
})

it('draws the shift of a time code under its values, as its form does', async () => {
  await showTable({ gateway: codesGateway([rowOf(1)]), ...reads })
  await click(`${first} .row-name`)
  await opened()
  expect(find('[data-row-read] .shift-form').textContent).toContain('7h30 travaillées')
  expect(find('[data-row-read] [role=img]').getAttribute('aria-label')).toContain('07:00')
})

it('asks a service for none of its rows alone: they are in its list', async () => {
  const own = { id: 1, version: 1, institution: [1], subscriptionName: 'Nuit', agencyName: 'Relève' }
  const gateway = codesGateway([])
  gateway.list.mockImplementation(async (entity) =>
    entity === interim.entity.name ? { rows: [own], count: 1 } : { rows: [], count: 0 },
  )
  await showTable({ gateway, ...reads }, {}, interim)
  await click(`${first} .row-name`)
  await opened()
  expect(find('[data-row-read]').textContent).toContain('Relève')
  const asked = gateway.list.mock.calls.filter(([name]) => name === interim.entity.name)
  expect(asked.filter(([, { query }]) => query && 'id' in query)).toEqual([])
})
