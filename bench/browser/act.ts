import { mean } from '../figures.ts'
import { pause, type Side, threadTime } from './page.ts'
import { type Sign, type Watched, watch } from './watch.ts'

/** Something a person does, by hand, and what shows that it is over. */
export type Action = ({ readonly click: string } | { readonly key: string }) & {
  readonly sign: Sign
  /** Puts things back, or leads up to what is measured. */
  readonly uncounted?: boolean
}

/** Means of the counted actions of a round, in milliseconds. */
export interface Spent {
  /** Of the page's main thread. */
  readonly cpu: number
  /** From the event to the painted outcome. */
  readonly time: number
}

const PATIENCE_MS = 20_000
/** What follows the painted outcome (clean-up, prefetching) belongs to the action. */
const AFTER_MS = 60

/** Performs a round of actions with trusted input. `after`: how long what an action has set off may go on, in milliseconds. */
export const perform = async (side: Side, actions: readonly Action[], after = AFTER_MS): Promise<Spent> => {
  await side.page.bringToFront()
  const asking = await idling(side, after)
  const found: Spent[] = []
  for (const action of actions) {
    const spent = await act(side, action, after)
    if (!action.uncounted) found.push({ ...spent, cpu: spent.cpu - asking })
  }
  return { cpu: mean(found.map(({ cpu }) => cpu)), time: mean(found.map(({ time }) => time)) }
}

/** CPU of the same requests and the same wait with nothing done: what asking costs. */
export const idling = async (side: Side, after = AFTER_MS): Promise<number> => {
  await side.page.evaluate(() => {
    window.watched = Promise.resolve({ time: 0, trusted: true })
  })
  const before = await threadTime(side)
  await side.page.evaluate(() => window.watched)
  await pause(after)
  return (await threadTime(side)) - before
}

/** One action, without taking off what asking costs. */
export const act = async (side: Side, action: Action, after = AFTER_MS): Promise<Spent> => {
  const { page } = side
  // The pointer comes to rest first: what is measured is the press.
  if ('click' in action) await pointAt(side, action.click)
  await page.evaluate(watch, { event: 'click' in action ? 'click' : 'keydown', sign: action.sign } as const)
  const before = await threadTime(side)
  if ('click' in action) {
    await page.mouse.down()
    await page.mouse.up()
  } else await page.keyboard.press(action.key)
  const watched = await orLate(
    page.evaluate(() => window.watched),
    action,
  )
  if (!watched.trusted) throw new Error(`the input was not trusted: ${JSON.stringify(action)}`)
  await pause(after)
  return { cpu: (await threadTime(side)) - before, time: watched.time }
}

const orLate = async (outcome: Promise<Watched>, action: Action): Promise<Watched> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`nothing came of ${JSON.stringify(action)}`)), PATIENCE_MS)
  return Promise.race([outcome, promise]).finally(() => clearTimeout(timer))
}

/** Milliseconds until hovering is drawn. */
const HOVERED_MS = 30

const pointAt = async ({ page }: Side, selector: string): Promise<void> => {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await pause(HOVERED_MS)
}
