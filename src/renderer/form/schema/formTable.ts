import type { Columns } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { relations } from '#dsl/kinds/relations.ts'
import { remembered } from '#dsl/remembered.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { Assigned } from '#dsl/tables/creation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { defaultOf } from '#engine/blank.ts'
import { judge } from '#engine/criteria.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { LineRow } from '#engine/save/write.ts'
import { statusOf } from '../statusOf.ts'

type Row = Readonly<Record<string, unknown>>

/** The input for the institutions of a line, where a table has one. */
export const assignedOf = ({ create }: AnyTable): Assigned | undefined =>
  create.by === 'lines' ? create.assigned : undefined

/** The table as its form sees it, with the institutions of a line as one of its columns. The same object each time. */
export const formTableOf = remembered((table: AnyTable): AnyTable => {
  const assigned = assignedOf(table)
  return !assigned || assigned.as in table.entity.columns ? table : withColumn(table, assigned)
})

const withColumn = (table: AnyTable, { as, before }: Assigned): AnyTable => {
  const { entity, form } = table
  const column = relations('institution', { required: true, edit: 'onCreate' })
  const insert = (names: readonly string[]) =>
    names.flatMap((name) => (name === before ? [as, name] : [name]))
  const columns: Columns = { ...entity.columns, [as]: column }
  if (form.style === 'category') {
    const groups = Object.entries(form.groups).map(([group, names]) => [group, insert(names)])
    return { ...table, entity: { ...entity, columns }, form: { ...form, groups: Object.fromEntries(groups) } }
  }
  const named = insert(form.columns ?? Object.keys(entity.columns))
  const placed = { ...form, columns: named.includes(as) ? named : [...named, as] }
  return { ...table, entity: { ...entity, columns }, form: placed }
}

/** The table whose form leaves out the column of its status, which stands above it. The same object each time. */
export const withoutStatus = remembered((table: AnyTable): AnyTable => {
  const { form } = table
  const status = statusOf(table)
  if (status === undefined) return table
  const others = (names: readonly string[]) => names.filter((name) => name !== status)
  if (form.style !== 'category') return { ...table, form: { ...form, columns: others(columnsOfForm(table)) } }
  const groups = Object.entries(form.groups).map(([group, names]) => [group, others(names)] as const)
  return { ...table, form: { ...form, groups: Object.fromEntries(groups) } }
})

/** A row as the form of its table takes it. */
export const formRowOf = <R extends Row>(table: AnyTable, row: R): R => {
  const assigned = assignedOf(table)
  return assigned ? { ...row, [assigned.as]: row.institution } : row
}

/** What a new line begins with beyond the defaults of its columns. Source: specification §5, assignment institutions. */
export const lineDefaults = (table: AnyTable, context: Context): Row => {
  const begun = Object.entries(table.entity.columns).flatMap(([name, column]) =>
    column.options.unless ? [[name, defaultOf(column, context)]] : [],
  )
  return { ...Object.fromEntries(begun), ...firstPlace(table, context) }
}

const firstPlace = (table: AnyTable, context: Context): Row => {
  const assigned = assignedOf(table)
  const first = context.institutions.slice(0, 1)
  if (!assigned || first.length === 0) return {}
  const { firstUnless } = assigned
  const isLeft = firstUnless !== undefined && judge(firstUnless, { ...context, institutions: first }).met
  return isLeft ? {} : { [assigned.as]: first }
}

/** The lines of a form as they are sent. */
export const linesOf = (table: AnyTable, store: FormStore): readonly LineRow[] => {
  const rows = store.rows()
  return store.lines().map((lineId, i) => ({
    lineId,
    row: sentOf(table, rows[i] ?? {}),
    ...(store.placesBy && { institutions: store.institutions(lineId) }),
  }))
}

/** Institutions that new lines go to: those of the form, unless each line says its own. */
export const placesOf = (store: FormStore, places: readonly number[]): readonly number[] =>
  store.placesBy === undefined ? places : store.context().institutions

/** What of a line is sent as columns of the row. */
export const sentOf = (table: AnyTable, row: Row): Row => {
  const assigned = assignedOf(table)
  if (!assigned) return row
  const { [assigned.as]: _, ...columns } = row
  return columns
}
