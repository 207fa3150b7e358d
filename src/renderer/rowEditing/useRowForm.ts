import { useMemo, useState } from 'react'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import type { Differing } from '#engine/pivot.ts'
import type { WireRow } from '#protocol/row.ts'
import { type FormName, forgetForm, keepForm, keptForm } from '../form/kept/keptForms.ts'
import { refillForm, useKept } from '../form/kept/useKept.ts'
import { laterShape, type OpenForm } from '../form/useForm.ts'
import { togetherStore } from '../many/togetherStore.ts'
import { keptOf } from '../many/togetherTable.ts'
import { contextOf, type RendererServices, useRenderer } from '../RendererContext.ts'

export interface OpenRow extends OpenForm {
  /** Columns that differ between the institutions, of which nothing is entered. */
  readonly differing: readonly string[]
  /** Keeps what was forgotten: a row opened in the same institutions takes it up. */
  keep(): void
}

interface EditedForm {
  readonly table: AnyTable
  readonly row: WireRow
  readonly rowKey: number
  readonly differing: Differing | undefined
}

/**
 * The store of a row edited where it stands. One left unfinished in the same institutions is taken up again. What differs
 * between them is part of the change once it is touched: no limit is a value too.
 */
export const useRowForm = ({ table, row, rowKey, differing }: EditedForm): OpenRow => {
  const services = useRenderer()
  const [touched, setTouched] = useState<ReadonlySet<string>>(NONE)
  const columns = useMemo(() => columnsOf(differing), [differing])
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
    const differ = columnsOf(differing)
    const kept = keptOf(table, { differing: differ })
    const store = togetherStore(old && taken ? old : open(services, table, row), differ, kept, setTouched)
    return { name, store, restored: taken || refillForm(name, store) !== undefined }
  })
  useKept(name, store, services.selected)
  const [line = 0] = store.lines()
  return {
    store,
    restored,
    differing: columns.filter(
      (column) => !touched.has(column) && !store.changedColumns(line).includes(column),
    ),
    forget: () => forgetForm(name),
    keep: () => keepForm({ name, store, places: services.selected }),
  }
}

const NONE: ReadonlySet<string> = new Set()

const columnsOf = (differing: Differing = {}): readonly string[] =>
  Object.keys(differing).filter((column) => differing[column])

const open = (services: RendererServices, table: AnyTable, row: WireRow): FormStore =>
  createFormStore({
    entity: table.entity,
    context: contextOf(services, 'modify', services.selected),
    rows: [row],
    columns: columnsOfForm(table),
    // Rows made of records are checked by their kinds and rules; the records by the server.
    shape: table.source ? undefined : laterShape(services.loadShape(table.entity.name)),
  })
