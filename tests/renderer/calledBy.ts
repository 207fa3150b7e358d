/** What an element is called by those who hear it. */
export const calledBy = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const parts = ids.map((id) => document.getElementById(id))
  const said = (part: Element | null) => part?.getAttribute('aria-label') ?? part?.textContent
  return parts.length > 0 ? parts.map(said).join(' ') : (element.getAttribute('aria-label') ?? '')
}
