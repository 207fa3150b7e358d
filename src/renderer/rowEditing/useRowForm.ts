import { useState } from 'react'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { type FormName, forgetForm, keepForm, keptForm } from '../form/kept/keptForms.ts'
import { refillForm, useKept } from '../form/kept/useKept.ts'
import { laterShape, type OpenForm } from '../form/useForm.ts'
import { contextOf, type RendererServices, useRenderer } from '../RendererContext.ts'

export interface OpenRow extends OpenForm {
  /** Keeps what was forgotten: a row opened in the same institutions takes it up. */
  keep(): void
}

/** The store of a row edited where it stands. One left unfinished in the same institutions is taken up again. */
export const useRowForm = (table: AnyTable, row: WireRow, rowKey: number): OpenRow => {
  const services = useRenderer()
  const [{ name, store, restored }] = useState(() => {
    const name: FormName = {
      person: services.person,
      table: table.name,
      row: rowKey,
      within: services.selected,
    }
    const old = keptForm(name)
    const taken = old?.dirty() === true
    old?.setContext(contextOf(services, 'modify', services.selected))
    const store = old && taken ? old : open(services, table, row)
    return { name, store, restored: taken || refillForm(name, store) !== undefined }
  })
  useKept(name, store, services.selected)
  return {
    store,
    restored,
    forget: () => forgetForm(name),
    keep: () => keepForm({ name, store, places: services.selected }),
  }
}

const open = (services: RendererServices, table: AnyTable, row: WireRow): FormStore =>
  createFormStore({
    entity: table.entity,
    context: contextOf(services, 'modify', services.selected),
    rows: [row],
    columns: columnsOfForm(table),
    // Rows made of records are checked by their kinds and rules; the records by the server.
    shape: table.source ? undefined : laterShape(services.loadShape(table.entity.name)),
  })
