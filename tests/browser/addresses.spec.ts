import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { action, press, tabTo } from './keys.ts'
import { startServer } from './server.ts'
import { signIn } from './signIn.ts'
import { darkViolations, violations } from './violations.ts'

const address = (page: Page) => page.locator('dialog[open] input[name=address]')
const openForm = async (page: Page) => {
  await page.locator('[data-row-id] [data-action=edit]').first().click()
  await expect(address(page)).toBeVisible()
}
const retype = async (page: Page, text: string) => {
  await tabTo(page, address(page))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

// The list of places is loaded beside the requests of this server alone.
test('an address is typed, chosen by the keyboard with its place, saved, and there after a reload [console 5.9, area 5.1]', async ({
  browser,
}) => {
  const server = await startServer({ GAZETTEER: 'on' })
  const page = await browser.newPage({ baseURL: server.url })
  try {
    await page.goto('/console#institution')
    await signIn(page)
    // The same database is loading the places: the first answers take as long as the first option may.
    await expect(page.locator('[data-table=institution]')).toBeVisible({ timeout: 60_000 })
    await openForm(page)
    const option = page.locator('[role=option]').first()
    await expect(async () => {
      await retype(page, '1 place de l’Hôpital strasb')
      await expect(option).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
    expect(await darkViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(address(page)).toHaveValue('1 place de l’Hôpital, 67000 Strasbourg')
    await expect(page.locator('dialog[open] input[name=postalCode]')).toHaveValue('67000')
    await expect(page.locator('.address-position')).toContainText('centre de la commune')
    await page.keyboard.press('Control+Enter')
    await press(page, action(page, 'confirm'))
    await expect(page.locator('[data-tone=success]')).toBeVisible()
    await page.reload()
    await openForm(page)
    await expect(address(page)).toHaveValue('1 place de l’Hôpital, 67000 Strasbourg')
    await expect(page.locator('.address-position')).toContainText('48,58')

    await retype(page, 'Xyzzyx')
    await expect(page.locator('.address-status')).toContainText('Aucune adresse ne correspond')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-column=address] [data-error-code="406"]')).toContainText(
      'n’est pas reconnue',
    )
    await expect(address(page)).toHaveValue('Xyzzyx')
  } finally {
    await page.close()
    await server.stop()
  }
})

test('the help leads to where the data comes from [house 4]', async ({ page, logIn }) => {
  await logIn()
  // Whoever has just signed in stands at the title, past the menu and the help.
  await press(page, page.locator('[data-widget=help] button, [data-action=help]').first(), 'Shift+Tab')
  await press(page, action(page, 'aboutData'))
  await expect(page).toHaveURL(/#aboutData$/)
  await expect(page.locator('[data-source=places]')).toContainText('CC BY 4.0')
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
})
