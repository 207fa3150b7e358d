import { defineConfig } from '@playwright/test'
import type { Reading } from './tests/browser/fixtures.ts'
import { chromiumArgs, findChromium } from './tests/chromium.ts'

const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** What looks at all there is waits for its drawing most of the time: first, while other suites run beside. */
const looks = files(['gallery', 'pictures', 'screens'])
/** What writes nothing, and is held to that (`onlyReads`). */
const readers = files([
  'beside',
  'cards',
  'columns',
  'forcedColours',
  'forms',
  'listKeys',
  'menu',
  'paper',
  'readRow',
  'rowAddress',
  'start',
  'tooltips',
  'unfinished',
])

/** What goes anywhere, for as long as one likes. */
const walks = files(['randomWalk'])

const executablePath = findChromium()

/** Milliseconds by which frames are late at most: `npm run test:late`. */
const late = Number(process.env.LATE ?? 0)

export default defineConfig<object, Reading>({
  testDir: 'tests/browser',
  // A folder of its own, since it is emptied: reports of other suites stand beside it.
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/setup.config.ts',
  // Files are the unit, except those that say that their tests are.
  fullyParallel: false,
  workers: 2,
  retries: 1,
  // Where time stands still nothing comes late: it would not come.
  ...(late > 0 && { grepInvert: /@stopsTime/ }),
  projects: [
    // One page for all there is, in which axe is run a thousand times: as V8 compiles it better it takes a tenth less.
    { name: 'looks', testMatch: looks, use: { launchOptions: { executablePath, args: chromiumArgs } } },
    { name: 'readers', testMatch: readers, use: { onlyReads: true } },
    { name: 'writers', testIgnore: [...looks, ...readers, ...walks] },
    // Asked for by the number of its steps: `npm run test:walk`.
    ...(process.env.STEPS ? [{ name: 'walks', testMatch: walks }] : []),
  ],
  // Long flows take half a minute on a quiet machine, and six times that on a busy one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Pictures are named for what they show, whatever machine drew them.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/browser.json' }],
    // Pictures that differ stand there side by side: npx playwright show-report
    ['html', { open: 'never' }],
  ],
  use: {
    // Less than a test has, so that what cannot be clicked is named.
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    late,
    // A trace costs a quarter of the time: the second try of what failed has one. It has failed all the same.
    trace: 'on-first-retry',
    // Pages of tests live for seconds: what V8 compiles better meanwhile takes a sixth of their processor and is never run.
    launchOptions: { executablePath, args: [...chromiumArgs, '--js-flags=--no-maglev,--no-turbofan'] },
  },
})
