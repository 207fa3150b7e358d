import { isComputedIn } from '#dsl/entities/facts.ts'
import type { FieldState } from '../form/fieldState.ts'
import type { FormStore } from '../form/formStore.ts'
import { sameValue } from '../readText.ts'

/** Line id → column → the field, as they were at some time. */
type Moment = ReadonlyMap<number, ReadonlyMap<string, FieldState>>

/** A change of several fields that can be taken back in one step. */
export interface Step {
  /** Nothing was entered since. */
  isLatest(): boolean
  /** Fields are as before, but for those that something else was entered in since; lines that came and were left alone go. */
  takeBack(): void
}

/** Does something to the lines of a form, and remembers how they were. */
export const asOneStep = (store: FormStore, change: () => void): Step => {
  const before = momentOf(store)
  change()
  const after = momentOf(store)
  const isAsAfter = (lineId: number): boolean =>
    [...(after.get(lineId) ?? [])].every(([column, field]) => sameEntry(store.field(lineId, column), field))
  return {
    isLatest: () =>
      store.lines().join() === [...after.keys()].join() && store.lines().every((lineId) => isAsAfter(lineId)),
    takeBack: () => {
      for (const [lineId, fields] of after) {
        if (!store.lines().includes(lineId)) continue
        const old = before.get(lineId)
        if (!old && isAsAfter(lineId)) store.removeLine(lineId)
        else
          for (const [column, first] of changedBy(store, lineId, fields, old))
            putBack(store, lineId, column, first)
      }
    },
  }
}

/** Computed columns come last: what they are computed from takes them along, or leaves them where there is nothing to compute. */
const momentOf = (store: FormStore): Moment => {
  const isComputed = (name: string) => isComputedIn(store.entity, name)
  const columns = Object.keys(store.entity.columns).sort(
    (a, b) => Number(isComputed(a)) - Number(isComputed(b)),
  )
  return new Map(
    store
      .lines()
      .map((lineId) => [lineId, new Map(columns.map((name) => [name, store.field(lineId, name)]))]),
  )
}

/** Fields that the change has changed and nobody since, as they were before; all of them found before one is put back. */
const changedBy = (
  store: FormStore,
  lineId: number,
  fields: ReadonlyMap<string, FieldState>,
  old: ReadonlyMap<string, FieldState> | undefined,
): [string, FieldState][] =>
  [...fields].flatMap(([column, field]): [string, FieldState][] => {
    const first = old?.get(column) ?? blank(field)
    const isOurs = sameEntry(store.field(lineId, column), field) && !sameEntry(first, field)
    return isOurs ? [[column, first]] : []
  })

const blank = ({ initial }: FieldState): FieldState => ({ initial, value: initial, live: initial })

const sameEntry = (a: FieldState, b: FieldState): boolean =>
  a.draft === b.draft && sameValue(a.value, b.value)

const putBack = (store: FormStore, lineId: number, column: string, field: FieldState): void => {
  store.setValues(lineId, { [column]: field.value })
  if (field.draft !== undefined) {
    store.setDraft(lineId, column, field.draft)
    store.commit(lineId, column)
  } else if (field.problem) store.setProblems([{ ...field.problem, column, lineId }])
}
