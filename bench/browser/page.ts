import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '#tests/chromium.ts'

/** Pages behind others go on as fast as the one in front: rounds are taken in turns. */
const undisturbed = [
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
]

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...undisturbed] })

/** Nothing in its caches, and as large as a small screen. */
export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })

/** A page with its DevTools session. */
export interface Side {
  readonly page: Page
  readonly cdp: CDPSession
}

/** What a page throws is told of: it measures something else then. */
export const newSide = async (context: BrowserContext): Promise<Side> => {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp }
}

/** CPU time that the page's main thread has used so far, in milliseconds: waiting for a core is not in it. */
export const threadTime = async ({ cdp }: Side): Promise<number> => (await metric(cdp, 'ThreadTime')) * 1000

/** Bytes of JavaScript that cannot be collected. */
export const heapSize = async ({ cdp }: Side): Promise<number> => {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return metric(cdp, 'JSHeapUsedSize')
}

const metric = async (cdp: CDPSession, wanted: string): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
