import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { PASSWORD } from './signIn.ts'

test('a wrong password is said in words, and what was typed stays [console 8.2]', async ({ page }) => {
  await page.goto('/console#schedule')
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('input[name=email]').fill('provider@pupitre.test')
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('[data-action=login]').click()
  await expect(page.getByRole('alert')).toHaveText('Votre identifiant ou votre mot de passe est incorrect.')
  await expect(page.locator('input[name=email]')).toHaveValue('provider@pupitre.test')
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console.*#schedule$/)
})

test('the selection is remembered, and stands in the address', async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 2)
  await expect(page).toHaveURL(/institutions=\d+,\d+/)
  await page.goto('/')
  await expect(page.locator('[data-widget=institution-picker] button').first()).toContainText(
    '2 établissements',
  )
})

test('search, sort and page are in the address; back and forward work', async ({ page, logIn }) => {
  await logIn()
  await page.locator('th[data-column=beginAt] button').click()
  await expect(page).toHaveURL(/sort=beginAt/)
  await page.locator('th[data-column=beginAt] button').click()
  await expect(page).toHaveURL(/sort=-beginAt/)
  await expect(page.locator('th[data-column=beginAt]')).toHaveAttribute('aria-sort', 'descending')
  await page.goBack()
  await expect(page.locator('th[data-column=beginAt]')).toHaveAttribute('aria-sort', 'ascending')
  await page.goForward()
  await expect(page.locator('th[data-column=beginAt]')).toHaveAttribute('aria-sort', 'descending')
  await page.locator('input[type=search]').fill('nothing like this')
  await expect(page.getByText('Aucun code horaire ne correspond à cette recherche')).toBeVisible()
})

test('the frame is as high as the window: the page does not scroll behind a list that does', async ({
  page,
  logIn,
}) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(beyond).toBe(0)
})

test('each language has its own words; Spanish too [console 1.2]', async ({ page, logIn }) => {
  // The language goes with the account: the others' stays.
  await logIn('viewer@pupitre.test')
  for (const [language, title] of [
    ['Deutsch', 'Dienstkürzel'],
    ['English', 'Time codes'],
    ['Español', 'Códigos horarios'],
    ['Français', 'Codes horaires'],
  ] as const) {
    await page.getByRole('button', { name: /^(Langue|Sprache|Language|Idioma)$/ }).click()
    await page.getByRole('menuitemradio', { name: language, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('an address that leads nowhere says so', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/console#constructor')
  await expect(page.locator('[data-page=notFound]')).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.locator('[data-page=notFound]')).toBeVisible()
})

test('a viewer sees the rows and no way to change them [console 2.1.3, console 6.1]', async ({
  page,
  logIn,
}) => {
  await logIn('viewer@pupitre.test')
  await expect(rows(page).first()).toBeVisible()
  for (const action of ['add', 'edit', 'delete', 'import-csv'])
    await expect(page.locator(`[data-action=${action}]`)).toHaveCount(0)
})

test('logging out ends the session, also for the back button [console 2.3.19, console 7.3.16]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.locator('[data-row-id]')).toHaveCount(0)
})

test('without network the page says so and keeps what was typed [console 8.2, area 8.2]', async ({
  page,
  logIn,
  context,
}) => {
  await logIn()
  await page.locator('[data-action=add]').first().click()
  await page.locator('input[name=code]').fill('OFFLINE1')
  await page.locator('input[name=beginAt]').fill('0700')
  await page.locator('input[name=endAt]').fill('1500')
  await context.setOffline(true)
  await page.locator('[data-action=save]').click()
  await expect(page.locator('[data-tone=error]').first()).toContainText('Pas de connexion')
  await expect(page.locator('input[name=code]')).toHaveValue('OFFLINE1')
  // It is sent again by itself.
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('input[type=search]').fill('OFFLINE1')
  await expect(rows(page)).toHaveCount(1)
})
