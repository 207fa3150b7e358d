/** Where the focus goes once a row is gone: the same button of the row that took its place, else the screen's title. */
export const focusAfterRemoval = (screen: HTMLElement | null, removed: number): (() => void) => {
  const row = screen?.querySelector(`[data-row-id="${removed}"]`)
  // The next row is written into this one's place; after the last row there is none.
  const place = row?.nextElementSibling ? row : row?.previousElementSibling
  // The dialog gives the focus back when it closes: after that.
  return () =>
    requestAnimationFrame(() => {
      const button = place?.isConnected && place.querySelector<HTMLElement>('[data-action="delete"]')
      const target = button || screen?.querySelector<HTMLElement>('h1')
      target?.focus()
    })
}
