import type { Page } from '@playwright/test'

export const PASSWORD = 'pupitre-demo'

/** Signs in where the page for it stands. */
export const signIn = async (page: Page, email = 'provider@pupitre.test'): Promise<void> => {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('[data-action=login]').click()
}
