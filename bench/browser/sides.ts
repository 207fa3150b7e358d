import type { Browser, BrowserContext } from '@playwright/test'
import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import { newContext, newSide, type Side } from './page.ts'

export const ROW = 'tbody [data-row-id]'

/** The console's list of a table, for the institution of 10 000 time codes. */
export const consoleUrl = ({ ours }: Ground, table = 'schedule'): string =>
  `${ours.url}/console?institutions=${institutions.console}#${table}`

/** The rival over the same rows; `more` as its `main.tsx` says. */
export const rivalUrl = ({ rival }: Ground, more = ''): string =>
  `${rival.url}/?institution=${institutions.console}${more}`

/** A browser's context with the session of a person who has signed in. */
export const signedIn = async (browser: Browser, ground: Ground): Promise<BrowserContext> => {
  const context = await newContext(browser)
  await signIn(context, ground)
  return context
}

/** From here on the context has the session of a person. */
export const signIn = async (context: BrowserContext, { ours, account }: Ground): Promise<void> => {
  const answer = await context.request.post(`${ours.url}/auth/login`, {
    data: account,
    headers: { origin: ours.url },
  })
  if (!answer.ok()) throw new Error(`no session: ${answer.status()} ${await answer.text()}`)
}

export interface Sides {
  readonly ours: Side
  readonly rival: Side
}

/** Both lists with their rows, after the browser has fetched what it fetches when it is idle. */
export const openSides = async (browser: Browser, ground: Ground): Promise<Sides> => ({
  ours: await openReady(await signedIn(browser, ground), consoleUrl(ground)),
  rival: await openReady(await newContext(browser), rivalUrl(ground)),
})

export const openReady = async (context: BrowserContext, url: string, ready = ROW): Promise<Side> => {
  const side = await newSide(context)
  await side.page.goto(url)
  await side.page.locator(ready).first().waitFor()
  await side.page.waitForLoadState('networkidle')
  return side
}

export const closeSides = async (...sides: readonly Side[]): Promise<void> => {
  for (const { page } of sides) await page.context().close()
}
