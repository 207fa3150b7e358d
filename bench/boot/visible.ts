import type { BrowserContext } from '@playwright/test'
import { newSide } from '../browser/page.ts'
import { openReady, ROW } from '../browser/sides.ts'
import { watch } from '../browser/watch.ts'
import type { Account } from '../ground/account.ts'
import { type Condition, impose } from './conditions.ts'

const FORM = 'form [name=password]'

/** Milliseconds from the start of the navigation until rows are painted, in a fresh context. */
export const rowsVisible = async (context: BrowserContext, url: string, at: Condition): Promise<number> => {
  const side = await newSide(context)
  await impose(side, at)
  await side.page.addInitScript(markWhenPainted, ROW)
  await side.page.goto(url, { waitUntil: 'commit' })
  const time = await side.page.evaluate(() => window.appeared)
  await context.close()
  return time
}

/** The same for somebody who has been here before, with nothing cached but what the console keeps in the browser. */
export const rowsVisibleAgain = async (
  context: BrowserContext,
  url: string,
  at: Condition,
): Promise<number> => {
  const { page } = await openReady(context, url)
  await page.close()
  return rowsVisible(context, url, at)
}

/**
 * The same from the sign-in page on, for somebody who is not signed in: milliseconds until its form is painted, and
 * from the click that sends it until rows are. What the person needs for typing is not in it.
 */
export const rowsVisibleFromSignIn = async (
  context: BrowserContext,
  url: string,
  { account, at }: { readonly account: Account; readonly at: Condition },
): Promise<number> => {
  const side = await newSide(context)
  await impose(side, at)
  const { page } = side
  await page.addInitScript(markWhenPainted, FORM)
  await page.goto(url, { waitUntil: 'commit' })
  const form = await page.evaluate(() => window.appeared)
  await page.waitForLoadState('networkidle')
  await page.locator('form [name=email]').focus()
  await page.keyboard.type(account.email)
  await page.locator(FORM).focus()
  await page.keyboard.type(account.password)
  await page.evaluate(watch, { event: 'click', sign: { appears: ROW } } as const)
  await page.locator('[data-action=login]').click()
  const { time } = await page.evaluate(() => window.watched)
  await context.close()
  return form + time
}

declare global {
  interface Window {
    /** Milliseconds since the navigation began, when what was waited for is painted. */
    appeared: Promise<number>
  }
}

/** Runs in the page before its scripts. */
const markWhenPainted = (selector: string): void => {
  window.appeared = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      })
    })
    observer.observe(document, { subtree: true, childList: true })
  })
}
