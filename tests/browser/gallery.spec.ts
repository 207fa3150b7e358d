import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { catalogue } from '#schemas'
import { type StateName, statesOf } from '../../src/gallery/states.ts'
import { wordRules } from './axeRules.ts'
import { expect, test } from './fixtures.ts'
import { type Look, showState } from './galleryState.ts'
import { misfits } from './misfits.ts'

const WIDE = 1280
const NARROW = 390
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

declare global {
  interface Window {
    axe: {
      run(
        where: Node,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
    }
  }
}

/** What axe finds in the dialog that is open, else on the whole page: all, contrast in dark, or what words can break. */
const violations = (page: Page, asked: 'all' | 'dark' | 'words'): Promise<readonly string[]> =>
  page.evaluate(
    async ([looked, byWords]) => {
      const isDark = looked === 'dark'
      const wear = (on: boolean) => {
        document.documentElement.classList.toggle('dark', on)
        document.documentElement.classList.toggle('light', !on)
      }
      const only = { all: undefined, dark: ['color-contrast'], words: byWords }[looked]
      if (isDark) wear(true)
      const { violations } = await window.axe.run(document.querySelector('dialog[open]') ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      })
      if (isDark) wear(false)
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
    },
    [asked, wordRules] as const,
  )

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
    await page.evaluate(axe)
    for (const [n, look] of seen.entries()) {
      const { table, state, more = '' } = look
      await showState(page, look, language)
      const wrong: string[] = []
      // Each is shown in the width that the last was seen in: half of them narrow, and widened.
      for (const width of n % 2 ? [NARROW, WIDE] : [WIDE, NARROW]) {
        wrong.push(...(await misfits(page, width)))
        if (width === NARROW) continue
        wrong.push(...(await violations(page, whole ? 'all' : 'words')))
        if (whole && inDark.has(look))
          wrong.push(...(await violations(page, 'dark')).map((what) => `dark: ${what}`))
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
  await page.evaluate(axe)
  expect(await violations(page, 'all')).toEqual([])
  expect(await misfits(page, WIDE)).toEqual([])
  expect(await misfits(page, NARROW)).toEqual([])
})
