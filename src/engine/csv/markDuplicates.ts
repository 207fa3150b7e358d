import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { type ColumnProblem, clashAt } from '#protocol/problem.ts'
import { uniqueKey } from '../validation/uniqueKey.ts'
import type { RehearsedRow } from './rehearsedRow.ts'

/** Other lines of a duplicate that are named; of more, that there are some. */
const NAMED = 5
const BETWEEN = ', '

/**
 * Marks every row whose unique columns another row of the file has: `duplicate` when the text is the same,
 * `likelyDuplicate` when it differs in case or in the way its letters are encoded. `params.lines` are the lines of the others.
 */
export const markDuplicates = (rows: readonly RehearsedRow[], entity: AnyEntity): RehearsedRow[] =>
  uniqueRules(entity).reduce((marked: RehearsedRow[], rule) => markRule(marked, rule), [...rows])

const markRule = (rows: readonly RehearsedRow[], rule: Unique): RehearsedRow[] => {
  const { columns, code } = rule
  const [column] = columns
  if (column === undefined) return [...rows]
  const named = rows.map((row) => ({
    row,
    key: uniqueKey(columns.map((name) => row.row[name])),
    text: JSON.stringify(columns.map((name) => row.row[name] ?? null)),
  }))
  const alike = Map.groupBy(named, ({ key }) => key)
  const same = Map.groupBy(named, ({ text }) => text)
  return named.map(({ row, key, text }) => {
    const likely = alike.get(key) ?? []
    if (key === null || likely.length < 2) return row
    const sure = same.get(text) ?? []
    const [reason, group] =
      sure.length > 1 ? (['duplicate', sure] as const) : (['likelyDuplicate', likely] as const)
    const state = row.state === 'error' ? 'error' : 'duplicate'
    const problem = { ...clashAt(reason, code, { columns }, column), params: othersIn(group, row.line) }
    return { ...row, state, problems: [...row.problems, problem] }
  })
}

/** The lines that a duplicate names, each by itself. */
export const linesNamed = ({ params }: ColumnProblem): readonly string[] =>
  String(params?.lines ?? '').split(BETWEEN)

/** The lines of the others, as one text: parameters of a problem are no lists. */
const othersIn = (group: readonly { readonly row: RehearsedRow }[], own: number) => {
  const others = group.slice(0, NAMED + 1).flatMap(({ row: { line } }) => (line === own ? [] : line))
  const more = group.length - 1 > NAMED ? '…' : ''
  return { count: group.length - 1, lines: others.slice(0, NAMED).join(BETWEEN) + more }
}
