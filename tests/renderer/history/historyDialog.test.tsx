// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/history/HistoryDialog.tsx'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { HistoryEntry, RowHistory } from '#protocol/services/history.ts'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { interim } from '#schemas/tables/interim.ts'
import { service } from '#schemas/tables/service.ts'
import { until } from '#tests/until.ts'
import { all, click, find, leave, show } from '../form/screen.tsx'

afterEach(leave)

const row = { id: 7, version: 3, institution: [1, 2], name: 'Bloc', pole: 2 }
const entry = (some: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  at: '2026-11-20T08:05:00.000Z',
  by: 'person',
  name: 'Camille Martin',
  action: 'insert',
  institutions: [1],
  before: {},
  after: {},
  ...some,
})
const page = (data: readonly HistoryEntry[], older?: string): RowHistory => ({
  data,
  related: {
    pole: {
      labels: [
        { id: 2, label: 'Sud' },
        { id: 3, label: 'Nord' },
      ],
    },
  },
  ...(older !== undefined && { older }),
})
type Read = (asked: { before?: string | undefined }) => Promise<RowHistory>

const open = async (read: Read) => {
  const readHistory = vi.fn(read)
  await show(<FormDialog table={service} row={row} onSaved={() => undefined} onClose={() => undefined} />, {
    readHistory,
  })
  await click('[data-action=history]')
  await seen(() => expect(all('.modal-body')[1]?.ariaBusy).toBe('false'))
  return readHistory
}
const seen = (check: () => void) =>
  until(async () => {
    await act(async () => undefined)
    check()
  })
const lines = () => all('.row-history > li').map(({ textContent }) => textContent)

it('tells who changed what, from what to what, and in which institutions', async () => {
  const changed = entry({
    id: '2',
    action: 'update',
    before: { pole: 3 },
    after: { pole: 2, uniqueKey1: 'x' },
  })
  const read = await open(async () => page([changed, entry({ by: 'support' })]))
  expect(read).toHaveBeenCalledWith({ entity: 'service', row: 7 }, expect.anything())
  const [newest, first] = lines()
  expect(newest).toContain('Camille Martin')
  expect(newest).toContain('Modification')
  expect(newest).toContain('CHU de Lyon')
  expect(all('[data-column=pole] td').map(({ textContent }) => textContent)).toEqual(['Nord', 'Sud'])
  expect(newest).not.toContain('uniqueKey1')
  expect(first).toContain('Le support')
  expect(first).toContain('Création')
})

it('shows older ones when asked, and says so where there are none', async () => {
  const read = await open(async ({ before }) =>
    before ? page([entry({ id: '1' })]) : page([entry({ id: '2', action: 'remove' })], '2'),
  )
  expect(lines()).toHaveLength(1)
  await click('[data-action=older]')
  await seen(() => expect(lines()).toHaveLength(2))
  expect(read).toHaveBeenLastCalledWith({ entity: 'service', row: 7, before: '2' }, expect.anything())
  expect(all('[data-action=older]')).toEqual([])
  expect(find('[data-action-done=remove]').textContent).toContain('Retiré de\u00a0: CHU de Lyon')
})

it('says where nothing was recorded, and where a change is not shown', async () => {
  await open(async () => page([]))
  expect(all('.modal-body').at(-1)?.textContent).toMatch(/Rien n’a encore été enregistré/)
  await leave()
  await open(async () => page([entry({ action: 'update' })]))
  expect(find('.row-history').textContent).toContain('Ce qui a changé n’est pas montré ici.')
})

it('is offered for no new line, and for no row that another service holds', async () => {
  const readHistory = async () => page([])
  const given = { onSaved: () => undefined, onClose: () => undefined }
  await show(<FormDialog table={service} {...given} />, { readHistory })
  expect(all('[data-action=history]')).toEqual([])
  await leave()
  await show(<FormDialog table={interim} row={{ id: 1, version: 1 }} {...given} />, { readHistory })
  expect(all('[data-action=history]')).toEqual([])
})
