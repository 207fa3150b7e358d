import type { ReactNode } from 'react'
import { institutionsOf, placeColumn } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../../gateway.ts'
import { pictures, valuesOf } from '../../pictures/index.ts'
import { cellOf } from '../../widgets/cells.ts'
import type { Wording } from '../../widgets/widget.ts'
import { type ListColumn, sharers } from '../listColumns.ts'
import { LabelAfter } from './LabelAfter.tsx'
import { PlaceNames } from './PlaceNames.tsx'
import { Sharers } from './Sharers.tsx'

/** The read view of a value, a label after the row it goes with, or the picture drawn from several values. */
export const drawCell = (
  { name, column, counted, picture }: ListColumn,
  row: WireRow,
  table: AnyTable,
  { t, language }: Wording,
  related: ListAnswer['related'] = {},
): ReactNode => {
  const { entity } = table
  if (picture) return pictures[picture.picture]({ values: valuesOf(picture, row), size: 'row', t })
  if (name === entity.label.column && entity.label.after)
    return (
      <LabelAfter
        column={entity.columns[entity.label.after]}
        row={row}
        entity={entity}
        related={related[entity.label.after]}
      />
    )
  if (name === sharers.name) return <Sharers ids={institutionsOf(entity, row)} />
  // Institutions are known by name, where no page tells them.
  if (!(name in entity.columns) || (name === placeColumn(entity) && !related[name]))
    return <PlaceNames ids={institutionsOf(entity, row)} />
  return cellOf(column.kind)({
    value: row[name] ?? null,
    column,
    beside: row[column.facts.by?.column ?? ''],
    related: related[name],
    ...(counted && { counted, complete: related[name]?.complete?.includes(row.id) }),
    t,
    language,
  })
}
