import { uniqueRules } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { uniqueKey } from '#engine/uniqueKey.ts'
import type { Gateway, WireRow } from '../gateway.ts'
import { lacking } from '../pick/usePickable.ts'
import type { Failure } from './failures.ts'
import type { LineRow } from './fanOut.ts'

/** A line that names a row which is there already. */
export interface KnownLine {
  readonly lineId: number
  readonly row: WireRow
}

interface Known {
  /** Rows that at least one of the institutions lacks. */
  readonly known: readonly KnownLine[]
  /** Lines whose row all institutions have. */
  readonly taken: readonly Failure[]
}

const LIMIT = 99_999

/** Rows that the lines name by the column which attaches, compared as the unique rule does. Throws as the gateway does. */
export const knownLines = async (
  gateway: Gateway,
  table: AnyTable,
  lines: readonly LineRow[],
  institutions: readonly number[],
): Promise<Known> => {
  const { create, entity } = table
  const column = create.by === 'lines' ? create.attachesKnown?.by : undefined
  if (column === undefined) return { known: [], taken: [] }
  const code = uniqueRules(entity).find((rule) => rule.columns.includes(column))?.code ?? 409
  const found = await Promise.all(
    lines.map(async ({ lineId, row, institutions: own = institutions }) => {
      const { rows } = await gateway.list(entity.name, {
        select: [column, entity.label.column, 'institution'],
        text: { value: String(row[column] ?? ''), columns: [column] },
        limit: LIMIT,
      })
      const same = rows.find((one) => uniqueKey([one[column]]) === uniqueKey([row[column]]))
      if (!same) return []
      return [{ lineId, row: same, lacks: lacking(same, own).length > 0 }]
    }),
  )
  const all = found.flat()
  return {
    known: all.filter(({ lacks }) => lacks),
    taken: all
      .filter(({ lacks }) => !lacks)
      .map(({ lineId }) => ({ lineId, problem: { column, code, reason: 'taken', lineId } })),
  }
}

/** Ties the row to each institution that lacks it. Twice is harmless. */
export const attach = async (
  gateway: Gateway,
  { entity: { belongs } }: AnyTable,
  row: WireRow,
  institutions: readonly number[],
  key: string,
): Promise<WireRow> => {
  if (belongs.to !== 'institutions') return row
  for (const institution of lacking(row, institutions))
    await gateway.link(belongs.link, belongs.row, [row.id], institution, { key: `${key}-${institution}` })
  return row
}
