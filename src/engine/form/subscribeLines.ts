import { pathOf } from './fieldState.ts'
import type { FormStore } from './formStore.ts'

/** Subscribes to some columns of every line, also of those that come later, and to the lines. Gives back the way to unsubscribe. */
export const subscribeLines = (
  store: FormStore,
  columns: readonly string[],
  listener: () => void,
): (() => void) => {
  const watch = () =>
    store.lines().flatMap((line) => columns.map((name) => store.subscribe(pathOf(line, name), listener)))
  let fields = watch()
  const stop = () => {
    for (const one of fields) one()
  }
  const lines = store.subscribe('lines', () => {
    stop()
    fields = watch()
    listener()
  })
  return () => {
    stop()
    lines()
  }
}
