import type { Browser } from '@playwright/test'
import { act } from '../browser/act.ts'
import { newContext, type Side } from '../browser/page.ts'
import { closeSides, consoleUrl, openReady, rivalUrl, signedIn } from '../browser/sides.ts'
import { takeTurns } from '../browser/turns.ts'
import { compared, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import { type Typing, typeRound, WRITABLE } from './keys.ts'
import { longest } from './longestForm.ts'
import { ADD } from './openings.ts'

interface TypedForm {
  readonly name: string
  readonly table: string
  /** Lines that are filled in at once. */
  readonly lines: number
}

const forms: readonly TypedForm[] = [
  { name: 'one line', table: 'schedule', lines: 1 },
  { name: 'five lines', table: 'schedule', lines: 5 },
  { name: 'longest form', table: longest.name, lines: 1 },
]
/** So that every line has its computed value, and its picture, from the start. */
const FILLED = { beginAt: '06:45', endAt: '14:15', break: '00:30' }

/** CPU of a key in the console's forms, against as many plain inputs that nothing follows. */
export const typingFigures = async (
  browser: Browser,
  ground: Ground,
  rounds: number,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const form of forms) {
    const ours = await openForm(await signedIn(browser, ground), consoleUrl(ground, form.table))
    await fill(ours, form)
    const fields = await ours.page.locator(WRITABLE).count()
    const rival = await openForm(await newContext(browser), rivalUrl(ground, `&fields=${fields}`))
    const found = await takeTurns(
      rounds,
      () => typeRound(ours),
      () => typeRound(rival),
    )
    const of = (what: keyof Typing) => found.map((r) => ({ ours: r.ours[what], rival: r.rival[what] }))
    const note = `${fields} fields`
    figures.push(
      compared({ name: `key, ${form.name}`, unit: 'ms CPU', note }, of('key')),
      compared({ name: `leaving a field, ${form.name}`, unit: 'ms CPU', note }, of('leaving')),
    )
    await closeSides(ours, rival)
  }
  return figures
}

const openForm = async (context: Parameters<typeof openReady>[0], url: string): Promise<Side> => {
  const side = await openReady(context, url, '[data-action=add]')
  await act(side, ADD)
  return side
}

const fill = async ({ page }: Side, { lines }: TypedForm): Promise<void> => {
  for (let line = 1; line < lines; line++) await page.locator('dialog[open] [data-action=add-line]').click()
  for (const [name, text] of Object.entries(FILLED))
    for (const field of await page.locator(`dialog[open] [name=${name}]`).all()) await field.fill(text)
}
