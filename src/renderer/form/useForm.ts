import { useEffect, useState } from 'react'
import type { Context } from '#dsl/criterion.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import { sameValue } from '#engine/readText.ts'
import type { Shape } from '#engine/validation/shape.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { concernedBy, contextOf, type RendererServices, useRenderer } from '../RendererContext.ts'
import { useSame, useSteady } from '../useSteady.ts'
import { type FormName, forgetForm, keptForm, keptPlaces } from './kept/keptForms.ts'
import { refillForm, useKept } from './kept/useKept.ts'
import { assignedOf, formRowOf, lineDefaults, sentOf } from './schema/formTable.ts'
import { statusOf } from './statusOf.ts'

export interface OpenForm {
  readonly store: FormStore
  /** The row that its values were entered over, by which a save is sent. */
  readonly row?: WireRow | undefined
  /** The form was left unfinished and is given back as it was. */
  readonly restored: boolean
  /** Saved, or given up: nothing is kept. */
  forget(): void
}

interface RestoredForm extends OpenForm {
  /** Institutions that it was for when it was left. */
  readonly before: readonly number[]
}

interface FormFor {
  readonly table: AnyTable
  /** The row that it modifies, as it is by now; new lines where there is none. */
  readonly row?: WireRow | undefined
  readonly institutions: readonly number[]
  /** New lines are for these institutions and for no others: what was typed for some is not given back in others. */
  readonly only?: boolean
  /** What a new line begins with, beyond the defaults of its columns. */
  readonly defaults?: Values
  /** The columns that the person may change; all where not said. */
  readonly writable?: ReadonlySet<string> | undefined
  /** Lays values or problems into a form that nobody has begun. */
  prepare?(store: FormStore): void
}

/**
 * The store of a form. An unfinished one of the same person and row is taken up again, over the row as it is now. A newer
 * row comes in under what is being entered, unless it has other values in the same columns: the save asks about those.
 */
export const useForm = (form: FormFor): RestoredForm => {
  const services = useRenderer()
  const [{ name, store, before }] = useState(() => {
    const opened = open(services, form)
    if (!opened.before) form.prepare?.(opened.store)
    return opened
  })

  const { row } = form
  const [base, setBase] = useState(row)
  const renew = useSteady((newer: WireRow) => {
    if (newer === base || isEnteredIn(store, formRowOf(form.table, newer))) return
    underlay(services, form, store)
    setBase(newer)
  })
  useEffect(() => {
    if (row) renew(row)
  }, [row, renew])
  useKept(name, store, useSame(form.institutions))
  return {
    store,
    row: base,
    restored: before !== undefined,
    before: before ?? [],
    forget: () => forgetForm(name),
  }
}

const open = (services: RendererServices, form: FormFor) => {
  const { table, row, defaults, writable } = form
  const { entity } = table
  const name = formNameOf(services.person, form)
  const old = keptForm(name)
  if (old?.dirty()) {
    underlay(services, form, old)
    return { name, store: old, before: keptPlaces(name) }
  }
  const context = contextIn(services, form)
  const shape = laterShape(services.loadShape(entity.name))
  const store = createFormStore({
    entity,
    context,
    rows: row && [formRowOf(table, row)],
    maxLines: row || table.form.style !== 'plain' ? 1 : table.form.lines,
    columns: columnsOfForm(table),
    shape: (line) => shape(sentOf(table, line)),
    defaults: { ...lineDefaults(table, context), ...defaults },
    placesBy: assignedOf(table)?.as,
    writable,
    status: statusOf(table),
    later: withNextFrame,
  })
  return { name, store, before: refillForm(name, store) }
}

const contextIn = (services: RendererServices, { table, row, institutions }: FormFor): Context =>
  contextOf(services, row ? 'modify' : 'create', concernedBy(table.entity, row, services, institutions))

/** Lays the row as it is now under what was entered. */
const underlay = (services: RendererServices, form: FormFor, store: FormStore): void => {
  const { table, row, writable } = form
  store.setContext(contextIn(services, form))
  store.setWritable(writable)
  const [line] = store.lines()
  if (row && line !== undefined) store.rebase(line, formRowOf(table, row))
}

/** Whether a row has other values than those that the changed columns had before. */
const isEnteredIn = (store: FormStore, row: Values): boolean =>
  store.dirty() &&
  store
    .lines()
    .some((line) =>
      store
        .changedColumns(line)
        .some((column) => !sameValue(store.field(line, column).initial, row[column] ?? null)),
    )

/** The name by which an unfinished form is found again. */
export const formNameOf = (
  person: number,
  { table, row, institutions, only = false }: Pick<FormFor, 'table' | 'row' | 'institutions' | 'only'>,
): FormName => ({
  person,
  table: table.name,
  ...(row ? { row: row.id } : only && { within: institutions }),
})

/** After the next frame: a key is drawn first, since what follows from it takes longer than the key itself. */
const withNextFrame = (work: () => void) => void requestAnimationFrame(work)

/** A shape that says nothing until its validator is there: the kinds check as one types, the server checks all. */
export const laterShape = (loading: Promise<Shape>): Shape => {
  let loaded: Shape | undefined
  loading.then(
    (shape) => {
      loaded = shape
    },
    () => undefined,
  )
  return (row) => loaded?.(row) ?? []
}
