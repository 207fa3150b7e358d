import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Values } from '#protocol/row.ts'
import { followLinks, type Offer } from '../linked.ts'
import { sentAlong } from '../located.ts'
import { droppedElsewhere, rowWithin } from '../within.ts'
import { checkLines, columnsUnder, type LineProblem, type PlacedProblem } from './checkLines.ts'
import { type FieldState, isKept, type Line, liveValues, pathOf, readValues } from './fieldState.ts'
import { createFields } from './fields.ts'
import { heldSecrets, pick } from './formColumns.ts'
import { createFormLines } from './formLines.ts'
import type { FormOptions } from './formOptions.ts'
import { linePlaces } from './linePlaces.ts'
import { type Lock, lockOf } from './locks.ts'
import { notedKeys } from './notedKeys.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Paths of `subscribe` besides the fields' own (`pathOf(lineId, column)`). */
type FormPath = 'lines' | 'columns' | 'dirty'

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
  /** Columns that one of the lines shows, in order; the same array until other ones are shown. */
  columns(): readonly string[]
  /** Whether a line shows a column, which others may. */
  isShown(lineId: number, column: string): boolean
  /** The column that says whether a row is in use. */
  readonly status: string | undefined
  /** Why the person cannot change a field; undefined of one that they can. */
  lock(lineId: number, column: string): Lock | undefined
  /** What criteria are judged by, in the institutions of the lines. */
  context(): Context
  /** Institutions that a line is for. */
  institutions(lineId: number): readonly number[]
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
  rowWithin(row: Values, institution: number): Values
  /** What to send of a line that modifies a row: the changed ones of those columns. */
  patch(lineId: number): Record<string, unknown>

  /** A key press. Clears the field's error; computed columns that read this one follow. */
  setDraft(lineId: number, column: string, raw: string): void
  /** A choice made at once: select, checkbox, picker. Clears the field's error and draft; linked inputs follow. */
  setValue(lineId: number, column: string, value: unknown): void
  /** Values that are put there as they are, with nothing following. */
  setValues(lineId: number, values: Values): void
  /** Tells what a column could hold, so that linked inputs can follow. */
  setOffers(column: string, offers: readonly Offer[] | undefined): void
  /** The secret that the server holds is to go. Clears the field's error and draft. */
  empty(lineId: number, column: string): void
  /** Leaving the field: reads the draft and checks it, non-finally. A draft that cannot be read stays. */
  commit(lineId: number, column: string): void
  /** Reads all drafts and checks all lines finally, uniqueness among them too. Empty means the form may be sent. */
  validate(): LineProblem[]
  /** Puts the server's problems at their fields, what clashes at each of its columns; gives back those that have no field here. */
  setProblems(problems: readonly PlacedProblem[]): PlacedProblem[]
  /** A new line at the end; its id, or undefined when the form is full. */
  addLine(): number | undefined
  /** The line goes with its errors; the last one stays. */
  removeLine(lineId: number): void
  /** Takes what the server holds now as initial; columns the person changed keep what was entered. */
  rebase(lineId: number, row: Values): void
  setContext(context: Context): void
  /** Columns that the person may change by now, all where not said: a right came or went. Fields show it once they are drawn anew. */
  setWritable(columns: ReadonlySet<string> | undefined): void
  /** Back to the given rows as first given, else to new lines of these ids, or to one. */
  reset(ids?: readonly number[]): void
}

