import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { action, press, tabTo, takeFromMenu, typeInto } from './keys.ts'
import { pageFaults } from './pageFaults.ts'
import { PASSWORD } from './signIn.ts'

const person = 'manager@pupitre.test'
const other = 'un tout autre mot de passe'
const email = (page: Page) => page.locator('input[name=email]')

const signIn = async (page: Page, password: string) => {
  await tabTo(page, email(page))
  await typeInto(page, person, password)
  await page.keyboard.press('Enter')
}
const change = async (page: Page, from: string, to: string) => {
  await tabTo(page, page.locator('input[name=currentPassword]'))
  await page.keyboard.type(from)
  for (const name of ['newPassword', 'confirmation']) {
    await tabTo(page, page.locator(`input[name=${name}]`))
    await page.keyboard.type(to)
  }
  await page.keyboard.press('Enter')
}

test('somebody changes their password by keyboard alone; their session elsewhere ends, and the old one opens nothing [area 4.3]', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/console#schedule')
  await signIn(page, PASSWORD)
  await expect(page.locator('[data-table=schedule]')).toBeVisible()
  const elsewhere = await browser.newPage({ baseURL: server.url })
  await elsewhere.goto('/console#schedule')
  await signIn(elsewhere, PASSWORD)
  await expect(elsewhere.locator('[data-table=schedule]')).toBeVisible()

  await press(page, page.locator('[data-widget=account] button').first())
  await takeFromMenu(page, action(page, 'profile'))
  await expect(page).toHaveURL(/\/me\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('.card-form input[name=email]')).toHaveValue(person)
  await change(page, 'pas celui-ci', other)
  await expect(page.locator('[data-error-code=wrongPassword]')).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
  await page.locator('input[name=currentPassword]').press('Control+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-tone=success]')).toContainText('Vos autres sessions sont fermées')

  await elsewhere.reload()
  await expect(email(elsewhere)).toBeVisible()
  await signIn(elsewhere, PASSWORD)
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await elsewhere.reload()
  await signIn(elsewhere, other)
  await expect(elsewhere.locator('[data-table=schedule]')).toBeVisible()
  await elsewhere.close()

  // Others sign in as they do.
  await change(page, other, PASSWORD)
  await expect(page.locator('[data-tone=success]').first()).toBeVisible()
})
