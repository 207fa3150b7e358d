import { expect, test } from './fixtures.ts'
import { keepMornings, openTool } from './listTools.ts'

test('a saved view is opened, and a file exported, from another screen by Ctrl+K', async ({
  page,
  logIn,
}) => {
  await logIn()
  await keepMornings(page)
  await openTool(page, 'views')
  await page.locator('[data-panel=views] [data-action=view-save]').click()
  await page.locator('[data-panel=views] .name-form input').fill('Petits matins')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-view="Petits matins"]')).toBeVisible()
  await page.goto('/console#pole')
  await expect(page.locator('[data-table=pole]')).toBeVisible()

  const find = async (term: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(term)
    await expect(page.locator('[role=option]').first()).toBeVisible()
  }
  await find('petits matins')
  await expect(page.locator('[role=option]').first()).toContainText('Petits matins')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-table=schedule] [data-filter=beginAt]')).toContainText('de 06:00 à 08:30')

  await find('exporter codes horaires')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await expect(page).not.toHaveURL(/open=/)
})