/** The state of a form of 1 to `maxLines` lines. Listeners of a path are called only when that path changed. */
export const createFormStore = (options: FormOptions): FormStore => {
  const { entity, status, shape, maxLines = 1 } = options
  const names = Object.keys(entity.columns)
  const { subscribe, notify } = createSubscriptions()
  const fields = createFields(entity, notify, shape)
  const offers = new Map<string, readonly Offer[] | undefined>()
  const offersOf = (column: string) => offers.get(column)
  let { context, writable } = options
  let columns: readonly string[] = []
  const places = linePlaces(options, (column) => writable?.has(column) ?? true)
  let wasDirty = false

  const isDirty = (): boolean => fields.changed.size > 0
  const tellDirty = (): void => {
    if (options.placesBy) tellColumns()
    if (isDirty() === wasDirty) return
    wasDirty = !wasDirty
    notify('dirty')
  }
  const keys = notedKeys(tellDirty, options.later)
  const { afterKeys } = keys
  const lines = createFormLines(options, () => {
    notify('lines')
    tellDirty()
    tellColumns()
  })
  const { find } = lines
  const tellColumns = (): void => {
    const shown = places.shown(lines.all(), context)
    if (shown.join() === columns.join()) return
    for (const column of columns)
      if (!shown.includes(column)) for (const line of lines.all()) fields.setProblem(line, column, undefined)
    columns = shown
    notify('columns')
  }
  const reset = (ids?: readonly number[]): void => {
    keys.clear()
    fields.changed.clear()
    lines.reset(ids)
  }
  const judged = (line: Line): string[] => places.judged(line, context)
  const sent = (line: Line): string[] => places.sent(line, context)
  reset()
  return {
    entity,
    maxLines,
    subscribe,
    get: (path) => {
      const dot = path.indexOf('.')
      const line = lines.at(Number(path.slice(0, dot)))
      return line?.fields.get(path.slice(dot + 1))
    },
    field: afterKeys((id: number, column: string) => fields.of(find(id), column)),
    lines: lines.ids,
    columns: () => columns,
    context: () => places.context(lines.all(), context),
    isShown: (id, column) => places.shown([find(id)], context).includes(column),
    status,
    lock: (id, column) => lockOf({ entity, status, writable }, context, lines.at(id), column),
    placesBy: options.placesBy,
    institutions: (id) => places.of(find(id), context),
    dirty: afterKeys(isDirty),
    changedColumns: (id) => names.filter((column) => fields.changed.has(pathOf(id, column))),
    live: (id) => liveValues(find(id)),
    rows: afterKeys(() => lines.all().map((line) => pick(readValues(line), sent(line)))),
    rowWithin: (row, institution) => rowWithin(entity, row, institution, offersOf),
    isKept: (id, column) => isKept(find(id), column),
    isHeld: (id, column) => find(id).held.has(column),
    patch: afterKeys((id: number) => {
      const line = find(id)
      const isChanged = (column: string) => fields.changed.has(pathOf(id, column))
      const along = sentAlong(entity, isChanged)
      const columns = sent(line).filter((column) => isChanged(column) || along.includes(column))
      return pick(readValues(line), columns)
    }),
    setDraft: (id, column, raw) => {
      const line = find(id)
      keys.note(pathOf(id, column), () => fields.type(line, column, raw))
    },
    setValue: afterKeys((id: number, column: string, value: unknown) => {
      const line = find(id)
      const before = fields.of(line, column).value
      fields.choose(line, column, value)
      const scene = { values: liveValues(line), institutions: places.of(line, context), offers: offersOf }
      const follow =
        column === options.placesBy
          ? droppedElsewhere(entity, scene.values, scene.institutions, offersOf)
          : followLinks(entity, column, before, scene)
      for (const [name, next] of Object.entries(follow)) fields.choose(line, name, next)
      tellDirty()
    }),
    setValues: afterKeys((id: number, values: Values) => {
      const line = find(id)
      for (const [name, value] of Object.entries(values)) fields.choose(line, name, value)
      tellDirty()
    }),
    setOffers: (column, given) => void offers.set(column, given),
    empty: afterKeys((id: number, column: string) => {
      fields.empty(find(id), column)
      tellDirty()
    }),
    commit: afterKeys((id: number, column: string) => {
      fields.leave(find(id), column, places.shown([find(id)], context))
      tellDirty()
    }),
    validate: afterKeys(() => {
      const unread = lines
        .all()
        .flatMap((line, index) =>
          fields.readAll(line, judged(line)).map((problem) => ({ ...problem, line: index, lineId: line.id })),
        )
      const problems = checkLines(entity, lines.all(), judged, unread, shape)
      for (const line of lines.all())
        fields.replaceProblems(
          line,
          problems.filter((problem) => problem.lineId === line.id),
        )
      tellDirty()
      return problems
    }),
    setProblems: afterKeys((problems: readonly PlacedProblem[]) =>
      problems.filter((problem) => {
        const line = problem.lineId === undefined ? lines.all()[problem.line ?? 0] : lines.at(problem.lineId)
        if (!line) return true
        const shown = places.shown([line], context)
        const under = columnsUnder(problem).filter((column) => shown.includes(column))
        for (const column of under) fields.setProblem(line, column, problem)
        return under.length === 0
      }),
    ),
    addLine: afterKeys(() => lines.add()?.id),
    removeLine: afterKeys((id: number) => {
      const line = find(id)
      if (lines.ids().length === 1) return
      for (const column of names) fields.changed.delete(pathOf(id, column))
      lines.remove(line)
    }),
    rebase: afterKeys((id: number, row: Values) => {
      const line = find(id)
      line.held.clear()
      for (const column of heldSecrets(entity, row)) line.held.add(column)
      fields.rebase(line, row)
      tellDirty()
    }),
    setContext: afterKeys((next: Context) => {
      context = next
      tellColumns()
    }),
    setWritable: afterKeys((next: ReadonlySet<string> | undefined) => {
      writable = next
    }),
    reset,
  }
}
