import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { uniqueKey } from '../validation/uniqueKey.ts'
import type { RehearsedRow } from './rehearsedRow.ts'

/**
 * Marks every row whose unique columns another row of the file has: `duplicate` when the text is the same,
 * `likelyDuplicate` when it differs in case or in the way its letters are encoded.
 */
export const markDuplicates = (rows: readonly RehearsedRow[], entity: AnyEntity): RehearsedRow[] =>
  uniqueRules(entity).reduce((marked: RehearsedRow[], rule) => markRule(marked, rule), [...rows])

const markRule = (rows: readonly RehearsedRow[], rule: Unique): RehearsedRow[] => {
  const column = rule.columns[0]
  if (column === undefined) return [...rows]
  const keys = rows.map((row) => uniqueKey(rule.columns.map((name) => row.row[name])))
  const texts = rows.map((row) => JSON.stringify(rule.columns.map((name) => row.row[name] ?? null)))
  const [alike, same] = [countsOf(keys), countsOf(texts)]
  return rows.map((row, i) => {
    const [key, text] = [keys[i] ?? null, texts[i] ?? '']
    if (key === null || (alike.get(key) ?? 0) < 2) return row
    const reason = (same.get(text) ?? 0) > 1 ? 'duplicate' : 'likelyDuplicate'
    const state = row.state === 'error' ? 'error' : 'duplicate'
    return { ...row, state, problems: [...row.problems, { column, code: rule.code, reason }] }
  })
}

const countsOf = <K>(keys: readonly K[]): ReadonlyMap<K, number> => {
  const counts = new Map<K, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
