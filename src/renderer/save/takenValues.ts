import { copyInto } from '#dsl/entities/facts.ts'
import { entriesOf } from '#dsl/entriesOf.ts'
import type { Notice } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { type ColumnProblem, clashAt } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'

interface Told extends Notice {
  readonly column: string
  readonly value: string
}

/** Columns of a change that the table tells of when another row has their value, and what they are to hold. */
export const toldWhenTaken = ({ confirm }: AnyTable, patch: Values): readonly Told[] =>
  entriesOf<Notice>(confirm.taken ?? {}).flatMap(([column, notice]) => {
    const value = patch[column]
    return typeof value === 'string' && value !== '' ? { ...notice, column, value } : []
  })

/**
 * Of these, those whose value another row has, wherever it is: of a column that repeats another row, a row of that entity.
 * Compared as unique rules compare. Throws as the gateway does.
 */
export const takenElsewhere = async (
  gateway: Gateway,
  { entity }: AnyTable,
  row: WireRow,
  told: readonly Told[],
): Promise<readonly ColumnProblem[]> => {
  const found = await Promise.all(
    told.map(async ({ column, value, code }): Promise<ColumnProblem[]> => {
      const copy = copyInto(entity, column)
      const of = (copy && entity.columns[copy.relation]?.facts.entity) ?? entity.name
      const [own, name] = copy ? [row[copy.relation], copy.column] : [row.id, column]
      const { rows } = await gateway.list(of, {
        select: [name],
        text: { value, columns: [name] },
        limit: MOST_ROWS,
      })
      const isTaken = rows.some((one) => one.id !== own && uniqueKey([one[name]]) === uniqueKey([value]))
      return isTaken ? [clashAt('taken', code, { columns: [column] })] : []
    }),
  )
  return found.flat()
}
