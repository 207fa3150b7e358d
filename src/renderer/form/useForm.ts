import { useState } from 'react'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import type { Shape } from '#engine/validation/shape.ts'
import type { WireRow } from '#protocol/row.ts'
import { concernedBy, contextOf, type RendererServices, useRenderer } from '../RendererContext.ts'
import { useSame } from '../useSteady.ts'
import { type FormName, forgetForm, keptForm, keptPlaces, refillForm, useKept } from './kept/keptForms.ts'
import { assignedOf, formRowOf, lineDefaults, sentOf } from './schema/formTable.ts'
import { statusOf } from './statusOf.ts'

export interface OpenForm {
  readonly store: FormStore
  /** The form was left unfinished and is given back as it was. */
  readonly restored: boolean
  /** Saved, or given up: nothing is kept. */
  forget(): void
}

interface RestoredForm extends OpenForm {
  /** Institutions that it was for when it was left. */
  readonly before: readonly number[]
}

/**
 * The store of a form for new lines, or for a row, in these institutions. An unfinished one of the same person and row
 * is taken up again, over the row as it is now.
 */
export const useForm = (
  table: AnyTable,
  row: WireRow | undefined,
  institutions: readonly number[],
  prepare?: (store: FormStore) => void,
  writable?: ReadonlySet<string>,
): RestoredForm => {
  const services = useRenderer()
  const [{ name, store, before }] = useState(() => {
    const opened = open(services, table, row, institutions, writable)
    if (!opened.before) prepare?.(opened.store)
    return opened
  })

  useKept(name, store, useSame(institutions))
  return { store, restored: before !== undefined, before: before ?? [], forget: () => forgetForm(name) }
}

const open = (
  services: RendererServices,
  table: AnyTable,
  row: WireRow | undefined,
  institutions: readonly number[],
  writable?: ReadonlySet<string>,
) => {
  const { entity, form } = table
  const name: FormName = { person: services.person, table: table.name, row: row?.id }
  const context = contextOf(
    services,
    row ? 'modify' : 'create',
    concernedBy(entity, row, services, institutions),
  )
  const given = row && formRowOf(table, row)
  const old = keptForm(name)
  if (old?.dirty()) {
    old.setContext(context)
    const [line] = old.lines()
    if (given && line !== undefined) old.rebase(line, given)
    return { name, store: old, before: keptPlaces(name) }
  }
  const shape = laterShape(services.loadShape(entity.name))
  const store = createFormStore({
    entity,
    context,
    rows: given && [given],
    maxLines: row || form.style !== 'plain' ? 1 : form.lines,
    columns: columnsOfForm(table),
    shape: (line) => shape(sentOf(table, line)),
    defaults: lineDefaults(table, context),
    placesBy: assignedOf(table)?.as,
    writable,
    status: statusOf(table),
    later: withNextFrame,
  })
  return { name, store, before: refillForm(name, store) }
}

/** What a key leads to would be most of what the key costs. */
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
