import type { Browser } from '@playwright/test'
import { launchChromium, type Measured, mainThreadTime, openPage, throttle } from '../browser.ts'
import { absolute, compared, type Figure, median, type Suite } from '../figures.ts'
import { openSite } from '../site.ts'

const ROUNDS = 3
const AGAIN = 3
/** Why the goal of the slow rounds is set on CPU time. */
const SLICES = 'the throttle works in slices, between which short tasks slip: see the CPU time'
const TYPED = '0730'
const STROKES = [...TYPED, ...[...TYPED].map(() => 'Backspace')]
const CONTROLS = 5
const STRIDE = 6
/** So that every line has its computed value, and its picture, from the start. */
const FILLED = { beginAt: '06:45', endAt: '14:15', break: '00:30', pause: '00:30' }
const WRITABLE = 'input:not([readonly]):not([type=checkbox])'

interface Form {
  readonly name: string
  readonly table: string
  readonly lines: number
}

const forms: readonly Form[] = [
  { name: 'time codes, 5 lines', table: 'schedule', lines: 5 },
  { name: '35 columns', table: 'benchWide', lines: 1 },
  { name: '5 lines × 12 columns', table: 'benchLines', lines: 5 },
]

/** One round of typing: medians in milliseconds, CPU of the main thread for a key. */
interface Typing {
  readonly key: number
  readonly cpu: number
  readonly blur: number
}

export const keys: Suite = {
  name: 'keys',
  about: 'key press to commit in our forms, against plain inputs that nothing follows',
  run: async () => {
    const site = await openSite(['form', 'rawForm'])
    const browser = await launchChromium()
    try {
      const figures: Figure[] = []
      for (const form of forms) figures.push(...(await measure(browser, site.url, form)))
      return figures
    } finally {
      await browser.close()
      await site.close()
    }
  },
}

const measure = async (browser: Browser, url: string, form: Form): Promise<Figure[]> => {
  const ours = await openPage(browser, `${url}/form.html?${form.table}`)
  for (let line = 1; line < form.lines; line++) await ours.page.locator('[data-action=add-line]').click()
  for (const [name, text] of Object.entries(FILLED))
    for (const control of await ours.page.locator(`[name=${name}]`).all()) await control.fill(text)
  const inputs = await ours.page.locator(WRITABLE).count()
  const rival = await openPage(browser, `${url}/rawForm.html?${inputs}`)
  const figures: Figure[] = []
  for (const rate of [1, 4]) {
    for (const side of [ours, rival]) await throttle(side, rate)
    for (const side of [ours, rival]) await typeRound(side)
    const rounds: { ours: Typing; rival: Typing }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ ours: await typeRound(ours), rival: await typeRound(rival) })
    const name = `${form.name}${rate > 1 ? `, ${rate}× slower` : ''}`
    const of = (what: keyof Typing) => rounds.map((r) => ({ ours: r.ours[what], rival: r.rival[what] }))
    const blurs = rounds.map((r) => r.ours.blur)
    const slow = rate > 1
    const goal = { atMost: 1.5 }
    const note = slow ? SLICES : `${inputs} inputs`
    figures.push(
      compared({ name: `key press, ${name}`, unit: 'ms', goal: slow ? {} : goal, note }, of('key')),
      compared({ name: `CPU of a key, ${name}`, unit: 'ms', goal: slow ? goal : {} }, of('cpu')),
      absolute({ name: `blur, ${name}`, unit: 'ms', goal: slow ? {} : { atMost: 10 } }, blurs),
    )
  }
  await Promise.all([ours.page.context().close(), rival.page.context().close()])
  return figures
}

/** Types into five controls with real keys, another column on another line each; each is left with Tab, which checks it. */
const typeRound = async (side: Measured): Promise<Typing> => {
  const { page } = side
  await page.bringToFront()
  const controls = page.locator(WRITABLE)
  const found: Typing[] = []
  for (let at = 0; at < CONTROLS * STRIDE; at += STRIDE) {
    await controls.nth(at).focus()
    await press(
      side,
      [...TYPED].map(() => 'Backspace'),
    )
    await page.evaluate(() => {
      window.clocked.keys.length = 0
      window.clocked.blurs.length = 0
    })
    const before = await mainThreadTime(side)
    for (let again = 0; again < AGAIN; again++) await press(side, STROKES)
    const cpu = ((await mainThreadTime(side)) - before) / (AGAIN * STROKES.length)
    await press(side, [...TYPED, 'Tab'])
    const { keys: pressed, blurs } = await page.evaluate(() => window.clocked)
    found.push({ key: median(pressed), cpu, blur: median(blurs) })
  }
  const over = (what: keyof Typing) => median(found.map((one) => one[what]))
  return { key: over('key'), cpu: over('cpu'), blur: over('blur') }
}

const codes: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9 }

/** Real keys, sent in one go: what is clocked is each one's own work. */
const press = async ({ cdp }: Measured, strokes: readonly string[]): Promise<void> => {
  await Promise.all(
    strokes.flatMap((key) => {
      const code = codes[key]
      const windowsVirtualKeyCode = code ?? key.charCodeAt(0)
      const text = code ? {} : { text: key }
      return [
        cdp.send('Input.dispatchKeyEvent', {
          type: code ? 'rawKeyDown' : 'keyDown',
          key,
          windowsVirtualKeyCode,
          ...text,
        }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode }),
      ]
    }),
  )
}
