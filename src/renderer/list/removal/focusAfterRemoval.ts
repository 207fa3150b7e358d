import { focusRow } from '../rows/focusRow.ts'

/**
 * Where the focus goes once a row is gone: to the row after it, from which arrows and keys go on, else to the
 * screen's title. Not to its button: the next Enter would ask for another removal.
 */
export const focusAfterRemoval = (screen: HTMLElement | null, removed: number): (() => void) => {
  const row = screen?.querySelector(`[data-row-id="${removed}"]`)
  // After the last row of a page there is none.
  const place = row?.nextElementSibling ?? row?.previousElementSibling
  // The dialog gives the focus back when it closes: after that.
  return () =>
    requestAnimationFrame(() => {
      if (place instanceof HTMLElement && place.isConnected) focusRow(place)
      else screen?.querySelector<HTMLElement>('h1')?.focus()
    })
}
