import type { Browser } from '@playwright/test'
import { launchChromium, newContext } from '../browser/page.ts'
import { closeSides, consoleUrl, openReady, openSides, ROW, rivalUrl, signedIn } from '../browser/sides.ts'
import { spentFigures, takeTurns } from '../browser/turns.ts'
import type { Figure } from '../figures.ts'
import { longest } from '../form/longestForm.ts'
import { ADD, EDIT, EDIT_RIVAL, openAgain, openFirst } from '../form/openings.ts'
import { saveRow } from '../form/save.ts'
import { typingFigures } from '../form/typing.ts'
import type { Ground } from '../ground/ground.ts'
import type { Pace } from '../pace.ts'
import type { Suite } from '../suite.ts'

export const form: Suite = {
  name: 'form',
  about:
    'the console’s forms over its list of 10 000 rows, against a native dialog with as many plain inputs: main-thread CPU, and time until painted',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const browser = await launchChromium()
    try {
      return [
        ...(await inTheList(browser, ground, pace)),
        ...(await longestForm(browser, ground, pace)),
        ...(await firstOpening(browser, ground, pace)),
        ...(await typingFigures(browser, ground, pace.rounds)),
      ]
    } finally {
      await browser.close()
    }
  },
}

const inTheList = async (browser: Browser, ground: Ground, { rounds }: Pace): Promise<Figure[]> => {
  const { ours, rival } = await openSides(browser, ground)
  const both = async (name: string, of: readonly [() => Promise<Spent>, () => Promise<Spent>]) =>
    spentFigures(name, await takeTurns(rounds, ...of))
  const figures = [
    ...(await both('open the form', [() => openAgain(ours, ADD), () => openAgain(rival, ADD)])),
    ...(await both('open a row’s form', [() => openAgain(ours, EDIT), () => openAgain(rival, EDIT_RIVAL)])),
    ...(await both('save', [() => saveRow(ours), () => saveRow(rival)])),
  ]
  await closeSides(ours, rival)
  return figures
}

type Spent = Awaited<ReturnType<typeof openAgain>>

/** The table with the most columns, against as many plain inputs over the rival's list. */
const longestForm = async (browser: Browser, ground: Ground, pace: Pace): Promise<readonly Figure[]> => {
  const ready = '[data-action=add]'
  const ours = await openReady(await signedIn(browser, ground), consoleUrl(ground, longest.name), ready)
  const fields = Object.keys(longest.entity.columns).length
  const rival = await openReady(await newContext(browser), rivalUrl(ground, `&fields=${fields}`))
  const found = await takeTurns(
    pace.rounds,
    () => openAgain(ours, ADD),
    () => openAgain(rival, ADD),
  )
  await closeSides(ours, rival)
  return spentFigures('open the longest form', found)
}

const firstOpening = async (browser: Browser, ground: Ground, pace: Pace): Promise<readonly Figure[]> => {
  const places = {
    ours: { url: consoleUrl(ground), ready: ROW, context: () => signedIn(browser, ground) },
    rival: { url: rivalUrl(ground), ready: ROW, context: () => newContext(browser) },
  }
  return spentFigures('open the form for the first time', await openFirst(pace.colds, places))
}
