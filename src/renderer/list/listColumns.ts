import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { readsOf } from '#dsl/entities/facts.ts'
import { isShared, placeColumn } from '#dsl/entities/places.ts'
import { relations } from '#dsl/kinds/relations.ts'
import type { Picture } from '#dsl/tables/picture.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isShown } from '#engine/criteria.ts'

/** A column of a list: one of the entity's, the institutions of a shared row, or a picture drawn from several columns. */
export type ListColumn =
  | {
      readonly name: string
      readonly column: AnyColumn
      readonly sorts: boolean
      /** Key of the words in which the list counts what a value points at; elsewhere it is named. */
      readonly counted?: string
      readonly picture?: undefined
    }
  | {
      readonly name: string
      readonly column?: undefined
      readonly counted?: undefined
      readonly picture: Picture
    }

const institutions = { name: 'institution', column: relations('institution'), sorts: false } as const

/** Which of the selected institutions share a row. */
export const sharers = { name: 'sharers', column: relations('institution'), sorts: false } as const

/** Where a row is, where several institutions are selected and the table does not show it anyway. */
const ownPlace = (
  { entity, list, source }: AnyTable,
  context: Context,
  chosen: readonly string[],
): ListColumn[] => {
  if (source || list.matrix || context.institutions.length < 2) return []
  const name = placeColumn(entity)
  if (name === undefined) return isShared(entity) && !chosen.includes(institutions.name) ? [sharers] : []
  const column = entity.columns[name]
  const isThere = chosen.includes(name) || entity.label.column === name
  return column && !isThere ? [{ name, column, sorts: false }] : []
}

/**
 * What the list shows for these institutions, in the order of the table or as it was chosen; where a row is beside its first
 * column, or those that make its name together.
 */
export const listColumns = (
  table: AnyTable,
  context: Context,
  chosen: readonly string[] = table.list.columns,
): readonly ListColumn[] => {
  const own = ownColumns(table, context, chosen)
  const naming = readsOf(table.entity, table.entity.label.column)
  const rest = own.findIndex(({ name }, i) => i > 0 && !naming.includes(name))
  const before = rest < 0 ? own.length : rest
  if (own.length === 0) return []
  return [...own.slice(0, before), ...ownPlace(table, context, chosen), ...own.slice(before)]
}

/** Of the columns that are shown, those that make a row's name: its label, else what that is made of, else the first. */
export const namingColumns = ({ entity }: AnyTable, columns: readonly ListColumn[]): readonly string[] => {
  const shown = columns.map(({ name }) => name)
  const { column: label } = entity.label
  if (shown.includes(label)) return [label]
  const parts = shown.filter((name) => readsOf(entity, label).includes(name))
  return parts.length > 0 ? parts : shown.slice(0, 1)
}

const ownColumns = (table: AnyTable, context: Context, chosen: readonly string[]): readonly ListColumn[] =>
  chosen.flatMap((name): ListColumn[] => {
    const column = table.entity.columns[name]
    const counted = column?.kind.counted && { counted: `tables.${table.name}.counts.${name}` }
    if (column) return isShown(column, context) ? [{ name, column, sorts: true, ...counted }] : []
    const picture = table.pictures[name]
    if (picture) return [{ name, picture }]
    return name === institutions.name ? [institutions] : []
  })

/** What stands above a column. */
export const columnLabel = (t: TFunction, table: string, { name }: ListColumn): string =>
  columnNameLabel(t, table, name)

export const columnNameLabel = (t: TFunction, table: string, name: string): string =>
  t([`tables.${table}.columns.${name}`, 'list.institution'])

/** Names of the entity's columns that are shown for these institutions. */
export const shownColumns = ({ entity }: AnyTable, context: Context): readonly string[] =>
  Object.entries(entity.columns).flatMap(([name, column]) => (isShown(column, context) ? [name] : []))

export const alignOf = ({ column }: ListColumn): 'start' | 'end' => column?.kind.align ?? 'start'

/** Pixels of the column that a row's buttons stand in. */
export const actionsWidth = (buttons: number): number => (buttons > 0 ? 16 + 32 * buttons : 0)

/** Pixels of the column that the boxes stand in. */
export const CHOICE_WIDTH = 40
