import type { BrowserContext } from '@playwright/test'
import { type Action, act } from '../browser/act.ts'
import { heapSize, launchChromium, newContext } from '../browser/page.ts'
import { closeSides, consoleUrl, openReady, rivalUrl, signedIn } from '../browser/sides.ts'
import { compared } from '../figures.ts'
import { ADD, openAgain } from '../form/openings.ts'
import type { Suite } from '../suite.ts'
import { rounds } from './list.ts'

const MB = 1_000_000

/** A session of work: everything of the list suite, and a form a few times. */
const session: readonly Action[] = [...rounds.sort, ...rounds.page, ...rounds.search]

export const heap: Suite = {
  name: 'heap',
  about:
    'JavaScript heap after a session of work and a collection, against a plain list that holds its 10 000 rows in the page, and against one that asks for each page',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const browser = await launchChromium()
    const ours = async () => work(await signedIn(browser, ground), consoleUrl(ground))
    const rival = async (more: string) => work(await newContext(browser), rivalUrl(ground, more))
    const rounds: { ours: number; holding: number; asking: number }[] = []
    try {
      for (let round = 0; round < pace.slowRounds; round++)
        rounds.push({ ours: await ours(), holding: await rival('&hold'), asking: await rival('') })
      return [
        compared(
          { name: 'heap after a session of work', unit: 'MB' },
          rounds.map((r) => ({ ours: r.ours, rival: r.holding })),
        ),
        compared(
          { name: 'heap, against a list that holds one page', unit: 'MB' },
          rounds.map((r) => ({ ours: r.ours, rival: r.asking })),
        ),
      ]
    } finally {
      await browser.close()
    }
  },
}

/** Megabytes at the end. */
const work = async (context: BrowserContext, url: string): Promise<number> => {
  const side = await openReady(context, url)
  await openAgain(side, ADD)
  for (const action of session) {
    if ('key' in action) await side.page.locator('[type=search]').focus()
    await act(side, action, 0)
  }
  const size = (await heapSize(side)) / MB
  await closeSides(side)
  return size
}
