import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { action, focusIsSeen, press, signInByKeys, tabTo, takeFromMenu, typeInto } from './keys.ts'

const search = async (page: Page, code: string) => {
  const box = page.locator('input[type=search]')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type(code)
  await expect(rows(page)).toHaveCount(1)
}

test('the whole main job by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  const form = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const picker = page.locator('[data-widget=institution-picker] > button')

  await test.step('log in', async () => {
    await page.goto('/login')
    await signInByKeys(page)
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('select two institutions', async () => {
    await press(page, picker)
    await expect(page.locator('.picker input[type=text]')).toBeFocused()
    // The group, the institution that is selected already, the next one.
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusIsSeen(page)).toBe(true)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/institutions=\d+,\d+/)
    await page.keyboard.press('Escape')
    await expect(picker).toBeFocused()
    await expect(picker).toHaveText(/2/)
  })

  await test.step('go to the screen', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('horaires')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('add two lines', async () => {
    await press(page, action(page, 'add'))
    await expect(form.locator('[data-line="0"] input[name=code]')).toBeFocused()
    await typeInto(page, 'KEY-D', '0700', '19h', '30')
    await press(page, action(form, 'add-line'))
    await expect(form.locator('[data-line="1"] input[name=code]')).toBeFocused()
    await typeInto(page, 'KEY-N', '1900', '7h', '30')
    await page.keyboard.press('Control+Enter')
    await expect(form).toHaveCount(0)
    await expect(action(page, 'add')).toBeFocused()
  })

  await test.step('change one, and answer the question', async () => {
    await search(page, 'KEY-N')
    await press(page, action(rows(page), 'edit'))
    await expect(form.locator('input[name=code]')).toBeFocused()
    await tabTo(page, form.locator('input[name=endAt]'))
    await page.keyboard.type('6h30')
    await page.keyboard.press('Control+Enter')
    await expect(action(question, 'cancel')).toBeFocused()
    // Enter would not do before somebody can have read it.
    await page.keyboard.press('Space')
    await expect(form.locator('input[name=endAt]')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await press(page, action(question, 'confirm'))
    await expect(form).toHaveCount(0)
    await expect(rows(page).locator('[data-column=endAt]')).toHaveText('06:30')
    await expect(action(rows(page), 'edit')).toBeFocused()
  })

  await test.step('Escape asks when something was typed', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('X')
    await page.keyboard.press('Escape')
    await expect(action(question, 'cancel')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form.locator('input[name=code]')).toHaveValue('KEY-NX')
    await page.keyboard.press('Escape')
    await press(page, action(question, 'confirm'))
    await expect(form).toHaveCount(0)
    await expect(action(rows(page), 'edit')).toBeFocused()
  })

  await test.step('delete one', async () => {
    await press(page, action(rows(page), 'delete'))
    await press(page, action(question, 'confirm'))
    await expect(rows(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await expect.poll(() => focusIsSeen(page)).toBe(true)
  })

  await test.step('import a file', async () => {
    await press(page, action(page, 'import-csv'), 'Shift+Tab')
    await form.locator('input[type=file]').setInputFiles('tests/fixtures/schedules/hospital-day-night.csv')
    await expect(page.locator('[data-import-row]')).toHaveCount(24)
    await press(page, action(form, 'import'), 'Shift+Tab')
    await expect(action(form, 'confirm')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(action(page, 'import-csv')).toBeFocused()
  })

  await test.step('change the language', async () => {
    const language = page.locator('[data-widget=language]')
    await press(page, language.locator('> button'), 'Shift+Tab')
    await takeFromMenu(page, language.getByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienstkürzel')
    await expect(language.locator('> button')).toBeFocused()
  })

  await test.step('log out', async () => {
    await press(page, page.locator('[data-widget=account] > button'))
    await takeFromMenu(page, action(page, 'logout'))
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('on a narrow window the menu opens, is left, and leads to a screen by keyboard', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  // Whoever has just signed in stands at the title, past the menu.
  await page.reload()
  const drawer = page.locator('.menu-drawer')
  await press(page, action(page, 'menu'))
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(action(page, 'menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, drawer.getByRole('link').first())
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the first Tab offers to skip the frame', async ({ page, logIn }) => {
  await logIn()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await tabTo(page, action(page, 'add'))
})
