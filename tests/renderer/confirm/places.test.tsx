// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable, type } from '../list/stage.tsx'

afterEach(leave)

const names = ['CHU de Lyon', 'Clinique des Lilas', 'EHPAD Les Tilleuls', 'Hôpital Nord', 'Maison des Pins']
const institutions = names.map((name, i) => ({ id: i + 1, name }))
const ids = institutions.map(({ id }) => id)
const input = (name: string) => find<HTMLInputElement>(`[role=dialog] input[name=${name}]`)
const saidIn = (selector: string) => all(`${selector} .places`).map((one) => one.textContent)

it('new lines name the first three institutions, how many more, and all on demand', async () => {
  await showTable({ gateway: codesGateway([]), institutions, selected: ids })
  await click('[data-action=add]')
  await settle(() => all('[role=dialog] [name=code]').length > 0)
  expect(find('[role=dialog] .places summary').textContent).toBe(
    'Dans\u00a0: CHU de Lyon, Clinique des Lilas, EHPAD Les Tilleuls et 2 autres',
  )
  expect(all('[role=dialog] .places li').map((one) => one.textContent)).toEqual([
    'Hôpital Nord',
    'Maison des Pins',
  ])
})

it('a change says old and new value, computed ones too, and who shares the row though not selected', async () => {
  const row = rowOf(1, { institution: [1, 3] })
  const gateway = codesGateway([row])
  gateway.update.mockImplementation(async (_, __, patch) => ({ ...row, ...patch, version: 2 }))
  const { toasts } = await showTable({ gateway })
  await click('[data-action=edit]')
  await settle(() => all('[role=dialog] [name=endAt]').length > 0)
  expect(saidIn('[role=dialog]')).toEqual([
    'Dans\u00a0: CHU de Lyon',
    'Aussi dans cet établissement non sélectionné\u00a0: EHPAD Les Tilleuls',
  ])
  await type(input('endAt'), '1530')
  await click('[role=dialog] [data-action=save]')
  await settle(() => all('[role=alertdialog]').length > 0)
  const cells = all('[role=alertdialog] tbody tr').map((tr) =>
    [...tr.querySelectorAll('td')].map((td) => td.textContent),
  )
  expect(cells).toEqual([
    ['15:00', '15:30'],
    ['7h30', '8h00'],
  ])
  // Only here, then everywhere with those that share it.
  expect(saidIn('[role=alertdialog]')).toHaveLength(3)
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(() => all('[role=dialog]').length === 0)
  expect(toasts.state.getState().history[0]).toMatchObject({
    tone: 'success',
    places: ['CHU de Lyon'],
  })
})
