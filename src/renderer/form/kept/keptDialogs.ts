import { useEffect, useRef } from 'react'
import { useRenderer } from '../../RendererContext.ts'
import type { OpenDialog } from '../../TableDialogs.tsx'
import { useSteady } from '../../useSteady.ts'

/** Dialogs that went with the end of a session, as they stood. They go with the page. */
const kept = new Map<string, OpenDialog>()

const keyOf = (person: number, table: string, selected: readonly number[]): string =>
  `${person} ${table} ${selected.toSorted((a, b) => a - b).join()}`

/** Gives the dialog that was left unfinished, once, to the same person in the same institutions. */
export const takeDialog = (...place: Parameters<typeof keyOf>): OpenDialog | undefined => {
  const key = keyOf(...place)
  const dialog = kept.get(key)
  kept.delete(key)
  return dialog
}

/** Keeps what a dialog holds, unless it is closed by what this gives. `held`: undefined where nothing would be lost. */
export const useKeptDialog = (
  table: string,
  held: () => OpenDialog | undefined,
  onClose: () => void,
): (() => void) => {
  const { person, selected } = useRenderer()
  const isClosed = useRef(false)
  const keep = useSteady(() => {
    const dialog = isClosed.current ? undefined : held()
    if (dialog) kept.set(keyOf(person, table, selected), dialog)
  })
  // One that stands open again is left no more.
  const open = useSteady(() => void takeDialog(person, table, selected))
  useEffect(() => {
    open()
    return keep
  }, [open, keep])
  return () => {
    isClosed.current = true
    onClose()
  }
}
