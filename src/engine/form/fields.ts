import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { checksOf, computedRules, isComputedIn } from '#dsl/entities/facts.ts'
import type { ColumnProblem, Problem } from '#protocol/problem.ts'
import { isNothing } from '../blank.ts'
import { recompute } from '../computed.ts'
import { followAddress, locatedAt, unlocated } from '../located.ts'
import { readText, sameValue, writeText } from '../readText.ts'
import type { Shape } from '../validation/shape.ts'
import { validateColumn } from '../validation/validate.ts'
import {
  type FieldState,
  initialValues,
  isKept,
  type Line,
  liveValues,
  newField,
  pathOf,
  readValues,
} from './fieldState.ts'

/** What can happen to the fields of a line. Each change is told at the field's path, once. */
export interface Fields {
  /** Paths of the fields whose value, or draft, is not the initial one. */
  readonly changed: Set<string>
  of(line: Line, column: string): FieldState
  type(line: Line, column: string, raw: string): void
  choose(line: Line, column: string, value: unknown): void
  empty(line: Line, column: string): void
  /** Reads the draft and checks it; `shown` are the columns that may carry an error. */
  leave(line: Line, column: string, shown: readonly string[]): void
  /** Reads the drafts of the columns and gives the problems of those that cannot be read. */
  readAll(line: Line, columns: readonly string[]): ColumnProblem[]
  setProblem(line: Line, column: string, problem: Problem | undefined): void
  replaceProblems(line: Line, problems: readonly ColumnProblem[]): void
  rebase(line: Line, row: Readonly<Record<string, unknown>>): void
}

