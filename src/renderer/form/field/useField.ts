import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type FieldState, pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { sameValue } from '#engine/readText.ts'

/** True when `next` differs from `last` only by what is being typed, which the control shows by itself. */
const onlyTyped = (last: FieldState, next: FieldState): boolean =>
  last.problem === next.problem &&
  last.emptied === next.emptied &&
  sameValue(last.value, next.value) &&
  (last.draft === undefined || next.draft !== undefined)

/** A field as its control must show it. A key press gives the same object: nothing renders. */
export const useField = (store: FormStore, lineId: number, column: string): FieldState => {
  const path = pathOf(lineId, column)
  const last = useRef<FieldState>(undefined)
  const snapshot = (): FieldState => {
    // A line on its way out may be asked once more.
    const next = store.get(path) ?? last.current ?? { initial: null, value: null, live: null }
    if (!last.current || !onlyTyped(last.current, next)) last.current = next
    return last.current
  }
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path])
  return useSyncExternalStore(subscribe, snapshot)
}

/** What is wrong with a field. A value that changes and is as right or wrong as before renders nothing. */
export const useProblem = (store: FormStore, lineId: number, column: string): FieldState['problem'] =>
  useSyncExternalStore(
    useFieldsSubscription(store, lineId, [column]),
    () => store.get(pathOf(lineId, column))?.problem,
  )

/** Subscribes to some columns of a line. */
export const useFieldsSubscription = (store: FormStore, lineId: number, columns: readonly string[]) => {
  const key = columns.join()
  return useCallback(
    (listener: () => void) => {
      const stops = key.split(',').map((column) => store.subscribe(pathOf(lineId, column), listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, lineId, key],
  )
}

/** The values of some columns of a line as they are being typed. Renders with every key in one of them. */
export const useLive = (
  store: FormStore,
  lineId: number,
  columns: readonly string[],
): Readonly<Record<string, unknown>> => {
  const text = useSyncExternalStore(useFieldsSubscription(store, lineId, columns), () =>
    JSON.stringify(columns.map((column) => [column, store.get(pathOf(lineId, column))?.live ?? null])),
  )
  return Object.fromEntries<unknown>(JSON.parse(text))
}

export const useLines = (store: FormStore): readonly number[] =>
  useSyncExternalStore((listener) => store.subscribe('lines', listener), store.lines)

export const useColumns = (store: FormStore): readonly string[] =>
  useSyncExternalStore((listener) => store.subscribe('columns', listener), store.columns)

/** Whether a line shows a column: one that says for itself which institutions it is for may not, where others do. */
export const useShown = (store: FormStore, lineId: number, column: string | undefined): boolean => {
  const by = column === undefined ? undefined : store.placesBy
  const subscribe = useCallback(
    (listener: () => void) => (by ? store.subscribe(pathOf(lineId, by), listener) : () => undefined),
    [store, lineId, by],
  )
  return useSyncExternalStore(
    subscribe,
    () => !by || !store.lines().includes(lineId) || store.isShown(lineId, column ?? ''),
  )
}
