import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions } from './fixtures.ts'

/** Opens one of the panels above a list. */
export const openTool = (page: Page, tool: string) =>
  page.locator(`[data-widget=list-${tool}] > button`).click()

/** Keeps the shifts of two institutions that begin in the morning. */
export const keepMornings = async (page: Page) => {
  await selectInstitutions(page, 2)
  await expect(rows(page).first()).toBeVisible()
  await openTool(page, 'filters')
  await page.locator('[name=filter-column]').selectOption('beginAt')
  await page.locator('[name=filter-from]').fill('6h')
  await page.locator('[name=filter-to]').fill('8h30')
  await page.locator('[name=filter-to]').press('Enter')
  await expect(page.locator('[data-filter=beginAt]')).toContainText('de 06:00 à 08:30')
}
