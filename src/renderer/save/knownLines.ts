import { uniqueRules } from '#dsl/entities/facts.ts'
import { nameColumns, namedBy } from '#dsl/entities/label.ts'
import { placeName } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { lacking } from '#engine/save/planLinks.ts'
import type { Failure } from '#engine/save/state.ts'
import type { LineRow } from '#engine/save/write.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway, ListAnswer } from '../gateway.ts'

/** A line that names a row which is there already. */
interface KnownLine {
  readonly lineId: number
  readonly row: WireRow
  /** Labels of what it is named by. */
  readonly related?: ListAnswer['related']
}

interface Known {
  /** Rows that at least one of the institutions lacks. */
  readonly known: readonly KnownLine[]
  /** Lines whose row all institutions have. */
  readonly taken: readonly Failure[]
}

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
      const { rows, related } = await gateway.list(entity.name, {
        select: [...new Set([column, ...nameColumns(entity), placeName(entity)])],
        ...(namedBy(entity).length > 0 && { related: namedBy(entity) }),
        text: { value: String(row[column] ?? ''), columns: [column] },
        limit: MOST_ROWS,
      })
      const same = rows.find((one) => uniqueKey([one[column]]) === uniqueKey([row[column]]))
      if (!same) return []
      return [{ lineId, row: same, related, lacks: lacking(same, own).length > 0 }]
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
