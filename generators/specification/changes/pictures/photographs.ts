import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** A state of a table, as the gallery calls it. */
export interface Look {
  readonly table: string
  readonly state: string
}

const size = { width: 1280, height: 800 }
/** No server: what the page asks for is read from the folder of the build. Browsers trust this name as they do https. */
const origin = 'http://localhost'
const quickMs = 5_000

const serve = (page: Page, gallery: string): Promise<unknown> =>
  page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = extname(pathname) === '' ? '/gallery/index.html' : pathname.replace(/^\/gallery/, '')
    const file = [join(gallery, path), join(gallery, pathname)].find(existsSync)
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })

/** The stage of a look once it stands still; undefined where the gallery has none such. */
const photograph = async (page: Page, { table, state }: Look): Promise<Buffer | undefined> => {
  // The page is loaded once: it shows what its address says.
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/gallery?bare=1&lang=fr&table=${table}&state=${state}`)
  try {
    const shown = state === 'list' ? `[data-table="${table}"]` : 'dialog[open]'
    await page.locator(shown).first().waitFor({ state: 'attached', timeout: quickMs })
    await page.locator('.list-skeleton').waitFor({ state: 'detached', timeout: quickMs })
  } catch {
    return undefined
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  return page.screenshot({ animations: 'disabled' })
}

/** Pictures of the looks, in their order, of one gallery. */
export const photographs = async (
  browser: Browser,
  gallery: string,
  looks: readonly Look[],
): Promise<readonly (Buffer | undefined)[]> => {
  const context = await browser.newContext({ viewport: size, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serve(page, gallery)
  await page.goto(`${origin}/gallery?bare=1&lang=fr`)
  const taken: (Buffer | undefined)[] = []
  for (const look of looks) taken.push(await photograph(page, look))
  await context.close()
  return taken
}
