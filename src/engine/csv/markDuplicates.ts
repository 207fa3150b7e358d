import type { AnyEntity, Unique } from '#dsl/entity.ts'
import { uniqueKey } from '../uniqueKey.ts'
import type { RehearsedRow } from './rehearsedRow.ts'

/**
 * Marks every row whose unique columns another row of the file has: `duplicate` when the text is the same,
 * `likelyDuplicate` when it differs in case or in the way its letters are encoded.
 */
export const markDuplicates = (rows: readonly RehearsedRow[], entity: AnyEntity): RehearsedRow[] =>
  entity.unique.reduce((marked: RehearsedRow[], rule: Unique) => markRule(marked, rule), [...rows])

const markRule = (rows: readonly RehearsedRow[], rule: Unique): RehearsedRow[] => {
  const column = rule.columns[0]
  if (column === undefined) return [...rows]
  const alike = count(rows, (row) => uniqueKey(rule.columns.map((name) => row.row[name])))
  const same = count(rows, (row) => exactKey(row, rule))
  return rows.map((row) => {
    if ((alike(row) ?? 0) < 2) return row
    const reason = (same(row) ?? 0) > 1 ? 'duplicate' : 'likelyDuplicate'
    const state = row.state === 'error' ? 'error' : 'duplicate'
    return { ...row, state, problems: [...row.problems, { column, code: rule.code, reason }] }
  })
}

const exactKey = (row: RehearsedRow, rule: Unique): string =>
  JSON.stringify(rule.columns.map((name) => row.row[name] ?? null))

/** Counts rows by key; answers how many have the key of a row, undefined where it has none. */
const count = (rows: readonly RehearsedRow[], keyOf: (row: RehearsedRow) => string | null) => {
  const keys = new Map(rows.map((row) => [row, keyOf(row)]))
  const counts = new Map<string, number>()
  for (const key of keys.values()) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (row: RehearsedRow): number | undefined => counts.get(keys.get(row) ?? '')
}
