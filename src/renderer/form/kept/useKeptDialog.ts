import { useEffect, useRef } from 'react'
import { useRenderer } from '../../RendererContext.ts'
import { useSteady } from '../../useSteady.ts'
import { forget, type Held, keptDialogs, keyOf } from './keptDialogs.ts'
import { storeLeft } from './storeLeft.ts'

/** With the page they go where forms go. */
const storeKept = (): void =>
  storeLeft(
    [...keptDialogs].flatMap(([key, { held, hereAlone }]) => {
      const dialog = hereAlone ? undefined : held()
      return dialog ? [{ key, dialog }] : []
    }),
  )

/** Keeps what a dialog holds, unless it is closed by what this gives. `held`: undefined where nothing would be lost. */
export const useKeptDialog = (table: string, held: Held, onClose: () => void): (() => void) => {
  const { person, selected } = useRenderer()
  const key = keyOf(person, table, selected)
  const isClosed = useRef(false)
  const now = useSteady(held)
  useEffect(() => {
    // One that stands open again is left no more.
    forget(key)
    keptDialogs.set(key, { held: now })
    window.addEventListener('pagehide', storeKept)
    return () => {
      const dialog = isClosed.current ? undefined : now()
      const { hereAlone } = keptDialogs.get(key) ?? {}
      forget(key)
      if (dialog) keptDialogs.set(key, { held: () => dialog, ...(hereAlone && { hereAlone }) })
    }
  }, [key, now])
  return () => {
    isClosed.current = true
    onClose()
  }
}
