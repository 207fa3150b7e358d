import { conditions } from '../boot/conditions.ts'
import { scriptSizes } from '../boot/scripts.ts'
import { rowsVisible, rowsVisibleAgain, rowsVisibleFromSignIn } from '../boot/visible.ts'
import { launchChromium, newContext } from '../browser/page.ts'
import { consoleUrl, rivalUrl, signedIn } from '../browser/sides.ts'
import { takeTurns } from '../browser/turns.ts'
import { compared, type Figure } from '../figures.ts'
import type { Suite } from '../suite.ts'

export const boot: Suite = {
  name: 'boot',
  about:
    'from the start of the navigation until the rows are painted, nothing cached, against the plain list over a bare handler; and from the sign-in page on',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const { account } = ground
    const browser = await launchChromium()
    const figures: Figure[] = []
    try {
      for (const at of conditions) {
        const colds = at.slower > 1 ? pace.slowColds : pace.colds
        const visible = await takeTurns(
          colds,
          async () => rowsVisible(await signedIn(browser, ground), consoleUrl(ground), at),
          async () => rowsVisible(await newContext(browser), rivalUrl(ground), at),
          { warmUp: at.name === '' },
        )
        figures.push(compared({ name: `list visible${at.name}`, unit: 'ms' }, visible))
        const again = await takeTurns(
          colds,
          async () => rowsVisibleAgain(await signedIn(browser, ground), consoleUrl(ground), at),
          async () => rowsVisibleAgain(await newContext(browser), rivalUrl(ground), at),
          { warmUp: false },
        )
        figures.push(compared({ name: `list visible on coming back${at.name}`, unit: 'ms' }, again))
        const from = { account, at }
        const fromSignIn = await takeTurns(
          colds,
          async () => rowsVisibleFromSignIn(await newContext(browser), consoleUrl(ground), from),
          async () => rowsVisibleFromSignIn(await newContext(browser), rivalUrl(ground, '&sign-in'), from),
          { warmUp: false },
        )
        figures.push(compared({ name: `list visible from sign-in on${at.name}`, unit: 'ms' }, fromSignIn))
      }
      figures.push(...(await scriptSizes(await signedIn(browser, ground), consoleUrl(ground), pace)))
      return figures
    } finally {
      await browser.close()
    }
  },
}
