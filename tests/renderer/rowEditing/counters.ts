import { act } from 'react'
import { vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { EditedRow } from '#renderer/rowEditing/RowTable.tsx'
import { all, click, find, settle, showTable } from '../list/stage.tsx'

export const record = (id: number, more: object): WireRow => ({
  id,
  version: 1,
  institution: 1,
  statut: 0,
  whichCounter: 0,
  limitType: 0,
  isActive: false,
  starter: 1,
  limitValue: null,
  ...more,
})

/** A gateway over records in memory; `fails` says which institution's writes are refused, and with what. */
export const gatewayOf = (records: readonly WireRow[], fails = new Map<number, object>()) => {
  let present = [...records]
  const refuse = (institution: unknown) => {
    const found = fails.get(institution as number)
    if (found) throw found
  }
  return {
    list: vi.fn<Gateway['list']>(async () => ({ rows: present, count: present.length })),
    insert: vi.fn<Gateway['insert']>(async (_, row) => {
      refuse(row.institution)
      const made = record(100 + present.length, row)
      present = [...present, made]
      return made
    }),
    update: vi.fn<Gateway['update']>(async (_, id, patch, version) => {
      const before = present.find((row) => row.id === id) as WireRow
      refuse(before.institution)
      const after = { ...before, ...patch, version: version + 1 }
      present = present.map((row) => (row.id === id ? after : row))
      return after
    }),
    remove: vi.fn<Gateway['remove']>(),
    insertAll: vi.fn<Gateway['insertAll']>(),
    updateAll: vi.fn<Gateway['updateAll']>(),
    removeAll: vi.fn<Gateway['removeAll']>(),
    link: vi.fn<Gateway['link']>(),
    upsertBatch: vi.fn<Gateway['upsertBatch']>(),
  }
}

export const show = async (table: AnyTable, gateway: ReturnType<typeof gatewayOf>, more: object = {}) => {
  // The form of a row is fetched when the browser is idle.
  await EditedRow.fetch()
  const shown = await showTable({ gateway, ...more }, {}, table)
  await settle(() => all('[data-row-key]').length > 0)
  return shown
}
export const textOf = (key: number, column: string) =>
  find(`[data-row-key="${key}"] [data-column=${column}] .row-value`).textContent
export const pencil = (key: number) => `[data-row-key="${key}"] [data-action=edit]`
export const input = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`)
export const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`select[name="${name}"]`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
export const confirm = async (done: () => unknown) => {
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(done)
}
export const closed = () => all('[data-action=save]').length === 0
