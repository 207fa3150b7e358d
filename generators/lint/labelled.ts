import type { AnyColumn } from '#dsl/columns/column.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Labels } from '../labels/locale.ts'

/** A thing of a form or a list that people know by its label. */
export interface Labelled {
  readonly key: string
  readonly label: string
  readonly name: string
  /** Undefined of a picture, and of what no column is. */
  readonly column?: AnyColumn
}

const labelled = (table: AnyTable, labels: Labels, names: readonly string[]): Labelled[] =>
  [...new Set(names)].flatMap((name) => {
    const key = `tables.${table.name}.columns.${name}`
    const label = labels.get(key)
    return label ? [{ key, label, name, column: table.entity.columns[name] }] : []
  })

/** The fields of a form, in order. Rows that are only chosen or ticked have none; those of a row stand under the list's heads. */
export const fieldsOf = (table: AnyTable, labels: Labels): Labelled[] => {
  const { create, list, form } = table
  const isForm = form.style !== 'row' && (list.modify || create.by === 'lines')
  const assigned = create.by === 'lines' && create.assigned ? [create.assigned.as] : []
  return isForm ? labelled(table, labels, [...columnsOfForm(table), ...assigned]) : []
}

/** The heads of a list, in order; those of a matrix stand at its side, where there is room. */
export const headsOf = (table: AnyTable, labels: Labels): Labelled[] =>
  table.list.matrix ? [] : labelled(table, labels, table.list.columns)

/** Whether rows are called by the column. */
export const isName = ({ entity }: AnyTable, name: string): boolean =>
  name === entity.label.column && name !== placeColumn(entity)
