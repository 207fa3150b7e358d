import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { longestTask } from '../browser/longTasks.ts'
import { launchChromium } from '../browser/page.ts'
import { closeSides, consoleUrl, openReady, signedIn } from '../browser/sides.ts'
import { importRows } from '../csv/importRows.ts'
import { alone, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import type { Suite } from '../suite.ts'

const file = fileURLToPath(new URL('../../tests/fixtures/schedules/three-thousand.csv', import.meta.url))
const REHEARSED = '[data-import-row]'

export const csv: Suite = {
  name: 'csv',
  about:
    'a file of 3 000 time codes: rehearsed in the console beside its 10 000 rows, and imported into two institutions as the console does',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const browser = await launchChromium()
    const waits: number[] = []
    const tasks: number[] = []
    const seconds: number[] = []
    try {
      for (let round = 0; round < pace.slowRounds; round++) {
        waits.push(await rehearse(browser, ground))
        tasks.push(await rehearse(browser, ground, { traced: true }))
        // Another first letter of the codes: all rows are new each time.
        const prefix = String.fromCodePoint('A'.charCodeAt(0) + round)
        seconds.push(await importRows(ground, readFileSync(file), prefix))
      }
      const note = 'CPU time of the longest task from choosing the file to the rows drawn'
      const figures: Figure[] = [
        alone({ name: 'rehearsal of 3 000 rows, until painted', unit: 'ms' }, waits),
        alone({ name: 'rehearsal, longest task', unit: 'ms', note }, tasks),
        alone({ name: 'import into two institutions', unit: 's' }, seconds),
      ]
      return figures
    } finally {
      await browser.close()
    }
  },
}

/** Long enough for all that choosing the file sets off. */
const AFTER_MS = 300

/** Milliseconds until the rows are there; traced, of the longest task instead. A page of its own: nobody imports a file twice. */
const rehearse = async (browser: Browser, ground: Ground, { traced = false } = {}): Promise<number> => {
  const side = await openReady(await signedIn(browser, ground), consoleUrl(ground))
  const { page } = side
  await page.locator('[data-action=import-csv]').first().click()
  const input = page.locator('dialog input[type=file]')
  await input.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const choose = async () => {
    await input.setInputFiles(file)
    await page.locator(REHEARSED).first().waitFor()
  }
  const begun = performance.now()
  const task = traced
    ? await longestTask(side, async () => {
        await choose()
        await page.waitForTimeout(AFTER_MS)
      })
    : await choose().then(() => performance.now() - begun)
  await closeSides(side)
  return task
}
