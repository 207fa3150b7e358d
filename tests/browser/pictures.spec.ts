import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { catalogue } from '#schemas'
import { isDialog, type StateName, statesOf } from '../../src/gallery/states.ts'
import { expect, test } from './fixtures.ts'
import { type Look, showState } from './galleryState.ts'

const WIDE = { width: 960, height: 640 }
const NARROW = { width: 390, height: 640 }
/** Fewer than a changed word has: about two letters. */
const maxDiffPixels = 40

test.use({
  // The font is written into the page, whose policy knows no such source.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  viewport: WIDE,
})
test.describe.configure({ mode: 'parallel' })

/** What is pictured of a table: of each line the first state that it has. */
const pictured: readonly (readonly StateName[])[] = [
  ['list'],
  ['form', 'detailNew', 'pick', 'modify'],
  ['errors', 'modifyErrors'],
  ['confirm', 'remove'],
]
const looks: readonly Look[] = [...catalogue.tables.values()].flatMap((table) =>
  pictured.flatMap((states) => {
    const state = states.find((one) => statesOf(table).includes(one))
    return state ? [{ table: table.name, state }] : []
  }),
)

/** The font that every machine has: the one that the tests bring along. */
const fontFace = (weight: number): string => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`,
  )
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:Pictured;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}
const weights = [400, 600, 700]
const sameFont = `${weights.map(fontFace).join('')}
  :root{--chakra-fonts-body:Pictured;--chakra-fonts-heading:Pictured;--chakra-fonts-mono:Pictured}`

const openGallery = async (page: Page) => {
  await page.clock.setFixedTime(new Date('2026-03-02T09:30:00Z'))
  // Nothing that measures its columns before it has the font: what they asked for is kept.
  await page.goto('/gallery?bare=1&state=noInstitution')
  await page.addStyleTag({ content: sameFont })
  await page.evaluate(
    (all) => Promise.all(all.map((weight) => document.fonts.load(`${weight} 14px Pictured`))),
    weights,
  )
}

const expectPicture = async (page: Page, look: Look, [language, ...more]: readonly string[]) => {
  const name = [look.table, look.state, language, ...more].join('-')
  await showState(page, look, language ?? '')
  await page.evaluate(() => document.fonts.ready)
  // What a dialog stands on is in a picture of its own.
  const shown = isDialog(look.state) ? page.locator('dialog[open]') : page
  const picture = await shown.screenshot({ animations: 'disabled' })
  expect.soft(picture, name).toMatchSnapshot(`${name}.png`, { maxDiffPixels })
}

for (const [half, rest] of [
  ['first', 0],
  ['second', 1],
] as const)
  test(`every table looks as it did in its list, form, errors and question: ${half} half`, async ({
    page,
  }) => {
    await openGallery(page)
    for (const look of looks.filter((_, n) => n % 2 === rest)) await expectPicture(page, look, ['fr'])
  })

const others: readonly (readonly [language: string, Look, ...more: string[]])[] = [
  ['de', { table: 'schedule', state: 'list' }],
  ['de', { table: 'service', state: 'errors' }],
  ['en-GB', { table: 'schedule', state: 'form' }],
  ['es', { table: 'schedule', state: 'confirm' }],
  ['fr', { table: 'schedule', state: 'list' }, 'dark'],
  ['fr', { table: 'service', state: 'errors' }, 'dark'],
  ['fr', { table: 'admin', state: 'detail' }, 'dark'],
  ['es', { table: 'counterLimit', state: 'list' }, 'dark'],
  ['de', { table: 'schedule', state: 'list' }, 'dark', 'narrow'],
  ['de', { table: 'service', state: 'errors' }, 'dark', 'narrow'],
  ['fr', { table: 'counterLimit', state: 'list' }, 'narrow'],
  ['fr', { table: 'admin', state: 'detail' }, 'narrow'],
]

test('a dozen looks are what they were in other languages, dark and narrow', async ({ page }) => {
  await openGallery(page)
  for (const [language, look, ...more] of others) {
    await page.setViewportSize(more.includes('narrow') ? NARROW : WIDE)
    await expectPicture(page, { ...look, ...(more.includes('dark') && { more: '&dark=1' }) }, [
      language,
      ...more,
    ])
  }
})
