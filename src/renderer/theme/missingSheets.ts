/** Style sheets that could not be fetched. What loads a part's code asks for each of its sheets once, and would draw it without. */
const missing = new Set<HTMLLinkElement>()

/** Notes the sheets that the page cannot fetch. */
export const watchSheets = (): void =>
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target),
    true,
  )

/** Asks again for the sheets that are missing. Rejects where one does not come. */
export const fetchSheets = (): Promise<unknown> =>
  Promise.all(
    [...missing].map((link) => {
      missing.delete(link)
      const again = link.cloneNode() as HTMLLinkElement
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      again.onload = resolve
      again.onerror = reject
      link.replaceWith(again)
      return promise
    }),
  )
