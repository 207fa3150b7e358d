import { uniqueRules } from '../entities/facts.ts'
import { placeColumn } from '../entities/places.ts'
import { entriesOf } from '../entriesOf.ts'
import { SchemaError } from '../schemaError.ts'
import type { AnyPivot, PivotCell } from '../tables/pivot.ts'

/** The columns that tell the records of one institution apart. */
const keysOf = ({ rows, across }: AnyPivot, cell: PivotCell | undefined): string[] =>
  [...Object.values(rows), ...across, ...Object.keys(cell?.at ?? {})].map(String).sort()

/** Refuses cells of the table that are not each one column of one record, told apart by enumerations. */
export const checkPivot = (table: string, pivot: AnyPivot): void => {
  const { of, cells } = pivot
  if (placeColumn(of) === undefined)
    throw new SchemaError(`${of.name}: pivoted records belong to one institution`)
  const [first, ...others] = entriesOf<PivotCell>(cells).map(([, cell]) => keysOf(pivot, cell))
  for (const name of first ?? [])
    if (!of.columns[name]?.facts.enumeration)
      throw new SchemaError(`${of.name}.${name} has no values to be pivoted by`)
  if (others.some((keys) => keys.join() !== first?.join()))
    throw new SchemaError(`${of.name}: cells of a pivot are told apart by different columns`)
  const [unique] = uniqueRules(of)
  if (unique && [...unique.columns].sort().join() !== first?.join())
    throw new SchemaError(
      `${table}: several records of ${of.name} stand behind a cell, which are unique by ${unique.columns.join(', ')}`,
    )
}
