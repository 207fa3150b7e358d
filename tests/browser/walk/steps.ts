import type { Locator, Page } from '@playwright/test'
import { catalogue } from '#schemas'

/** Gives a whole number from 0 to below `below`. */
export type Draw = (below: number) => number

const texts = [
  '',
  'a',
  'Été 2026',
  '08:30',
  '31/02/2026',
  '12,5',
  '-1',
  "l'x; --",
  '<b>x</b>',
  '🙂',
  'x'.repeat(300),
]
const keys = ['Escape', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'n', 'e', '?', 'Delete', 'Space', 'Control+k']
const screens = [...catalogue.tables.keys(), 'outbox', 'work']
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
/** What ends the walk, or leads out of the console. */
const elsewhere = '[data-action=logout], [href^="http"], [target=_blank], [download]'

const oneOf = <T>(list: readonly T[], draw: Draw): T => {
  const one = list[draw(list.length)]
  if (one === undefined) throw new RangeError('nothing to choose from')
  return one
}

/** Where one is: within the topmost dialog, if there is one. */
const placeOf = async (page: Page): Promise<Locator> => {
  const dialogs = page.locator('dialog[open]')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
}

/** A part that is seen and can be used now; it may be gone by the time that it is. */
const someIn = async (page: Page, parts: string, draw: Draw): Promise<Locator | undefined> => {
  const found = (await placeOf(page)).locator(parts).filter({ visible: true })
  const count = await found.count()
  return count > 0 ? found.nth(draw(count)) : undefined
}

const hurried = { timeout: 1_000 }
const click = async (page: Page, draw: Draw): Promise<string> => {
  const part = await someIn(page, `:is(button, a, summary, tr[data-row-id]):enabled:not(${elsewhere})`, draw)
  const said = await part
    ?.evaluate((element) => element.outerHTML.slice(0, 90), undefined, hurried)
    .catch(() => 'gone')
  await part?.click(hurried).catch(() => undefined)
  return `click ${said}`
}
const type = async (page: Page, draw: Draw): Promise<string> => {
  const part = await someIn(page, 'input:enabled:not([type=file]), textarea:enabled', draw)
  const text = oneOf(texts, draw)
  const name = await part?.getAttribute('name', hurried).catch(() => 'gone')
  await part?.fill(text, hurried).catch(() => part.click(hurried).catch(() => undefined))
  return `type ${text.slice(0, 20)} into ${name}`
}
const press = async (page: Page, draw: Draw): Promise<string> => {
  const key = oneOf(keys, draw)
  await page.keyboard.press(key)
  return `press ${key}`
}
const goTo = async (page: Page, draw: Draw): Promise<string> => {
  const screen = oneOf(screens, draw)
  await page.goto(`/console#${screen}`)
  return `go to ${screen}`
}
const goBack = async (page: Page, draw: Draw): Promise<string> => {
  const isBack = draw(2) > 0
  // Where the page asks first, nothing is gone to.
  await (isBack ? page.goBack(hurried) : page.goForward(hurried)).catch(() => undefined)
  return isBack ? 'back' : 'forward'
}
const resize = async (page: Page, draw: Draw): Promise<string> => {
  const size = oneOf(sizes, draw)
  await page.setViewportSize(size)
  return `${size.width} pixels wide`
}

/** Mostly what people do most. */
const steps = [
  click,
  click,
  click,
  click,
  click,
  click,
  type,
  type,
  type,
  press,
  press,
  press,
  goTo,
  goTo,
  goBack,
  resize,
]

/** Does something, and says what. */
export const step = (page: Page, draw: Draw): Promise<string> => oneOf(steps, draw)(page, draw)
