import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'
import { darkViolations, violations } from './violations.ts'

test('an account locked by strangers is open to its own browser, and to all once provider staff lift the lock [house 5]', async ({
  page,
  logIn,
  browser,
  request,
  server,
}) => {
  const email = 'manager@pupitre.test'
  const newBrowser = async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' })
    return context.newPage()
  }
  const comeIn = async (where: typeof page) => {
    await where.goto('/login')
    await signIn(where, email)
  }
  const own = await newBrowser()
  await comeIn(own)
  await expect(own.locator('[data-table]')).toBeVisible()
  for (let i = 0; i < 30; i++)
    await request.post(`${server.url}/auth/login`, { data: { email, password: `guess ${i}` } })

  const stranger = await newBrowser()
  await comeIn(stranger)
  await expect(stranger.getByRole('alert')).toContainText(/ce compte est verrouillé jusqu’à \d\d:\d\d\./)
  expect([...(await violations(stranger)), ...(await darkViolations(stranger))]).toEqual([])
  await own.context().clearCookies({ name: 'pupitre_refresh' })
  await comeIn(own)
  await expect(own.locator('[data-table]')).toBeVisible()

  await logIn()
  await page.goto('/console#admin')
  const banner = page.locator('[data-banner=lockedAccounts]')
  await expect(banner).toContainText(email)
  expect([...(await violations(page)), ...(await darkViolations(page))]).toEqual([])
  await banner.locator('[data-action=unlock]').focus()
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page.locator('[data-tone=success]')).toContainText('est déverrouillé')
  await expect(page.locator('h1')).toBeFocused()
  await comeIn(stranger)
  await expect(stranger.locator('[data-table]')).toBeVisible()
})
