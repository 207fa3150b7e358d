import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '#server/admin/demoAccounts.ts'
import { type RunningServer, startServer } from '#tests/browser/server.ts'
import { launchChromium } from '../browser.ts'
import { plainEnvironment } from '../children.ts'
import { contentsOf } from '../contents.ts'
import { absolute, compared, type Figure, type Suite } from '../figures.ts'
import { PROVIDER, signIn } from '../signIn.ts'
import { openSite } from '../site.ts'

const ROUNDS = 5
/** A list that offers adding, whichever screen the menu has first. */
const LIST = '/console#schedule'

export const bundle: Suite = {
  name: 'bundle',
  about:
    'JavaScript until the list is on screen, gzip level 9; list visible with a CPU four times slower, against React + fetch + a plain table',
  run: async () => {
    const server = await startServer(plainEnvironment)
    const browser = await launchChromium()
    try {
      return [...(await sizes(browser, server)), await visible(browser, server)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

const sizes = async (browser: Browser, { url }: RunningServer): Promise<Figure[]> => {
  const context = await signedIn(browser, url)
  const page = await context.newPage()
  // What is fetched when the browser is idle is not yet part of the list.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const loaded = scriptsOf(page)
  await page.goto(`${url}${LIST}`)
  await page.locator('[data-row-id]').first().waitFor()
  const initial = new Map(await loaded())
  await page.locator('[data-action=add]').click()
  await page.locator('dialog[open] input').first().waitFor()
  await page.waitForLoadState('networkidle')
  const form = new Map([...(await loaded())].filter(([name]) => !initial.has(name)))
  await context.close()
  return [await sizeOf('initial JavaScript', initial, 200), await sizeOf('form JavaScript', form, 75)]
}

const sizeOf = async (name: string, files: ReadonlyMap<string, number>, atMost: number): Promise<Figure> => {
  const sum = [...files.values()].reduce((total, kB) => total + kB, 0)
  const note = `${files.size} files: ${await contentsOf(files)}`
  return absolute({ name, unit: 'kB', goal: { atMost }, note }, [sum])
}

/** Every script the page has loaded so far: its path in the build, and kilobytes of 1000 bytes compressed. */
const scriptsOf = (page: Page) => {
  const answers: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000)
    answers.push(size.then((kB) => [pathname.slice(1), kB]))
  })
  return () => Promise.all(answers)
}

const visible = async (browser: Browser, { url }: RunningServer): Promise<Figure> => {
  const { token } = await signIn(url)
  const site = await openSite(['floor'], {
    '/rows': async (_, response) => {
      const answer = await fetch(`${url}/api/v2/schedule`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ search: JSON.stringify({ limit: 30 }) }),
      })
      response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text())
    },
  })
  const ours = await signedIn(browser, url)
  const rival = await browser.newContext()
  const rounds: { ours: number; rival: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      ours: await firstRows(ours, `${url}${LIST}`),
      rival: await firstRows(rival, `${site.url}/floor.html`),
    })
  await site.close()
  return compared({ name: 'list visible, 4× slower', unit: 'ms', goal: { atMost: 2.2 } }, rounds)
}

/** Milliseconds from the start of the navigation until rows are painted; nothing is taken from a cache. */
const firstRows = async (context: BrowserContext, url: string): Promise<number> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('[data-row-id]')) return requestAnimationFrame(look)
      return setTimeout(() => performance.mark('rows'))
    }
    requestAnimationFrame(look)
  })
  await page.goto(url)
  await page.locator('[data-row-id]').first().waitFor()
  const at = await page.evaluate(async () => {
    for (;;) {
      const [mark] = performance.getEntriesByName('rows')
      if (mark) return mark.startTime
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  await page.close()
  return at
}

const signedIn = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })
  await context.request.post(`${url}/auth/login`, {
    data: { email: PROVIDER, password: demoPassword },
    headers: { origin: url },
  })
  return context
}
