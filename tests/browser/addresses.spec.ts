import type { Page } from '@playwright/test'
import { memoryAddresses } from '#stage/memoryAddresses.ts'
import { expect, test } from './fixtures.ts'
import { action, press, tabTo } from './keys.ts'
import { holdPart } from './parts.ts'
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
    // The same process is loading the places: on a busy machine who signs in is told to try again in a moment.
    await expect(async () => {
      if (await page.locator('.login [role=alert]').isVisible())
        await page.locator('[data-action=login]').click()
      await expect(page.locator('[data-table=institution]')).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 120_000 })
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
    await expect(page.locator('[data-part=positioner] > p')).toContainText('Aucune adresse ne correspond')
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

test('an address that is begun before its proposals can come goes on at the same letter; keys of a text stay its own', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.route(/\/addresses\?/, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const data = await memoryAddresses(searchParams.get('country') ?? '', searchParams.get('text') ?? '')
    await route.fulfill({ json: { data } })
  })
  await page.goto('/console#institution')
  const part = await holdPart(page, 'Combobox')
  await page.reload()
  await openForm(page)
  const options = page.locator('[role=option]')
  const input = address(page)
  await retype(page, '1 place X stras')
  await part.asked
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  part.release()
  await expect(input).toHaveRole('combobox')
  await expect(input).toBeFocused()
  await expect(options).toHaveCount(2)
  await page.keyboard.type('2')
  await expect(options.first()).toHaveText('12 place X, 67000 Strasbourg')
  await page.keyboard.type(' bis')
  await expect(options.first()).toHaveText('12 bis place X, 67000 Strasbourg')
  await page.keyboard.press('End')
  await page.keyboard.type('b')
  await expect(input).toHaveValue('12 bis place X strasb')
  await expect(page.getByRole('status').filter({ hasText: '2 adresses proposées' })).toHaveCount(1)

  await test.step('past the last of them is the text itself', async () => {
    for (const marked of [0, 1]) {
      await page.keyboard.press('ArrowDown')
      await expect(input).toHaveAttribute(
        'aria-activedescendant',
        (await options.nth(marked).getAttribute('id')) ?? '',
      )
    }
    await page.keyboard.press('ArrowDown')
    await expect(input).not.toHaveAttribute('aria-activedescendant')
  })
  await test.step('Escape leaves the list and not the form', async () => {
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(input).toHaveValue('12 bis place X strasb')
    await expect(input).toBeFocused()
  })
  await test.step('a click takes one without leaving the field', async () => {
    await page.keyboard.type('o')
    await options.nth(1).click()
    await expect(input).toHaveValue('12 bis place X, 67100 Strasbourg')
    await expect(input).toBeFocused()
    await expect(page.locator('dialog[open] input[name=postalCode]')).toHaveValue('67100')
    await expect(page.locator('[data-column=address] .field-error')).toHaveCount(0)
  })
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
