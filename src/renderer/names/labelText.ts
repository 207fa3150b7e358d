import type { TFunction } from 'i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { sayOf } from '../widgets/cells.ts'
import { enumLabel } from '../widgets/choices/enumLabel.ts'

interface Words {
  readonly t: TFunction
  readonly language: string
  /** How the row of an id is called, of a row that is named by the one it points at. */
  readonly pointed: (id: number) => string | undefined
}

/** A row's own label as people read it: a value of an enumeration by its words, a date in the language's form, else `#12`. */
export const labelText = (
  { columns, label }: Pick<AnyEntity, 'columns' | 'label'>,
  row: Readonly<Record<string, unknown>> & { readonly id: number },
  { t, language, pointed }: Words,
): string => {
  const column = columns[label.column]
  const value = row[label.column]
  if (value === null || value === undefined || value === '') return `#${row.id}`
  if (column?.facts.entity) return pointed(Number(value)) ?? `#${value}`
  if (column?.facts.enumeration && (typeof value === 'string' || typeof value === 'number'))
    return enumLabel(t, column, value)
  return (column && sayOf(column.kind)?.(value, language, t)) ?? String(value)
}
