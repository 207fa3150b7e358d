import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { institutionsOf } from '../confirm/question.ts'
import type { WireRow } from '../gateway.ts'
import { pictures, valuesOf } from '../pictures/index.ts'
import { widgetOf } from '../widgets/index.ts'
import { LabelAfter } from './LabelAfter.tsx'
import type { ListColumn } from './listColumns.ts'

/** The read view of a value, a label after the row it goes with, or the picture drawn from several values. */
export const drawCell = (
  { name, column, picture }: ListColumn,
  row: WireRow,
  table: AnyTable,
  t: TFunction,
): ReactNode => {
  const { entity } = table
  if (picture) {
    const Picture = pictures[picture.picture]
    return <Picture values={valuesOf(picture, row)} size="row" t={t} />
  }
  if (name === entity.label.column && entity.label.after)
    return <LabelAfter column={(entity.columns as Columns)[entity.label.after]} row={row} entity={entity} />
  const { Cell } = widgetOf(column.kind)
  const value = row[name] ?? null
  // The institutions of a shared row are no column of it, and are named.
  if (!column.kind.counted || !(name in entity.columns))
    return <Cell value={value} column={column} beside={row[column.facts.by?.column ?? '']} />
  const words = `tables.${table.name}.counts.${name}`
  return <Cell value={value} column={column} counted={words} institutions={institutionsOf(entity, row)} />
}
