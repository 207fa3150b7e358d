import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { askedBeforeScripts, heard } from './heard.ts'

/** Files of what schemas declare: of one table, or of all. */
const declarations = /\/assets\/(?:tables\/|schemas-)/
/** Nothing is fetched that is only probably wanted. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))

test('a list comes with what its own table declares, before any script, and with no other table’s', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#pole')
  await expect(rows(page).first()).toBeVisible()
  await neverIdle(page)
  const { asked, said } = heard(page)
  await askedBeforeScripts(page, /\/assets\/tables\/pole-/, () => page.reload({ waitUntil: 'commit' }))
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('[data-action=add]')).toBeVisible()
  expect(asked.filter((path) => declarations.test(path))).toEqual([
    expect.stringMatching(/^\/assets\/tables\/pole-/),
  ])
  expect(said).toEqual([])
  const scripts = asked.filter((path) => path.endsWith('.js')).map((path) => page.request.get(path))
  const texts = await Promise.all((await Promise.all(scripts)).map((one) => one.text()))
  // A column of time codes alone.
  expect(texts.join('\n')).not.toContain('nbWorkedMinutes')
})

test('whoever comes without an address of a list has the first one’s as early', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await neverIdle(page)
  await askedBeforeScripts(page, /\/assets\/tables\/institution-/, () =>
    page.goto('/', { waitUntil: 'commit' }),
  )
  await expect(rows(page).first()).toBeVisible()
})

test('a screen whose declarations do not come says so; another try shows it', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await neverIdle(page)
  await page.route(/\/assets\/(?:tables\/pole|schemas)-/, (route) => route.abort())
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Pôles', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('n’a pas pu être chargée')).toBeVisible()
  await page.unroute(/\/assets\/(?:tables\/pole|schemas)-/)
  await main.locator('[data-action=retry]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pôles')
  await expect(rows(page).first()).toBeVisible()
})

test('a form, and the search of everything, come with all that is declared', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/console#service')
  await expect(rows(page).first()).toBeVisible()
  await neverIdle(page)
  await page.reload()
  await page.locator('[data-action=add]').click()
  const pole = page.locator('dialog form').getByRole('combobox', { name: /Pôle/ })
  await expect(pole.locator('option').nth(1)).toBeAttached()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('ajouter des codes')
  await expect(page.getByRole('option', { name: 'Ajouter des codes horaires' })).toBeVisible()
})
