import type { Copy } from '#dsl/entities/derived.ts'
import type { Values } from '#protocol/row.ts'
import { pointedBy, writableCopies } from '../../resources/catalogue/copySource.ts'
import type { Resource } from '../../resources/catalogue/resource.ts'
import type { StoredRow } from '../../resources/catalogue/storedRow.ts'
import type { Line } from './historyLines.ts'

/** A row that another one repeats, and is changed by: who changes the name of an access changes that of the person. */
export interface RepeatedRow {
  readonly entity: string
  readonly row: number
  /** The columns that repeat it. */
  readonly copies: readonly (readonly [string, Copy])[]
}

export const repeatedRows = (resource: Resource, row: StoredRow): readonly RepeatedRow[] =>
  [...Map.groupBy(writableCopies(resource), ([, { relation }]) => relation)].flatMap(([relation, copies]) => {
    const id = row[relation]
    return typeof id === 'number' ? [{ entity: pointedBy(resource, relation), row: id, copies }] : []
  })

/** What was recorded of a row that is repeated, under the names of the columns that repeat it. */
export const asRepeated = (line: Line, rows: readonly RepeatedRow[]): Line => {
  const of = rows.find(({ entity }) => entity === line.entity)
  if (!of) return line
  const named = (values: Values | null): Values | null =>
    values && Object.fromEntries(of.copies.map(([name, { column }]) => [name, values[column]]))
  return { ...line, before: named(line.before), after: named(line.after) }
}
