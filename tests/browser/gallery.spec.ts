import { catalogue } from '#schemas'
import { type StateName, statesOf } from '../../src/gallery/states.ts'
import { expect, test } from './fixtures.ts'
import { type Look, showState } from './galleryState.ts'
import { misfits } from './misfits.ts'
import { darkViolations, violations, wordViolations } from './violations.ts'

const WIDE = 1280
const NARROW = 390

// A message that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
// A language each: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** Every table in every state, and the list as it is where conditions are not met and for people of level 2. */
const looks: readonly Look[] = [...catalogue.tables.values()].flatMap((table) => [
  ...statesOf(table).map((state) => ({ table: table.name, state })),
  { table: table.name, state: 'list' as const, more: '&level=2&criteria=off' },
])

/** Where a table shows most of its words: its list and its form. */
const isPlain = ({ state, more }: Look): boolean => !more && (state === 'list' || state === 'form')

/** States whose words are those of every table, and columns those of the list: the first table shows them in other languages. */
const saysNothingOfItsOwn: readonly StateName[] = [
  'many',
  'noInstitution',
  'noResult',
  'loading',
  'failed',
  'modifyErrors',
]
const withOwnWords = looks.filter(
  ({ state, more, table }) =>
    !more &&
    (!saysNothingOfItsOwn.includes(state) || table === looks.find((one) => one.state === state)?.table),
)

/** What does not depend on the words, colours among it, is looked at in one language; German has the longest words. */
const seenIn = [
  // In halves, so that no worker is left alone with it.
  ['fr', 'first half', looks.filter((_, n) => n < looks.length / 2)],
  ['fr', 'second half', looks.filter((_, n) => n >= looks.length / 2)],
  ['de', 'own words', withOwnWords],
  ['en-GB', 'lists and forms', looks.filter(isPlain)],
  ['es', 'lists and forms', looks.filter(isPlain)],
] as const

/** Dark colours belong to the state, whatever the table. */
const inDark = new Set(new Map(looks.toReversed().map((look) => [look.state, look])).values())

for (const [language, part, seen] of seenIn)
  test(`every table in ${seen.length} states fits at ${WIDE} and ${NARROW} pixels and gives axe nothing to say, ${language}, ${part}`, async ({
    page,
  }) => {
    const whole = language === 'fr'
    test.setTimeout(600_000)
    const found: string[] = []
    page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
    page.on('pageerror', (error) => found.push(error.message))
    await page.setViewportSize({ width: WIDE, height: 844 })
    await page.goto('/gallery?bare=1')
    for (const [n, look] of seen.entries()) {
      const { table, state, more = '' } = look
      await showState(page, look, language)
      const wrong: string[] = []
      // Each is shown in the width that the last was seen in: half of them narrow, and widened.
      for (const width of n % 2 ? [NARROW, WIDE] : [WIDE, NARROW]) {
        wrong.push(...(await misfits(page, width)))
        if (width === NARROW) continue
        wrong.push(...(await (whole ? violations : wordViolations)(page, 'dialog')))
        if (whole && inDark.has(look)) wrong.push(...(await darkViolations(page, 'dialog')))
      }
      found.push(...wrong.map((what) => `${table} ${state}${more}: ${what}`))
    }
    expect(found).toEqual([])
  })

test('the gallery shows what is chosen, tells it from the schema, and its address shows the same again', async ({
  page,
}) => {
  const table = [...catalogue.tables.values()].find((one) => statesOf(one).includes('remove'))
  await page.goto(`/gallery?table=${table?.name}&lang=en-GB`)
  const stage = page.frameLocator('.gallery-frame')
  await expect(stage.locator('[data-row-id]').first()).toBeVisible()
  await page.locator('select[name=state]').selectOption('remove')
  await expect(stage.getByRole('alertdialog')).toBeVisible()
  await page.locator('select[name=lang]').selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galerie')
  await page.reload()
  await expect(stage.getByRole('alertdialog')).toBeVisible()
  await expect(page.locator('.gallery-spec dt')).not.toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await page.locator('input[name=narrow]').check()
  await expect.poll(() => stage.locator(':root').evaluate(() => innerWidth)).toBe(NARROW)
  expect(await violations(page)).toEqual([])
  expect(await misfits(page, WIDE)).toEqual([])
  expect(await misfits(page, NARROW)).toEqual([])
})

test('nothing goes over into another colour for people who ask for less motion', async ({ page }) => {
  await page.goto(`/gallery?bare=1&table=${looks[0]?.table}&state=list`)
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
  const begun = await page.evaluate(async () => {
    let transitions = 0
    document.addEventListener('transitionrun', () => transitions++)
    document.documentElement.classList.toggle('dark')
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return transitions
  })
  expect(begun).toBe(0)
})
