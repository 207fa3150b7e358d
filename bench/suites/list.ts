import { type Action, perform } from '../browser/act.ts'
import { launchChromium } from '../browser/page.ts'
import { closeSides, openSides } from '../browser/sides.ts'
import { spentFigures, takeTurns } from '../browser/turns.ts'
import type { Figure } from '../figures.ts'
import type { Suite } from '../suite.ts'

const sign = { changes: 'tbody' }
const header = (name: string): Action => ({ click: `th[data-column=${name}] button`, sign })
const turn = (way: string): Action => ({ click: `[data-action=${way}-page]`, sign })
const key = (typed: string): Action => ({ key: typed, sign })

/** Each ends where it began, so that rounds are alike. */
export const rounds = {
  sort: ['beginAt', 'endAt', 'endAt', 'nbWorkedMinutes', 'code'].map(header),
  search: ['n', '7', '1', 'Backspace', 'Backspace', 'Backspace'].map(key),
  page: ['next', 'next', 'next', 'previous', 'previous', 'previous'].map(turn),
} satisfies Record<string, readonly Action[]>

export const list: Suite = {
  name: 'list',
  about:
    'the console’s list of 10 000 rows as it ships, against React + TanStack Table + plain HTML over a bare handler: main-thread CPU of a click or key, and time until the rows are painted',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const browser = await launchChromium()
    try {
      const { ours, rival } = await openSides(browser, ground)
      const figures: Figure[] = []
      for (const [name, actions] of Object.entries(rounds)) {
        if (name === 'search')
          for (const { page } of [ours, rival]) await page.locator('[type=search]').focus()
        const found = await takeTurns(
          pace.rounds,
          () => perform(ours, actions),
          () => perform(rival, actions),
        )
        figures.push(...spentFigures(name, found))
      }
      await closeSides(ours, rival)
      return figures
    } finally {
      await browser.close()
    }
  },
}
