import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isComputedIn } from '#dsl/entities/facts.ts'
import { emptyRow } from '../blank.ts'
import { recompute } from '../computed.ts'
import { followLinks, type Offer, rowWithin } from '../linked.ts'
import { checkLines, type LineProblem, type PlacedProblem } from './checkLines.ts'
import { type FieldState, isKept, type Line, liveValues, newField, pathOf, readValues } from './fieldState.ts'
import { createFields } from './fields.ts'
import { formColumns, heldSecrets, pick, sendableColumns } from './formColumns.ts'
import type { FormOptions } from './formOptions.ts'
import { notedKeys } from './notedKeys.ts'
import { createSubscriptions } from './subscriptions.ts'

export type FormStatus = 'empty' | 'insert' | 'update' | 'backToModal'

/** Paths of `subscribe` besides the fields' own (`pathOf(lineId, column)`). */
export type FormPath = 'lines' | 'columns' | 'status' | 'dirty'

export interface FormStore {
  readonly entity: AnyEntity
  readonly maxLines: number
  /** The column by which a line says which institutions it is for, where one does. */
  readonly placesBy: string | undefined
  subscribe(path: FormPath | (string & {}), listener: () => void): () => void
  /** The field at a path, as last told; the same object until something in it changes. */
  get(path: string): FieldState | undefined
  field(lineId: number, column: string): FieldState
  /** Ids of the lines in order; the same array until a line comes or goes. */
  lines(): readonly number[]
  /** Columns shown in this context, in order; the same array until the context changes them. */
  columns(): readonly string[]
  context(): Context
  /** Institutions that a line is for. */
  institutions(lineId: number): readonly number[]
  status(): FormStatus
  /** Something was entered that differs from what was there; an added empty line is nothing. */
  dirty(): boolean
  /** Names of the columns whose value, or draft, is not the initial one, as last told. */
  changedColumns(lineId: number): string[]
  /** The line as it is being typed, as last told: drafts read where they can be. */
  live(lineId: number): Record<string, unknown>
  /** A secret of which the server holds a value, and one that is left as it is held. */
  isHeld(lineId: number, column: string): boolean
  isKept(lineId: number, column: string): boolean
  /** What to send: shown writable columns, one row a line. */
  rows(): Record<string, unknown>[]
  /** A row to send, as it is for one of the institutions alone. */
  rowWithin(row: Readonly<Record<string, unknown>>, institution: number): Readonly<Record<string, unknown>>
  /** What to send of a line that modifies a row: the changed ones of those columns. */
  patch(lineId: number): Record<string, unknown>

  /** A key press. Clears the field's error; computed columns that read this one follow. */
  setDraft(lineId: number, column: string, raw: string): void
  /** A choice made at once: select, checkbox, picker. Clears the field's error and draft; linked inputs follow. */
  setValue(lineId: number, column: string, value: unknown): void
  /** The same, with nothing following. */
  putValue(lineId: number, column: string, value: unknown): void
  /** Tells what a column could hold, so that linked inputs can follow. */
  setOffers(column: string, offers: readonly Offer[] | undefined): void
  /** The secret that the server holds is to go. Clears the field's error and draft. */
  empty(lineId: number, column: string): void
  /** Leaving the field: reads the draft and checks it, non-finally. A draft that cannot be read stays. */
  commit(lineId: number, column: string): void
  /** Reads all drafts and checks all lines finally, uniqueness among them too. Empty means the form may be sent. */
  validate(): LineProblem[]
  /** Puts the server's problems at their fields; gives back those that have no field here. */
  setProblems(problems: readonly PlacedProblem[]): PlacedProblem[]
  /** A new line at the end; its id, or undefined when the form is full. */
  addLine(): number | undefined
  /** The line goes with its errors; the last one stays. */
  removeLine(lineId: number): void
  /** Takes what the server holds now as initial; columns the person changed keep what was entered. */
  rebase(lineId: number, row: Readonly<Record<string, unknown>>): void
  setStatus(status: FormStatus): void
  setContext(context: Context): void
  /** Back to one new line, or to the given rows as first given. */
  reset(): void
}

