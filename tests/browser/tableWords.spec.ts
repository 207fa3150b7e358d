import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { askedBeforeScripts, heard } from './heard.ts'

/** Opens the first list anew where neither the words of the divisions come nor those of everything, until what this gives is called. */
const holdWords = async (page: Page): Promise<() => void> => {
  await expect(rows(page).first()).toBeVisible()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.route(/\/assets\/tables-[^/]+\/fr\/pole\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  return allow
}

test('the words of a table are fetched before any script has come, and no other table’s', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#pole')
  await expect(rows(page).first()).toBeVisible()
  const { asked, said } = heard(page)
  await askedBeforeScripts(page, /\/assets\/tables-[^/]+\/fr\/pole\.js$/, () =>
    page.reload({ waitUntil: 'commit' }),
  )
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible()
  expect(asked.filter((path) => path.includes('/assets/tables-'))).toHaveLength(1)
  expect(said).toEqual([])
})

test('a screen opened before its words have come says so, and then shows its list', async ({
  page,
  logIn,
}) => {
  await logIn()
  const allow = await holdWords(page)
  await page.getByRole('link', { name: 'Pôles', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible()
  allow()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pôles')
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible()
})

test('a screen that is chosen by keyboard on a narrow window has the focus once its words have come', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  const allow = await holdWords(page)
  await page.locator('[data-action=menu]').press('Enter')
  await page.locator('.menu-drawer').getByRole('link', { name: 'Pôles', exact: true }).press('Enter')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement' })).toBeVisible()
  allow()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pôles')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the first form waits for no words of other tables, nor of screens', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  // Nothing is fetched ahead.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/console#pole')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  const urls: string[] = []
  page.on('request', (one) => one.url().endsWith('.js') && urls.push(one.url()))
  await page.locator('[data-action=add]').click()
  await expect(page.locator('dialog form')).toBeVisible()
  const asked = await Promise.all(urls.map((url) => page.request.get(url)))
  const scripts = (await Promise.all(asked.map((one) => one.text()))).join('\n')
  expect(scripts).toContain('Enregistrer')
  expect(scripts).not.toContain('Envoyer un modèle')
  expect(scripts).not.toContain('Codes de paie')
})

test('each of one’s own pages, opened at its address, says words and no names of words', async ({
  page,
  logIn,
}) => {
  await logIn()
  // Nothing is fetched ahead.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  for (const path of ['profile', 'institutions', 'notifications', 'configuration']) {
    await page.goto(`/me/${path}`)
    await expect(page.locator('main form').first()).toBeVisible()
    await expect(page.locator('main .card-wait')).toHaveCount(0)
    await expect(page.locator('main').getByText(/^[a-z]+(\.[a-zA-Z]+)+$/)).toHaveCount(0)
  }
})
