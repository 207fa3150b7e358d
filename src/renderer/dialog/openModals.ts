import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const publish = (next: readonly HTMLDialogElement[]): void => {
  open = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Counts a modal dialog among those that are open, the last one on top. Gives back the way to take it out again. */
export const addModal = (dialog: HTMLDialogElement): (() => void) => {
  publish([...open, dialog])
  return () => publish(open.filter((one) => one !== dialog))
}

/** The dialog outside of which nothing can be reached; undefined while none is open. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, () => open.at(-1))
