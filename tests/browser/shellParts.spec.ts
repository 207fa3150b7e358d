import { expect, rows, test } from './fixtures.ts'
import { press, takeFromMenu } from './keys.ts'
import { holdPart, refusals } from './parts.ts'
import { darkViolations, violations } from './violations.ts'

test('a first click on the account waits for its menu, and a second one takes it back', async ({
  page,
  logIn,
}) => {
  const refused = await refusals(page)
  await logIn()
  const part = await holdPart(page, 'MenuPanel')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  const account = page.locator('[data-widget=account] > button')
  const menu = page.getByRole('menu')
  await account.click()
  await part.asked
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toHaveCount(0)
  part.release()
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute('data-highlighted', '')
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  await account.click()
  await expect(menu).toHaveCount(0)
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  expect(refused).toEqual([])
})

test('the menu of the languages is walked with the keys, says which one holds, and gives the focus back', async ({
  page,
  logIn,
}) => {
  // The language goes with the account: the others' stays.
  await logIn('director@pupitre.test')
  const language = page.locator('[data-widget=language]')
  await press(page, language.locator('> button'))
  const entry = (name: string) => language.getByRole('menuitemradio', { name })
  await expect(entry('Français')).toBeChecked()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(language.locator('> button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(language.getByRole('menu')).toBeFocused()
  await page.keyboard.type('es')
  await expect(entry('Español')).toHaveAttribute('data-highlighted', '')
  await takeFromMenu(page, entry('Deutsch'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienstkürzel')
  await expect(language.locator('> button')).toBeFocused()
  // An entry of the account that is a page is a link: it opens elsewhere with the other button, too.
  await page.locator('[data-widget=account] > button').click()
  await expect(page.getByRole('menuitem', { name: 'Mein Profil' })).toHaveAttribute('href', '/me/profile')
  await page.keyboard.press('Escape')
  await press(page, language.locator('> button'), 'Shift+Tab')
  await takeFromMenu(page, entry('Français'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Codes horaires')
})
