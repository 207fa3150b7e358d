import { pause, type Side, threadTime } from '../browser/page.ts'

const CONTROLS = 3
const TYPED = [...'0730']
const STROKES = [...TYPED, ...TYPED.map(() => 'Backspace')]
/** Longer than a frame: every key is painted for itself, as when a person types. */
const BETWEEN_MS = 20
const IDLE_MS = 200
export const WRITABLE = 'dialog[open] :is(input:not([type]), [type=text]):not([readonly], [disabled])'

/** Main-thread CPU, in milliseconds. */
export interface Typing {
  /** Of one key. */
  readonly key: number
  /** Of leaving a field that something was typed into. */
  readonly leaving: number
}

/** Types into some of the open form's fields with real keys, and leaves each with Tab, which checks it. */
export const typeRound = async (side: Side): Promise<Typing> => {
  const { page } = side
  await page.bringToFront()
  const fields = page.locator(WRITABLE)
  const count = await fields.count()
  let keys = 0
  let leaving = 0
  for (let at = 0; at < CONTROLS; at++) {
    await fields.nth(Math.floor((at * count) / CONTROLS)).focus()
    await page.keyboard.press('Control+A')
    const idle = await idlePerMs(side)
    keys += await costOf(side, idle, () => press(side, STROKES))
    await press(side, TYPED)
    leaving += await costOf(side, idle, () => press(side, ['Tab']))
  }
  return { key: keys / (CONTROLS * STROKES.length), leaving: leaving / CONTROLS }
}

const press = async ({ page }: Side, strokes: readonly string[]): Promise<void> => {
  for (const stroke of strokes) {
    await page.keyboard.press(stroke)
    await pause(BETWEEN_MS)
  }
}

/** What the page does by itself, a blinking caret for one, in milliseconds of CPU a millisecond. */
const idlePerMs = async (side: Side): Promise<number> => {
  const before = await threadTime(side)
  await pause(IDLE_MS)
  return ((await threadTime(side)) - before) / IDLE_MS
}

const costOf = async (side: Side, idle: number, work: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  const before = await threadTime(side)
  await work()
  return (await threadTime(side)) - before - idle * (performance.now() - begun)
}
