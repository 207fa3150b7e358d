// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/form/FormDialog.tsx'
import '#renderer/list/removal/RemoveDialog.tsx'
import '#renderer/many/RemoveMany.tsx'
import { putRows } from '#renderer/list/state/writtenRows.ts'
import { service } from '#schemas/tables/service.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable, type } from './stage.tsx'

afterEach(leave)

const codes = () => all('[data-row-id] [data-column=code]').map((one) => one.textContent)

/** A gateway that answers no page any more once `hold` was called, until what that gave is. */
const slowLists = (rows: Parameters<typeof codesGateway>[0]) => {
  const gateway = codesGateway(rows)
  const list = gateway.list.getMockImplementation()
  let held: Promise<void> | undefined
  gateway.list.mockImplementation(async (entity, request, signal) => {
    if (request.offset !== undefined) await held
    return list?.(entity, request, signal) ?? { rows: [], count: 0 }
  })
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { gateway, hold }
}

const confirmed = async () => {
  await settle(() => all('[role=alertdialog] [data-action=confirm]').length > 0)
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(() => all('dialog').length === 0)
}

/** Gives the first row another code. */
const rename = async (code: string) => {
  await click('[data-row-id="1"] [data-action=edit]')
  await settle(() => all('dialog input[name=code]').length > 0)
  const before = find<HTMLInputElement>('dialog input[name=code]').value
  await type(find<HTMLInputElement>('dialog input[name=code]'), code)
  await click('dialog [data-action=save]')
  await confirmed()
  return before
}

it('a row that was saved is shown and changed again as it is, before the list is read anew', async () => {
  const { gateway, hold } = slowLists([rowOf(1), rowOf(2)])
  await showTable({ gateway })
  const answer = hold()
  await rename('Z9')
  expect(codes()).toEqual(['Z9', 'M002'])
  expect(await rename('Z8')).toBe('Z9')
  expect(gateway.update.mock.calls.map(([, , , version]) => version)).toEqual([1, 2])
  answer()
  await settle(() => codes().join() === 'M002,Z8')
})

it('a row that was deleted is shown no more, before the list is read anew', async () => {
  const { gateway, hold } = slowLists([rowOf(1), rowOf(2), rowOf(3)])
  await showTable({ gateway })
  const answer = hold()
  await click('[data-row-id="2"] [data-action=delete]')
  await confirmed()
  expect(codes()).toEqual(['M001', 'M003'])
  expect(document.body.textContent).toContain('1–2 sur 2')
  answer()
  await settle()
  expect(codes()).toEqual(['M001', 'M003'])
})

it('nor are those that were deleted together', async () => {
  const { gateway, hold } = slowLists([rowOf(1), rowOf(2), rowOf(3)])
  await showTable({ gateway })
  for (const id of [1, 3]) await click(`[data-row-id="${id}"] [data-action=choose]`)
  await settle(() => all('[data-action=remove-chosen]').length > 0)
  await click('[data-action=remove-chosen]')
  await settle(() => all('dialog [data-action=confirm]:not(:disabled)').length > 0)
  hold()
  await click('dialog [data-action=confirm]')
  await settle(() => all('dialog').length === 0)
  expect(codes()).toEqual(['M002'])
})

describe('a row that has come to point at another one', () => {
  const shown = { id: 1, version: 1, name: 'Urgences', pole: 1, institution: [1] }
  const other = { ...shown, id: 2, name: 'Bloc', pole: 2 }
  const pageAfter = (written: WireRow): WireRow | undefined => {
    const queries = new QueryClient()
    const labels = [1, 2].map((id) => ({ id, label: `Pôle ${id}` }))
    const page = { rows: [shown, other], count: 2, related: { pole: { labels } } }
    const options = { queryKey: ['page'], meta: { rowsOf: 'service' }, initialData: page, staleTime: 60_000 }
    const leaves = new QueryObserver(queries, { ...options, queryFn: async () => page }).subscribe(
      () => undefined,
    )
    putRows(queries, service.entity, [written])
    leaves()
    return queries.getQueryData<typeof page>(options.queryKey)?.rows[0]
  }

  it('is shown as it is where the page has its label', () => {
    const written = { ...shown, version: 2, pole: 2 }
    expect(pageAfter(written)).toEqual(written)
    expect(pageAfter({ ...written, pole: null })).toMatchObject({ version: 2, pole: null })
  })

  it('waits for the reading where the page has none, with its version', () => {
    expect(pageAfter({ ...shown, version: 2, pole: 3 })).toBe(shown)
  })

  it('waits for it where the answer does not hold all that is shown', () => {
    expect(pageAfter({ id: 1, version: 2, name: 'SAMU' })).toBe(shown)
  })
})
