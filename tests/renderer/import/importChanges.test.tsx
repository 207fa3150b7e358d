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
  const file = new File([lines.join('\r\n')], 'codes.csv')
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => all('[data-import-row]').length > 0)
}

it('sends each institution the columns that it has, and no others', async () => {
  const gateway = codesGateway([])
  const records = { institutionChronos: [1] }
  await showTable({ gateway, facts: { level: 1, records, options: {}, flags: {} } })
  await read('code;beginAt;endAt;break;interfacingCode', 'M001;07:00;15:00;00:30;F-01')
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  const sent = gateway.upsertBatch.mock.calls.map(([, [row], place]) => [place, row?.interfacingCode])
  expect(sent).toEqual([
    [1, 'F-01'],
    [2, undefined],
  ])
})

it('has a code that one of the institutions knows already shared by all of them, whichever comes first', async () => {
  const gateway = codesGateway([rowOf(1, { institution: [2] }), rowOf(2, { institution: [1] })])
  await showTable({ gateway })
  await read(
    'code;beginAt;endAt;break',
    'M001;07:00;15:30;00:45',
    'M002;07:00;15:30;00:45',
    'M003;07:00;15:30;00:45',
  )
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  const [first] = gateway.upsertBatch.mock.calls
  expect([first?.[2], first?.[1].map(({ code, id }) => [code, id])]).toEqual([
    1,
    [
      ['M001', 1],
      ['M002', 2],
      ['M003', undefined],
    ],
  ])
})

it('counts a shared row as updated in each institution that has it, whichever call wrote it', async () => {
  await showTable({
    gateway: codesGateway([rowOf(1, { institution: [1, 2] }), rowOf(2, { institution: [1, 2] })]),
  })
  await read('code;beginAt;endAt;break', 'M001;07:00;15:30;00:45', 'M002;07:00;15:00;00:30')
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  const counts = all('[data-import=done] tbody tr').map((row) => row.textContent)
  expect(counts).toEqual(['CHU de Lyon0101', 'Clinique des Lilas0101'])
})

it('asks before its page is left from when rows are read until they are written', async () => {
  const gateway = codesGateway([])
  const { promise, resolve } = Promise.withResolvers<void>()
  const { upsertBatch } = codesGateway([])
  gateway.upsertBatch.mockImplementation((...asked) => promise.then(() => upsertBatch(...asked)))
  await showTable({ gateway })
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isHeld()).toBe(false)
  await read('code;beginAt;endAt;break', 'M001;07:00;15:00;00:30')
  expect(isHeld()).toBe(true)
  await click('[role=dialog] [data-action=import]')
  expect(isHeld()).toBe(true)
  resolve()
  await settle(() => all('[data-import=done]').length > 0)
  expect(isHeld()).toBe(false)
})

it('writes over nothing that somebody else has done since the rows were read: it is refused, read anew and shown', async () => {
  const both = { institution: [1, 2] }
  const gateway = codesGateway([rowOf(1, both), rowOf(2, both), rowOf(3, both)])
  await showTable({ gateway })
  const file = ['M001;07:00;15:30;00:30', 'M002;07:00;15:00;00:30', 'M009;07:00;15:00;00:30']
  await read('code;beginAt;endAt;break', ...file)
  await settle(() => all('.import-changes').length > 0)
  await gateway.update('schedule', 1, { endAt: '14:00' }, 1)
  await gateway.remove('schedule', 2, 'all')
  await gateway.insert('schedule', { ...rowOf(9), endAt: '12:00', institution: [2] })
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=partial]').length > 0)
  expect(find('.import-progress').textContent).toContain('rien n’a été écrasé')
  expect(all('.import-failures li li').map((one) => one.textContent?.slice(0, 4))).toEqual(['M001', 'M002'])
  expect(all('[role=dialog] [data-action=retry]')).toEqual([])
  await click('[role=dialog] [data-action=back]')
  await settle(() => all('.import-changes').length > 1)
  expect(all('[data-import-row]').map((line) => line.querySelector('[data-badge]')?.textContent)).toEqual([
    'Mise à jour',
    'Nouvelle',
    'Mise à jour',
  ])
  expect(document.querySelector('.import-changes li')?.textContent).toBe('Fin\u00a0: 14:00 → 15:30')
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
})