export const createFields = (entity: AnyEntity, notify: (path: string) => void, shape?: Shape): Fields => {
  const columns = entity.columns
  const rules = computedRules(entity)
  const changed = new Set<string>()

  const of = (line: Line, column: string): FieldState => {
    const field = line.fields.get(column)
    if (!field) throw new RangeError(`${entity.name} has no column ${column}`)
    return field
  }

  const put = (line: Line, column: string, next: FieldState): void => {
    line.fields.set(column, next)
    const path = pathOf(line.id, column)
    // A computed value follows others: by itself it is nothing to save.
    if (!isComputedIn(entity, column) && differs(columnNamed(columns, column), next)) changed.add(path)
    else changed.delete(path)
    notify(path)
  }

  /** Runs the rules that read a column. What was said against the old value goes with it. */
  const follow = (line: Line, column: string): void => {
    if (!rules.some(([, rule]) => rule.reads.includes(column))) return
    for (const [name, value] of Object.entries(recompute(entity, liveValues(line), [column]))) {
      const { initial, live, problem } = of(line, name)
      if (problem || !sameValue(live, value)) put(line, name, { initial, value, live: value })
    }
  }

  const enter = (line: Line, column: string, next: FieldState): void => {
    const before = of(line, column)
    put(line, column, next)
    // Values that another row has together are others once one of them is.
    for (const other of before.problem?.clash?.columns ?? [])
      if (line.fields.get(other)?.problem?.clash) setProblem(line, other, undefined)
    const readable = before.live === undefined || next.live === undefined
    if (readable ? before.live !== next.live : !sameValue(before.live, next.live)) follow(line, column)
  }

  const choose = (line: Line, column: string, given: unknown): void => {
    const value = given === undefined || isNothing(columnNamed(columns, column), given) ? null : given
    enter(line, column, { initial: of(line, column).initial, value, live: value })
  }

  const read = (line: Line, column: string): Problem | undefined => {
    const { draft } = of(line, column)
    if (draft === undefined) return undefined
    const parsed = readText(columnNamed(columns, column), draft)
    if ('problem' in parsed) return parsed.problem
    choose(line, column, parsed.value)
    return undefined
  }

  const setProblem = (line: Line, column: string, given: Problem | undefined): void => {
    const { problem: before, ...field } = of(line, column)
    if (!before && !given) return
    put(line, column, given ? { ...field, problem: onlyProblem(given) } : field)
  }

  /** A computed value is judged once there is one and all that it reads is right. */
  const judgeFollowers = (line: Line, column: string, shown: readonly string[]): void => {
    for (const [name, rule] of rules) {
      if (!rule.reads.includes(column) || !shown.includes(name)) continue
      const { value } = of(line, name)
      const ready = value !== null && rule.reads.every((one) => !of(line, one).problem)
      setProblem(line, name, ready ? validateColumn(entity, name, value, false) : undefined)
    }
  }

  /** A check between columns is told under its own as soon as what it reads is right by itself. */
  const judgeChecks = (line: Line, column: string, shown: readonly string[]): void => {
    for (const { check, reads, on, run } of checksOf(entity)) {
      if (!reads.includes(column) || !shown.includes(on)) continue
      const told = of(line, on).problem
      const isMine = told?.reason === check
      const waits = reads.some((one: string) => {
        const { draft, problem } = of(line, one)
        return draft !== undefined || (problem && !(isMine && one === on))
      })
      if (waits || (told && !isMine)) continue
      const stands = (one: string) => line.isStored && sameValue(of(line, one).value, of(line, one).initial)
      const isOld = reads.every(stands)
      setProblem(line, on, isOld ? undefined : run(...reads.map((one: string) => of(line, one).value)))
    }
  }

  /** What a key in an address changes besides; nothing is told where it is so already. */
  const followPlace = (line: Line, column: string): void => {
    const said = { initial: initialValues(line), next: of(line, column).live }
    for (const [name, value] of Object.entries(followAddress(entity, column, said)))
      if (of(line, name).live !== value) choose(line, name, value)
  }

  /** That an address was typed and not chosen is told as it is left. */
  const judgePlace = (line: Line, column: string): void => {
    if (!locatedAt(entity, column) || of(line, column).problem) return
    const compared = {
      before: initialValues(line),
      after: readValues(line),
      isWrong: (name: string) => of(line, name).draft !== undefined || of(line, name).problem !== undefined,
    }
    const typed = unlocated(entity, compared).find((problem) => problem.column === column)
    setProblem(line, column, typed)
  }

  return {
    changed,
    of,
    choose,
    setProblem,
    empty: (line, column) => {
      const { initial } = of(line, column)
      put(line, column, { initial, value: null, live: null, emptied: true })
    },
    type: (line, column, raw) => {
      const { initial, value } = of(line, column)
      const parsed = readText(columnNamed(columns, column), raw)
      enter(line, column, { initial, value, draft: raw, live: 'value' in parsed ? parsed.value : undefined })
      if (locatedAt(entity, column)) followPlace(line, column)
    },
    leave: (line, column, shown) => {
      const { draft, problem } = of(line, column)
      // Nothing was typed since the last problem: it still stands, the server's too.
      if (draft === undefined && problem) return
      const unread = read(line, column)
      const { value, initial } = of(line, column)
      const stored = line.isStored ? initial : undefined
      const judge = () => validateColumn(entity, column, value, false, shape, stored)
      setProblem(line, column, unread ?? (isKept(line, column) ? undefined : judge()))
      judgeFollowers(line, column, shown)
      judgeChecks(line, column, shown)
      judgePlace(line, column)
    },
    readAll: (line, names) =>
      names.flatMap((column) => {
        const problem = read(line, column)
        return problem ? [{ ...problem, column }] : []
      }),
    replaceProblems: (line, problems) => {
      for (const column of line.fields.keys())
        setProblem(
          line,
          column,
          problems.find((problem) => problem.column === column),
        )
    },
    rebase: (line, row) => {
      for (const [column, field] of line.fields) {
        const kept = changed.has(pathOf(line.id, column))
        put(line, column, kept ? { ...field, initial: row[column] ?? null } : newField(row[column]))
      }
      for (const column of line.fields.keys()) if (changed.has(pathOf(line.id, column))) follow(line, column)
    },
  }
}

const differs = (column: AnyColumn, { initial, value, draft, live, emptied }: FieldState): boolean => {
  if (emptied) return true
  if (draft === undefined) return !sameValue(value, initial)
  return live === undefined ? draft !== writeText(column, initial) : !sameValue(live, initial)
}

const onlyProblem = ({ code, reason, params, clash }: Problem): Problem => ({
  code,
  ...(reason === undefined ? {} : { reason }),
  ...(params === undefined ? {} : { params }),
  ...(clash === undefined ? {} : { clash }),
})
