// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'

afterEach(leave)

const read = async (...lines: string[]) => {
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  const file = new File([['code;beginAt;endAt;break', ...lines].join('\r\n')], 'codes.csv')
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => all('[data-import-row]').length > 0)
}
const foot = () => find('[role=dialog] .modal-foot').textContent?.replace(/\s/g, ' ')
const buttons = () => all('[role=dialog] .modal-foot button').map((one) => one.dataset.action)

it('offers to close, and nothing else, where all lines are there as they are, and loses nothing by that', async () => {
  const gateway = codesGateway([rowOf(1), rowOf(2)])
  await showTable({ gateway })
  await read('M001;07:00;15:00;00:30', 'M002;07:00;15:00;00:30')
  await settle(() => buttons().length === 1)
  expect(foot()).toBe('Les 2 lignes sont déjà enregistrées telles quelles : il n’y a rien à importer.Fermer')
  expect(find('.import-counts').textContent).not.toContain('puis importez')
  await click('[role=dialog] .modal-foot button')
  expect(all('[role=dialog], [role=alertdialog]')).toEqual([])
  expect(gateway.upsertBatch).not.toHaveBeenCalled()
})

it('keeps what is to be corrected where the other lines are there as they are', async () => {
  await showTable({ gateway: codesGateway([rowOf(1)]) })
  await read('M001;07:00;15:00;00:30', 'M002;7 heures;15:00;00:30')
  await settle(() => buttons().length === 1)
  expect(foot()).toContain('il n’y a rien à importer. 1 ligne à corriger ne sera pas importée.')
  await click('[role=dialog] .modal-foot button')
  expect(find('[role=alertdialog]').textContent).toContain('Abandonner cet import')
})

it('says that it compares, then how many lines it imports, and of how many in the end', async () => {
  const gateway = codesGateway([rowOf(1), rowOf(2)])
  const { list } = codesGateway([rowOf(1), rowOf(2)])
  const { toasts } = await showTable({ gateway })
  const { promise, resolve } = Promise.withResolvers<void>()
  gateway.list.mockImplementation((...asked) => promise.then(() => list(...asked)))
  await read('M001;07:00;15:00;00:30', 'M002;07:00;15:30;00:30', 'M003;07:00;15:00;00:30')
  expect(foot()).toContain('Comparaison avec les lignes déjà enregistrées…')
  resolve()
  await settle(() => foot()?.includes('Importer 2 lignes'))
  expect(foot()).toBe('1 ligne est déjà enregistrée telle quelle.AnnulerImporter 2 lignes')
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  expect(toasts.state.getState().open).toMatchObject([{ text: '2 lignes importées' }])
})

it('names in its message the institutions as its head does, with those that share what it changes', async () => {
  const gateway = codesGateway([rowOf(1, { institution: [2, 3] })])
  const { toasts } = await showTable({ gateway, selected: [2, 1] })
  await read('M001;07:00;15:30;00:30')
  await settle(() => all('.import-changes').length > 0)
  expect(all('[role=dialog] .modal-head .places').map((one) => one.textContent)).toEqual([
    expect.stringContaining('CHU de Lyon et Clinique des Lilas'),
    expect.stringContaining('EHPAD Les Tilleuls'),
  ])
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  const { places } = toasts.state.getState().open[0] ?? {}
  expect(places).toEqual(['CHU de Lyon', 'Clinique des Lilas', 'EHPAD Les Tilleuls'])
})
