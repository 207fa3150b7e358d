import type { Page } from '@playwright/test'

/** The header by which the page of whoever signs in with `act` tells the server who asks. */
export const authorizationOf = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const sent = page.waitForRequest(
    (one) => one.url().includes('/api/v2/') && 'authorization' in one.headers(),
  )
  await act()
  return (await sent).headers().authorization ?? ''
}