/** The state of a form of 1 to `maxLines` lines. Listeners of a path are called only when that path changed. */
export const createFormStore = (options: FormOptions): FormStore => {
  const { entity, shape, maxLines = 1 } = options
  const names = Object.keys(entity.columns)
  const { subscribe, notify } = createSubscriptions()
  const fields = createFields(entity, notify, shape)
  const offers = new Map<string, readonly Offer[] | undefined>()
  const offersOf = (column: string) => offers.get(column)
  let lines: readonly Line[] = []
  let ids: readonly number[] = []
  let nextId = 1
  let context = options.context
  let columns = formColumns(entity, context, options.columns)
  let status: FormStatus = 'empty'
  let wasDirty = false

  const find = (id: number): Line => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw new RangeError(`the form has no line ${id}`)
    return line
  }
  const newLine = (given?: Readonly<Record<string, unknown>>): Line => {
    const empty = given ?? { ...emptyRow(entity), ...options.defaults }
    const row: Readonly<Record<string, unknown>> = given ?? { ...empty, ...recompute(entity, empty) }
    return {
      id: nextId++,
      fields: new Map(names.map((name) => [name, newField(row[name])])),
      held: new Set(heldSecrets(entity, given)),
    }
  }
  const isDirty = (): boolean => fields.changed.size > 0
  const tellDirty = (): void => {
    if (isDirty() === wasDirty) return
    wasDirty = !wasDirty
    notify('dirty')
  }
  const keys = notedKeys(tellDirty, options.later)
  const { afterKeys } = keys
  const setLines = (next: readonly Line[]): void => {
    lines = next
    ids = next.map((line) => line.id)
    notify('lines')
    tellDirty()
  }
  const reset = (): void => {
    keys.clear()
    fields.changed.clear()
    setLines(options.rows?.length ? options.rows.map(newLine) : [newLine()])
  }
  const placesOf = (line: Line): readonly number[] => {
    const chosen = options.placesBy && line.fields.get(options.placesBy)?.value
    return Array.isArray(chosen) ? chosen : context.institutions
  }
  const sent = (): string[] => sendableColumns(entity, columns, context)
  const judged = (): string[] => columns.filter((name) => isComputedIn(entity, name) || sent().includes(name))

  reset()
  return {
    entity,
    maxLines,
    subscribe,
    get: (path) => {
      const dot = path.indexOf('.')
      const line = lines.find((one) => one.id === Number(path.slice(0, dot)))
      return line?.fields.get(path.slice(dot + 1))
    },
    field: afterKeys((id: number, column: string) => fields.of(find(id), column)),
    lines: () => ids,
    columns: () => columns,
    context: () => context,
    placesBy: options.placesBy,
    institutions: (id) => placesOf(find(id)),
    status: () => status,
    dirty: afterKeys(isDirty),
    changedColumns: (id) => names.filter((column) => fields.changed.has(pathOf(id, column))),
    live: (id) => liveValues(find(id)),
    rows: afterKeys(() => lines.map((line) => pick(readValues(line), sent()))),
    rowWithin: (row, institution) => rowWithin(entity, row, institution, offersOf),
    isKept: (id, column) => isKept(find(id), column),
    isHeld: (id, column) => find(id).held.has(column),
    patch: afterKeys((id: number) => {
      const changed = sent().filter((column) => fields.changed.has(pathOf(id, column)))
      return pick(readValues(find(id)), changed)
    }),
    setDraft: (id, column, raw) => {
      const line = find(id)
      keys.note(pathOf(id, column), () => fields.type(line, column, raw))
    },
    setValue: afterKeys((id: number, column: string, value: unknown) => {
      const line = find(id)
      const before = fields.of(line, column).value
      fields.choose(line, column, value)
      const scene = { values: liveValues(line), institutions: placesOf(line), offers: offersOf }
      for (const [name, next] of Object.entries(followLinks(entity, column, before, scene)))
        fields.choose(line, name, next)
      tellDirty()
    }),
    putValue: afterKeys((id: number, column: string, value: unknown) => {
      fields.choose(find(id), column, value)
      tellDirty()
    }),
    setOffers: (column, given) => void offers.set(column, given),
    empty: afterKeys((id: number, column: string) => {
      fields.empty(find(id), column)
      tellDirty()
    }),
    commit: afterKeys((id: number, column: string) => {
      fields.leave(find(id), column, columns)
      tellDirty()
    }),
    validate: afterKeys(() => {
      const unread = lines.flatMap((line, index) =>
        fields.readAll(line, judged()).map((problem) => ({ ...problem, line: index, lineId: line.id })),
      )
      const problems = checkLines(entity, lines, judged(), unread, shape)
      for (const line of lines)
        fields.replaceProblems(
          line,
          problems.filter((problem) => problem.lineId === line.id),
        )
      tellDirty()
      return problems
    }),
    setProblems: afterKeys((problems: readonly PlacedProblem[]) =>
      problems.filter((problem) => {
        const line =
          problem.lineId === undefined
            ? lines[problem.line ?? 0]
            : lines.find((one) => one.id === problem.lineId)
        if (!line || !columns.includes(problem.column)) return true
        fields.setProblem(line, problem.column, problem)
        return false
      }),
    ),
    addLine: afterKeys(() => {
      if (lines.length >= maxLines) return undefined
      const line = newLine()
      setLines([...lines, line])
      return line.id
    }),
    removeLine: afterKeys((id: number) => {
      const line = find(id)
      if (lines.length === 1) return
      for (const column of names) fields.changed.delete(pathOf(id, column))
      setLines(lines.filter((one) => one !== line))
    }),
    rebase: afterKeys((id: number, row: Readonly<Record<string, unknown>>) => {
      const line = find(id)
      line.held.clear()
      for (const column of heldSecrets(entity, row)) line.held.add(column)
      fields.rebase(line, row)
      tellDirty()
    }),
    setStatus: (next) => {
      if (next === status) return
      status = next
      notify('status')
    },
    setContext: afterKeys((next: Context) => {
      context = next
      const shown = formColumns(entity, next, options.columns)
      if (shown.join() === columns.join()) return
      const hidden = columns.filter((column) => !shown.includes(column))
      columns = shown
      for (const line of lines) for (const column of hidden) fields.setProblem(line, column, undefined)
      notify('columns')
    }),
    reset,
  }
}
