import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '#tests/chromium.ts'

/** Pages behind others go on as fast as the one in front: rounds are taken in turns. */
const undisturbed = [
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
]

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, ...undisturbed] })

/** A page with its DevTools session; what a page throws ends the suite. */
export interface Measured {
  readonly page: Page
  readonly cdp: CDPSession
}

export const openPage = async (browser: Browser, url: string): Promise<Measured> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${url}: ${error.message}`))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  return { page, cdp }
}

export const throttle = async ({ cdp }: Measured, rate: number): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

/** CPU time that the tasks of the page's main thread have used so far, in milliseconds: load does not inflate it. */
export const mainThreadTime = async ({ cdp }: Measured): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
