import { type Action, act, idling, type Spent } from '../browser/act.ts'
import type { Side } from '../browser/page.ts'
import { ADD } from './openings.ts'

/** Until the message that it was saved has gone again: that is part of it. */
const AFTER_MS = 2_500
const SAVE: Action = {
  click: 'dialog[open] [data-action=save]',
  sign: { gone: 'dialog[open]', changes: 'tbody' },
}
/** Before all others in the order of the list, so that the new row is seen: AA9999, AA9998… */
let last = 10_000

/** Fills in the form of a new row and saves it: from the click until the list shows the row. */
export const saveRow = async (side: Side): Promise<Spent> => {
  const { page } = side
  await page.bringToFront()
  const asking = await idling(side)
  await act(side, ADD)
  for (const [name, text] of Object.entries({ code: `AA${--last}`, beginAt: '06:45', endAt: '14:15' })) {
    await page.locator(`dialog[open] input[name=${name}]`).first().focus()
    await page.keyboard.type(text)
  }
  const { cpu, time } = await act(side, SAVE, AFTER_MS)
  return { cpu: cpu - asking, time }
}
