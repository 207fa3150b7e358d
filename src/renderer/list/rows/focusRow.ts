/**
 * Brings a row under the keyboard, and into sight: what is seen of it in part is left so by Firefox. After a press of the mouse Safari
 * shows the focus of a row only where it is asked to.
 */
export const focusRow = (row: HTMLElement | null | undefined): void => {
  row?.focus({ focusVisible: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}

/** Brings the first row of a screen under the keyboard, if there is one. */
export const focusFirstRow = (screen: HTMLElement | null): void =>
  focusRow(screen?.querySelector<HTMLElement>('tr[data-row-id]'))

/** Brings a row of a list under the keyboard, where it is drawn, once a dialog has given the focus back to what it was opened from. */
export const focusRowAfter = (screen: HTMLElement | null, id: number): void =>
  void requestAnimationFrame(() => focusRow(screen?.querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)))
