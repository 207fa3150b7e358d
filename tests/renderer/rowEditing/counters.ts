import { act } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { EditedRow } from '#renderer/rowEditing/RowTable.tsx'
import { catalogue } from '#schemas'
import { all, click, find, settle, showTable } from '../list/stage.tsx'
import { stageGateway } from '../stageGateway.ts'

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

/** The backend with these counters; `fails` says which institution's writes are refused, and with what. */
export const gatewayOf = (records: readonly WireRow[], fails = new Map<number, object>()) =>
  stageGateway(catalogue, { counter: records }, { fails })

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
