import type { TFunction } from 'i18next'
import { type AnyColumn, columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { ValueLabels } from '#engine/csv/readCell.ts'
import { answers } from './boolean.tsx'
import { enumChoices } from './enumLabel.ts'

/** What the values of a column are called where they are always the same: those of an enumeration, yes and no. */
export const labelsOf = (t: TFunction, column: AnyColumn): ValueLabels[string] =>
  column.kind.json.type === 'boolean' ? answers(t, column) : enumChoices(t, column)

/** The same for the columns of a file. */
export const valueLabels = (t: TFunction, { columns }: AnyEntity, names: readonly string[]): ValueLabels =>
  Object.fromEntries(
    names.flatMap((name) => {
      const labels = labelsOf(t, columnNamed(columns, name))
      return labels.length > 0 ? [[name, labels]] : []
    }),
  )
