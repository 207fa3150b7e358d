import { type BrowserContext, expect, type Page } from '@playwright/test'
import { rows, test } from './fixtures.ts'

/** Files of parts that cannot be fetched until it is said that they can. */
const withhold = async (context: BrowserContext, ...names: readonly string[]) => {
  const patterns = names.map((name) => new RegExp(`/assets/(.*/)?${name}[-.][^/]*$`))
  for (const pattern of patterns) await context.route(pattern, (route) => route.abort())
  return () => Promise.all(patterns.map((pattern) => context.unroute(pattern)))
}

const MISSING = /Cette partie de la console n’a pas pu être chargée/
const message = (page: Page) => page.locator('.toast[data-tone=error]').filter({ hasText: MISSING })

test('a dialog whose code does not come closes again with a message; the next press opens it, styles and all', async ({
  page,
  logIn,
  context,
}) => {
  const giveBack = await withhold(context, 'ImportDialog', 'exportCsv')
  const imported: string[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'script' && /\/(ImportDialog|exportCsv)-/.test(one.url()))
      imported.push(one.url())
  })
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const open = page.locator('[data-action=import-csv]')
  await open.click()
  await expect(message(page)).toBeVisible()
  await expect(message(page).locator('[data-action=reload]')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await message(page).locator('.toast-close').click()

  await page.locator('[data-action=csv-template]').click()
  await expect(message(page)).toBeVisible()
  await message(page).locator('.toast-close').click()

  // Firefox never asks again for what it has imported in vain.
  expect(imported).toEqual([])
  await giveBack()
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  await expect.poll(sheets).toContainEqual(expect.stringContaining('/ImportDialog-'))
})

test('a calendar, and what is told of a button, whose code does not come take nothing that was typed', async ({
  page,
  logIn,
  context,
}) => {
  const giveBack = await withhold(context, 'Calendar', 'Tooltip')
  await logIn()
  await page.goto('/console#publicHolidays')
  await page.locator('[data-action=add]').first().click()
  const field = page.getByRole('dialog').locator('[data-line="0"] input[name=date]')
  const calendar = page.locator('[data-scope=date-picker][data-part=content]')
  await field.fill('14/07/2031')
  const open = page.getByRole('dialog').locator('.date-field-button').first()
  const asked = page.waitForRequest(/\/Tooltip-/)
  await open.hover()
  await asked
  await open.click()
  await expect(message(page)).toBeVisible()
  await expect(field).toHaveValue('14/07/2031')
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await giveBack()
  await open.click()
  await expect(calendar).toBeVisible()
  await expect(field).toHaveValue('14/07/2031')
})

test('a screen, and a list, whose code or words do not come say so in their place, and come with another try', async ({
  page,
  logIn,
  context,
}) => {
  // The browser is never idle: what all tables say would come with the search, and comes with the first screen of no table.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await logIn()
  const content = page.locator('#content')
  for (const [place, file] of [
    ['pole', 'pole'],
    ['work', 'WorkScreen'],
  ] as const) {
    const giveBack = await withhold(context, file)
    await page.goto(`/console#${place}`)
    await expect(content.getByRole('alert')).toHaveText(MISSING)
    await expect(content.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page.locator('.menu').first()).toBeVisible()
    await giveBack()
    await content.locator('[data-action=retry]').click()
    await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(content.getByRole('alert')).toHaveCount(0)
  }
})

test('without a network the message says that there is none', async ({ page, logIn, context }) => {
  await withhold(context, 'HelpDialog')
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('?')
  await expect(page.locator('.toast[data-tone=error]')).toContainText('Pas de connexion Internet')
  await expect(rows(page).first()).toBeVisible()
})

test('a language whose words do not come is told, the page stays in its own; the next choice speaks it', async ({
  page,
  logIn,
  context,
}) => {
  const giveBack = await withhold(context, 'de')
  await logIn()
  const title = page.getByRole('heading', { level: 1 })
  const choose = async () => {
    await page.getByRole('button', { name: 'Langue' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  }
  await choose()
  await expect(message(page)).toBeVisible()
  await expect(title).toHaveText('Codes horaires')
  await giveBack()
  await choose()
  await expect(title).toHaveText('Dienstkürzel')
})

test('who is not signed in is told too that the words of a language do not come', async ({
  page,
  context,
  server,
}) => {
  const giveBack = await withhold(context, 'de')
  await page.goto(`${server.url}/login`)
  const choose = async () => {
    await page.getByRole('button', { name: 'Langue' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  }
  await choose()
  await expect(page.getByRole('alert')).toHaveText(MISSING)
  await giveBack()
  await choose()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
