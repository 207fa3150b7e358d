import type { AnyTable } from '#dsl/table.ts'
import type { Gateway } from '../gateway.ts'
import type { Failure } from './failures.ts'

interface LineRow {
  readonly lineId: number
  readonly row: Readonly<Record<string, unknown>>
}

/** Lines whose value a selected institution has already, where that forbids the whole creation. Throws as the gateway does. */
export const takenLines = async (
  gateway: Gateway,
  { create, entity }: AnyTable,
  lines: readonly LineRow[],
  institutions: readonly number[],
): Promise<readonly Failure[]> => {
  const column = create.by === 'lines' ? create.unlessExists : undefined
  if (column === undefined) return []
  const values = [...new Set(lines.map(({ row }) => row[column]))]
  const query = { [column]: values, institution: institutions }
  const { rows } = await gateway.list(entity.name, {
    select: [column],
    query,
    limit: values.length * institutions.length,
  })
  const there = new Set(rows.map((row) => row[column]))
  return lines
    .filter(({ row }) => there.has(row[column]))
    .map(({ lineId }) => ({ lineId, problem: { column, code: 409, reason: 'taken', lineId } }))
}
