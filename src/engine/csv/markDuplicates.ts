import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { uniqueKey } from '../validation/uniqueKey.ts'
import type { RehearsedRow } from './rehearsedRow.ts'

/** Other lines of a duplicate that are named; of more, that there are some. */
const NAMED = 5

/**
 * Marks every row whose unique columns another row of the file has: `duplicate` when the text is the same,
 * `likelyDuplicate` when it differs in case or in the way its letters are encoded. `params.lines` are the lines of the others.
 */
export const markDuplicates = (rows: readonly RehearsedRow[], entity: AnyEntity): RehearsedRow[] =>
  uniqueRules(entity).reduce((marked: RehearsedRow[], rule) => markRule(marked, rule), [...rows])

const markRule = (rows: readonly RehearsedRow[], rule: Unique): RehearsedRow[] => {
  const column = rule.columns[0]
  if (column === undefined) return [...rows]
  const keyOf = ({ row }: RehearsedRow) => uniqueKey(rule.columns.map((name) => row[name]))
  const textOf = ({ row }: RehearsedRow) => JSON.stringify(rule.columns.map((name) => row[name] ?? null))
  const [alike, same] = [Map.groupBy(rows, keyOf), Map.groupBy(rows, textOf)]
  return rows.map((row) => {
    const key = keyOf(row)
    const likely = alike.get(key) ?? []
    if (key === null || likely.length < 2) return row
    const sure = same.get(textOf(row)) ?? []
    const [reason, group] =
      sure.length > 1 ? (['duplicate', sure] as const) : (['likelyDuplicate', likely] as const)
    const state = row.state === 'error' ? 'error' : 'duplicate'
    const problem = { column, code: rule.code, reason, params: othersIn(group, row) }
    return { ...row, state, problems: [...row.problems, problem] }
  })
}

/** The lines of the others, as they are said. */
const othersIn = (group: readonly RehearsedRow[], own: RehearsedRow) => {
  const others = group.slice(0, NAMED + 1).filter((row) => row !== own)
  const lines = others.slice(0, NAMED).map(({ line }) => line)
  return { count: group.length - 1, lines: lines.join(', ') + (group.length - 1 > NAMED ? '…' : '') }
}
