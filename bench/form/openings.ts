import { type Action, act, idling, perform, type Spent } from '../browser/act.ts'
import type { newContext, Side } from '../browser/page.ts'
import { closeSides, openReady } from '../browser/sides.ts'
import { takeTurns } from '../browser/turns.ts'

const TIMES = 3
const opened = { appears: 'dialog[open] input' }
const closed = { gone: 'dialog[open]' }

export const ADD: Action = { click: '[data-action=add]', sign: opened }
const CANCEL: Action = { click: 'dialog[open] [data-action=cancel]', sign: closed, uncounted: true }
/** Of the console: its rows have a button; those of the rival open themselves. */
export const EDIT: Action = { click: 'tbody tr:nth-child(3) [data-action=edit]', sign: opened }
export const EDIT_RIVAL: Action = { click: 'tbody tr:nth-child(5) td', sign: opened }

/** Opens a form again and again. */
export const openAgain = (side: Side, open: Action): Promise<Spent> =>
  perform(side, Array.from({ length: TIMES }, () => [open, CANCEL]).flat())

interface Place {
  readonly url: string
  /** What shows that the page is ready. */
  readonly ready: string
  readonly context: () => ReturnType<typeof newContext>
}

/** The first opening of a form in pages that were loaded a moment ago. */
export const openFirst = (
  times: number,
  places: Readonly<Record<'ours' | 'rival', Place>>,
): Promise<{ readonly ours: Spent; readonly rival: Spent }[]> => {
  const once = async ({ url, ready, context }: Place): Promise<Spent> => {
    const side = await openReady(await context(), url, ready)
    const asking = await idling(side)
    const { cpu, time } = await act(side, ADD)
    await closeSides(side)
    return { cpu: cpu - asking, time }
  }
  return takeTurns(
    times,
    () => once(places.ours),
    () => once(places.rival),
  )
}
