/**
 * The router listens once the page is drawn, in slices: an address that changed meanwhile (a link, a bookmark, Back) is
 * told to it then. Takes the address now; what it returns looks whether it is another one.
 */
export const addressSince = (): (() => void) => {
  const { href } = location
  return () => {
    if (location.href !== href) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
}
