import { useEffect, useRef } from 'react'
import { isObject } from '#protocol/row.ts'
import { useRenderer } from '../../RendererContext.ts'
import type { OpenDialog } from '../../TableDialogs.tsx'
import { useSteady } from '../../useSteady.ts'
import { dropLeft, readLeft, storeLeft } from './unfinished.ts'

type Held = () => OpenDialog | undefined

interface Kept {
  /** What is held by now; undefined where nothing would be lost. */
  readonly held: Held
  /** It goes with the page. */
  readonly hereAlone?: true
}

/** Dialogs that stand open, and those that went with the end of a session, as they stood. */
const kept = new Map<string, Kept>()

const keyOf = (person: number, table: string, selected: readonly number[]): string =>
  `dialog ${person} ${table} ${selected.toSorted((a, b) => a - b).join()}`

const isDialog = (one: unknown): one is OpenDialog =>
  isObject(one) &&
  ((one.dialog === 'changeMany' && Array.isArray(one.ids) && isObject(one.entered)) ||
    (one.dialog === 'import' && isObject(one.pasted) && Array.isArray(one.pasted.rows)))

const forget = (key: string): void => {
  kept.delete(key)
  dropLeft(key)
}

/** Gives the dialog that was left unfinished, once, to the same person in the same institutions. */
export const takeDialog = (...place: Parameters<typeof keyOf>): OpenDialog | undefined => {
  const key = keyOf(...place)
  const stored = readLeft().find((one) => one.key === key)?.dialog
  const dialog = kept.get(key)?.held() ?? (isDialog(stored) ? stored : undefined)
  forget(key)
  return dialog
}

/** With the page they go where forms go. */
const storeKept = (): void =>
  storeLeft(
    [...kept].flatMap(([key, { held, hereAlone }]) => {
      const dialog = hereAlone ? undefined : held()
      return dialog ? [{ key, dialog }] : []
    }),
  )

export const keepDialogsHereAlone = (): void => {
  for (const [key, one] of kept) kept.set(key, { ...one, hereAlone: true })
}

/** Keeps what a dialog holds, unless it is closed by what this gives. `held`: undefined where nothing would be lost. */
export const useKeptDialog = (table: string, held: Held, onClose: () => void): (() => void) => {
  const { person, selected } = useRenderer()
  const key = keyOf(person, table, selected)
  const isClosed = useRef(false)
  const now = useSteady(held)
  useEffect(() => {
    // One that stands open again is left no more.
    forget(key)
    kept.set(key, { held: now })
    window.addEventListener('pagehide', storeKept)
    return () => {
      const dialog = isClosed.current ? undefined : now()
      const { hereAlone } = kept.get(key) ?? {}
      forget(key)
      if (dialog) kept.set(key, { held: () => dialog, ...(hereAlone && { hereAlone }) })
    }
  }, [key, now])
  return () => {
    isClosed.current = true
    onClose()
  }
}
