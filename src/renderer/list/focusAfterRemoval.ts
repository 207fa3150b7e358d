/** Where the focus goes once a row is gone: the same button of the row that took its place, else the screen's title. */
export const focusAfterRemoval = (screen: HTMLElement | null, removed: number): (() => void) => {
  const row = screen?.querySelector(`[data-row-id="${removed}"]`)
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const id = near?.getAttribute('data-row-id')
  // The dialog gives the focus back when it closes, and the list may have been drawn anew: after both.
  return () =>
    requestAnimationFrame(() => {
      const button = id && screen?.querySelector<HTMLElement>(`[data-row-id="${id}"] [data-action="delete"]`)
      const target = button || screen?.querySelector<HTMLElement>('h1')
      target?.focus()
    })
}
