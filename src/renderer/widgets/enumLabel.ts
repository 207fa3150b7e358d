import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/column.ts'

/** The label of a value of the column's enumeration: `enums.{enum}.{value}`. */
export const enumLabel = (t: TFunction, column: AnyColumn, value: string | number): string =>
  t(`enums.${column.facts.enumeration?.name}.${value}`, String(value))

export const enumChoices = (t: TFunction, column: AnyColumn) =>
  (column.facts.enumeration?.values ?? []).map((value) => ({ value, label: enumLabel(t, column, value) }))
