import type { TFunction } from 'i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { enumLabel } from '../widgets/choices/enumLabel.ts'

/** How people call a row: its label, or all that tells it apart where it is made of records. */
export const rowName = (t: TFunction, { entity, source }: AnyTable, row: WireRow): string => {
  const names = source ? Object.keys(source.rows) : [entity.label.column]
  const texts = names.map((name) => {
    const column = entity.columns[name]
    const value = row[name]
    return column?.facts.enumeration && (typeof value === 'number' || typeof value === 'string')
      ? enumLabel(t, column, value)
      : String(value ?? row.id)
  })
  return texts.join(', ')
}
