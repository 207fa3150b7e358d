import type { AnyEntity } from '#dsl/entities/entity.ts'
import { readsOf, uniqueRules } from '#dsl/entities/facts.ts'
import { type ColumnProblem, clashAt } from '#protocol/problem.ts'
import { redirectedSecrets } from '../guards.ts'
import { unlocated } from '../located.ts'
import type { Shape } from '../validation/shape.ts'
import { uniqueKey } from '../validation/uniqueKey.ts'
import { validateColumns } from '../validation/validate.ts'
import { initialValues, isKept, type Line, readValues } from './fieldState.ts'
import { pick } from './formColumns.ts'

/** A problem of one field of a form; `line` is the index of the line, `lineId` stays when others go. */
export type LineProblem = ColumnProblem & { readonly line: number; readonly lineId: number }

/** A problem from the server, by the index of the line or by its id. */
export type PlacedProblem = ColumnProblem & { readonly lineId?: number }

/** The columns under which a problem stands: what clashes stands under each of its own. */
export const columnsUnder = ({ column, clash }: ColumnProblem): readonly string[] => [
  ...new Set([column, ...(clash && clash.entity === undefined ? clash.columns : [])]),
]

/**
 * Final problems of all lines in order, one a field: first what could not be read, then what is not valid, then values
 * that an earlier line has already (the code of the unique rule), under each of their columns.
 */
export const checkLines = (
  entity: AnyEntity,
  lines: readonly Line[],
  columnsOf: (line: Line) => readonly string[],
  unread: readonly LineProblem[],
  shape?: Shape,
): LineProblem[] => {
  const taken = new Set<string>()
  return lines.flatMap((line, index) => {
    const place = { line: index, lineId: line.id }
    const columns = columnsOf(line)
    const mine = unread.filter((problem) => problem.lineId === line.id)
    const bad = new Set(mine.map((problem) => problem.column))
    const whole = readValues(line)
    const row = pick(whole, columns)
    const readable = columns.filter(
      (name) => !bad.has(name) && !readsOf(entity, name).some((read) => bad.has(read)),
    )
    const before = initialValues(line)
    const stored = line.isStored ? before : undefined
    const options = { final: true, shape, before: stored, whole, unread: bad }
    const invalid = validateColumns(entity, pick(row, readable), readable, options).filter(
      ({ column, code }) => !(code === 419 && isKept(line, column)),
    )
    const wrong = new Set([...bad, ...invalid.map(({ column }) => column)])
    const isWrong = (column: string) => wrong.has(column)
    const typed = unlocated(entity, { before, after: whole, isWrong }).filter(({ column }) =>
      readable.includes(column),
    )
    const redirected = redirectedSecrets(entity, before, whole)
      .filter((column) => isKept(line, column))
      .map((column) => ({ column, code: 419, reason: 'hostChanged' as const }))
    const problems = new Map<string, LineProblem>()
    for (const problem of [...mine, ...invalid, ...typed, ...redirected, ...twice(entity, row, bad, taken)])
      if (!problems.has(problem.column)) problems.set(problem.column, { ...problem, ...place })
    return inOrder(columns, problems)
  })
}

const inOrder = (columns: readonly string[], problems: ReadonlyMap<string, LineProblem>): LineProblem[] => [
  ...columns.flatMap((column) => problems.get(column) ?? []),
  ...[...problems.values()].filter((problem) => !columns.includes(problem.column)),
]

const twice = (
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  bad: ReadonlySet<string>,
  taken: Set<string>,
): ColumnProblem[] =>
  uniqueRules(entity).flatMap((rule, i) => {
    const { columns, code } = rule
    const key = columns.some((name) => bad.has(name)) ? null : uniqueKey(columns.map((name) => row[name]))
    if (columns.length === 0 || key === null) return []
    if (taken.has(`${i} ${key}`))
      return columns.map((column) => clashAt('duplicateInForm', code, { columns }, column))
    taken.add(`${i} ${key}`)
    return []
  })
