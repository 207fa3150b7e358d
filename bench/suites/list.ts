import type { Browser } from '@playwright/test'
import { launchChromium, type Measured, mainThreadTime, openPage } from '../browser.ts'
import { compared, type Figure, type Suite } from '../figures.ts'
import { longest, longestColumns } from '../longestForm.ts'
import { openSite } from '../site.ts'

const ROUNDS = 3

interface Action {
  readonly name: string
  readonly most: number
  /** Ends every time but the last where it began, so that rounds are alike. */
  readonly steps: readonly Step[]
  /** Only the steps at even places count: those between them put things back. */
  readonly undone?: boolean
}

type Step = { readonly click: string } | { readonly search: string }

const click = (...selectors: string[]): Step[] => selectors.map((selector) => ({ click: selector }))
const header = (name: string) => `th[data-column=${name}] button`
const page = (way: string) => `[data-action=${way}-page]`
const twice = <T>(steps: readonly T[]): T[] => [...steps, ...steps]

const actions: readonly Action[] = [
  {
    name: 'sort',
    most: 2,
    steps: twice(click(...['beginAt', 'code', 'endAt', 'endAt', 'nbWorkedMinutes'].map(header))),
  },
  { name: 'search', most: 2, steps: twice(['1', '14', 'm', 's', '07:', ''].map((search) => ({ search }))) },
  {
    name: 'page',
    most: 2,
    steps: twice(click(page('next'), page('next'), page('previous'), page('previous'))),
  },
  {
    name: 'open the form',
    most: 3,
    steps: Array.from({ length: 6 }, () => click('[data-action=add]', '[data-action=cancel]')).flat(),
    undone: true,
  },
]

export const list: Suite = {
  name: 'list',
  about:
    'main-thread CPU from event to painted rows, against a bare TanStack Table with plain HTML on the same rows',
  run: async () => {
    const site = await openSite(['list', 'rivalList'])
    const browser = await launchChromium()
    try {
      const screen = await openPage(browser, `${site.url}/list.html`)
      const cells = await openPage(browser, `${site.url}/list.html?cells`)
      const plain = await openPage(browser, `${site.url}/list.html?plain`)
      const rival = await openPage(browser, `${site.url}/rivalList.html`)
      for (const side of [screen, plain, cells, rival]) await ready(side)
      const figures: Figure[] = []
      for (const action of actions) {
        const sides = { rival, plain, screen, ...(action.undone ? {} : { cells }) }
        figures.push(...(await measure(action, sides)))
      }
      figures.push(...(await openLongest(browser, site.url)))
      return figures
    } finally {
      await browser.close()
      await site.close()
    }
  },
}

/** The same for the table with the most columns, against a bare form with as many fields. */
const openLongest = async (browser: Browser, url: string): Promise<Figure[]> => {
  const [opening] = actions.filter(({ undone }) => undone)
  if (!opening) return []
  const plain = await openPage(browser, `${url}/list.html?longest`)
  const rival = await openPage(browser, `${url}/rivalList.html?${longestColumns}`)
  for (const side of [plain, rival]) await ready(side)
  const name = `open the longest form, ${longest.name}, ${longestColumns} columns`
  return measure({ ...opening, name }, { rival, plain })
}

const variants: Readonly<Record<string, { readonly name: string; readonly note?: string }>> = {
  plain: { name: '' },
  cells: { name: ', without row actions', note: 'the same cells on both sides' },
  screen: { name: ', with the picture', note: 'the rival draws no picture' },
}

const measure = async (action: Action, sides: Readonly<Record<string, Measured>>): Promise<Figure[]> => {
  const rounds: Record<string, number>[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const found: Record<string, number> = {}
    for (const [name, side] of Object.entries(sides)) found[name] = await perform(side, action)
    if (round > 0) rounds.push(found)
  }
  return Object.entries(variants).flatMap(([side, { name, note }]) =>
    sides[side]
      ? compared(
          {
            name: action.name + name,
            unit: 'ms',
            note,
            goal: side === 'plain' ? { atMost: action.most } : {},
          },
          rounds.map((found) => ({ ours: found[side] ?? 0, rival: found.rival ?? 0 })),
        )
      : [],
  )
}

/** Rows are there, and the form has come when the browser was idle. */
const ready = async ({ page }: Measured): Promise<void> => {
  await page.bringToFront()
  await page.locator('[data-row-id]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** CPU of the main thread for one counted step, in milliseconds, without what asking for it costs. */
const perform = async (side: Measured, { steps, undone }: Action): Promise<number> => {
  await side.page.bringToFront()
  const counted = steps.filter((_, i) => !undone || i % 2 === 0).length
  let spent = 0
  let asking = 0
  for (const [i, step] of steps.entries()) {
    const before = await mainThreadTime(side)
    await side.page.evaluate(takeStep, undefined)
    const between = await mainThreadTime(side)
    await side.page.evaluate(takeStep, step)
    if (undone && i % 2) continue
    spent += (await mainThreadTime(side)) - between
    asking += between - before
  }
  return (spent - asking) / counted
}

/** Runs in the page: does it, and waits until the rows, or the dialog, have changed and are painted. */
const takeStep = async (step: Step | undefined): Promise<void> => {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(0)
      })
    })
  const seen = () =>
    `${document.querySelector('tbody')?.textContent}${document.querySelectorAll('dialog[open] input').length}`
  if (!step) return painted()
  const before = seen()
  if ('click' in step) document.querySelector<HTMLElement>(step.click)?.click()
  else {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, step.search)
    box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  for (let frame = 0; seen() === before; frame++) {
    if (frame === 120) throw new Error(`nothing came of ${JSON.stringify(step)}`)
    await painted()
  }
  await painted()
}