it('counts on what it has itself written of a row that stands in two institutions and not in the one between', async () => {
  const gateway = codesGateway([rowOf(1, { institution: [1, 3] }), { ...rowOf(1), id: 2, institution: [2] }])
  await showTable({ gateway, selected: [1, 2, 3] })
  await read('code;beginAt;endAt;break', 'M001;07:00;15:30;00:30')
  await settle(() => all('.import-changes').length > 0)
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done], [data-import=partial]').length > 0)
  expect(all('[data-import=done]')).toHaveLength(1)
  const sent = gateway.upsertBatch.mock.calls.map(([, [line], place]) => [place, line?.id, line?.version])
  expect(sent).toEqual([
    [1, 1, 1],
    [2, 2, 1],
    [3, 1, 2],
  ])
})

it('says which institutions a change is for, and which get a row that is there already', async () => {
  const gateway = codesGateway([
    rowOf(1, { institution: [1] }),
    rowOf(2, { institution: [2], endAt: '15:30' }),
    rowOf(3, { institution: [1, 2], endAt: '15:30' }),
  ])
  await showTable({ gateway })
  await read(
    'code;beginAt;endAt;break',
    'M001;07:00;15:00;00:30',
    'M002;07:00;15:00;00:30',
    'M003;07:00;15:00;00:30',
    'M004;07:00;15:00;00:30',
  )
  await settle(() => all('.import-changes').length > 0)
  const said = all('[data-import-row]').map((line) => [
    line.querySelector('[data-badge]')?.textContent,
    ...[...line.querySelectorAll('.import-changes li')].map((one) => one.textContent),
  ])
  expect(said).toEqual([
    ['À rattacher', 'Ajoutée à\u00a0: Clinique des Lilas'],
    ['Mise à jour', 'Clinique des Lilas\u00a0:Fin\u00a0: 15:30 → 15:00', 'Ajoutée à\u00a0: CHU de Lyon'],
    ['Mise à jour', 'Fin\u00a0: 15:30 → 15:00'],
    ['Nouvelle'],
  ])
  expect(all('.import-counts [data-badge]').map((one) => one.textContent)).toEqual([
    '1 nouvelle',
    '2 à mettre à jour',
    '1 à rattacher',
  ])
})

it('says for each row that it updates what changes, who shares it, and how many missions the file touches', async () => {
  const shared = { institution: [1, 2, 3] }
  const gateway = codesGateway([rowOf(1, shared), rowOf(2, { endAt: '15:30', ...shared }), rowOf(3, shared)])
  await showTable({ gateway })
  await read(
    'code;beginAt;endAt;break',
    'M001;07:00;15:30;00:45',
    'M002;06:30;15:30;00:30',
    'M003;07:00;15:00;00:30',
  )
  await settle(() => all('.import-changes').length > 0)
  const changesIn = (line: HTMLElement) =>
    [...line.querySelectorAll('[data-change]')].map((one) => one.textContent)
  expect(all('[data-import-row]').map(changesIn)).toEqual([
    ['Fin\u00a0: 15:00 → 15:30', 'Pause\u00a0: 00:30 → 00:45'],
    ['Début\u00a0: 07:00 → 06:30'],
    [],
  ])
  expect(find('[role=dialog] [data-places]').dataset.places).toBe('1 2 3')
  await settle(() => find('.import-impact').textContent?.includes('12 missions'))
  const asked = gateway.list.mock.calls.find(([entity]) => entity === 'mission')
  expect(asked?.[1].query).toMatchObject({ schedule: [1, 2] })
})
