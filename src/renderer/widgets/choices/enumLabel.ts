import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Enumeration } from '#dsl/columns/enumeration.ts'
import { zoneLabel } from './zoneLabel.ts'

/** How a value comes by its label, for each sort of enumeration. */
const makers: Readonly<
  Record<Enumeration['labels'], (t: TFunction, name: string, value: string | number) => string>
> = {
  locales: (t, name, value) => t(`enums.${name}.${value}`, String(value)),
  timezone: (t, _, value) => zoneLabel(t, String(value)),
}

/** The label of a value of the column's enumeration; a value that is none of them, as it is. */
export const enumLabel = (t: TFunction, column: AnyColumn, value: string | number): string => {
  const { enumeration } = column.facts
  return enumeration?.values.includes(value)
    ? makers[enumeration.labels](t, enumeration.name, value)
    : String(value)
}

export const enumChoices = (t: TFunction, column: AnyColumn) =>
  (column.facts.enumeration?.values ?? []).map((value) => ({ value, label: enumLabel(t, column, value) }))

/** By enumeration, since the labels of a page's language stay the same. */
const longest = new Map<string, number>()

/** The length of the longest label of the column's enumeration. */
export const longestLabel = (t: TFunction, language: string, column: AnyColumn): number | undefined => {
  const { enumeration } = column.facts
  if (!enumeration) return undefined
  const key = `${language} ${enumeration.name}`
  const known = longest.get(key) ?? Math.max(...enumChoices(t, column).map(({ label }) => label.length))
  longest.set(key, known)
  return known
}
