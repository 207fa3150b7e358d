import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { ROW } from '../browser/sides.ts'
import { alone, type Figure } from '../figures.ts'
import type { Pace } from '../pace.ts'
import { contentsOf } from './contents.ts'

/** JavaScript that is there when the list is, and what comes with the first form, at gzip level 9. */
export const scriptSizes = async (
  context: BrowserContext,
  url: string,
  { name }: Pace,
): Promise<readonly Figure[]> => {
  const page = await context.newPage()
  // What is fetched when the browser is idle is not yet part of the list.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const loaded = scriptsOf(page)
  await page.goto(url)
  await page.locator(ROW).first().waitFor()
  const initial = new Map(await loaded())
  await page.locator('[data-action=add]').click()
  await page.locator('dialog[open] input').first().waitFor()
  await page.waitForLoadState('networkidle')
  const form = new Map([...(await loaded())].filter(([file]) => !initial.has(file)))
  await context.close()
  const sizeOf = async (what: string, files: ReadonlyMap<string, number>): Promise<Figure> => {
    const sum = [...files.values()].reduce((total, kB) => total + kB, 0)
    // Telling what is in them takes another build.
    const contents = name === 'full' ? `: ${await contentsOf(files)}` : ''
    return alone({ name: what, unit: 'kB', note: `${files.size} files${contents}` }, [sum])
  }
  return [await sizeOf('initial JavaScript', initial), await sizeOf('form JavaScript', form)]
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
