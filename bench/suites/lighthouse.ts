import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '#tests/chromium.ts'
import { freePort } from '#tests/freePort.ts'
import { consoleUrl, signIn } from '../browser/sides.ts'
import { alone, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import { categories, forms, nameOf, pages } from '../lighthouse/forms.ts'
import { pointsOf } from '../lighthouse/points.ts'
import type { Suite } from '../suite.ts'

export const lighthouse: Suite = {
  name: 'lighthouse',
  about: 'points of sign-in, console and institution page, nothing cached, on a slow telephone and a desk',
  inQuick: false,
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
    const port = await freePort()
    // Lighthouse opens its pages among those of the browser's own profile.
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findChromium(),
      args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    })
    const figures: Figure[] = []
    try {
      for (const page of pages) {
        if (page !== 'sign-in') await signIn(context, ground)
        for (const form of forms) {
          const rounds = []
          for (let round = 0; round < pace.slowRounds; round++) {
            await forgetCached(context)
            rounds.push(await pointsOf(addressOf(page, ground), { port, form }))
          }
          for (const category of categories)
            figures.push(
              alone(
                {
                  name: nameOf(page, form, category),
                  unit: '',
                  ...(category === 'performance' && { note: rounds.map(({ note }) => note).join('; ') }),
                },
                rounds.map(({ of }) => of[category]),
              ),
            )
        }
      }
      return figures
    } finally {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const addressOf = (page: (typeof pages)[number], ground: Ground): string => {
  if (page === 'console') return consoleUrl(ground)
  return `${ground.ours.url}${page === 'sign-in' ? '/login' : '/me/institutions'}`
}

const forgetCached = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.close()
}
