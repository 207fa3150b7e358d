import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { focusIsSeen } from './keys.ts'

const inFocus = (page: Page) => page.locator('tr:focus')
const form = (page: Page) => page.getByRole('dialog')

test('a list is walked, opened, changed and added to by single keys', async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 2)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  const first = await rows(page).first().getAttribute('data-row-id')
  await expect(inFocus(page)).toHaveAttribute('data-row-id', first ?? '')
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  const last = await rows(page).last().getAttribute('data-row-id')
  await expect(inFocus(page)).toHaveAttribute('data-row-id', last ?? '')
  await page.keyboard.press('Home')
  await expect(inFocus(page)).toHaveAttribute('data-row-id', first ?? '')

  for (const key of ['Enter', 'e']) {
    await page.keyboard.press(key)
    await expect(form(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
    await expect(inFocus(page)).toHaveAttribute('data-row-id', first ?? '')
  }
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(form(page).locator('input[name=code]')).toBeFocused()
  await page.keyboard.press('n')
  await expect(form(page).locator('input[name=code]')).toHaveValue('n')
})

for (const [layout, width] of [
  ['a wide page', 1280],
  ['cards', 390],
] as const)
  test(`Page Down and Page Up take the keyboard along, so that no key is for a row out of sight: ${layout}`, async ({
    page,
    logIn,
  }) => {
    await logIn()
    await page.setViewportSize({ width, height: 844 })
    await selectInstitutions(page, 3)
    await expect(rows(page).first()).toBeVisible()
    const place = () => rows(page).evaluateAll((all) => all.findIndex((row) => row.matches(':focus')))
    await page.locator('input[type=search]').focus()
    await page.keyboard.press('ArrowDown')
    const places = [await place()]
    for (const key of ['PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp']) {
      await page.keyboard.press(key)
      await expect(inFocus(page)).toBeInViewport({ ratio: 0.5 })
      places.push(await place())
    }
    const [first, second = 0, third = 0, ...back] = places
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(width > 1000 ? 5 : 0)
    expect(third).toBeGreaterThan(second)
    expect(back.at(-1)).toBe(0)
  })

test('single keys can be switched off, and stay off', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('?')
  const help = page.locator('.help')
  const setting = help.getByRole('checkbox')
  // A switch, as whatever else is on or off.
  expect(await setting.boundingBox()).toMatchObject({ width: 40, height: 24 })
  await setting.uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('n')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('input[type=search]')).not.toBeFocused()
})

for (const [who, email, changes] of [
  ['somebody who may change them', undefined, ['n', 'e', 'Suppr']],
  ['a viewer', 'viewer@pupitre.test', []],
] as const)
  test(`of the keys that change rows the help lists those that do something: for ${who}`, async ({
    page,
    logIn,
  }) => {
    await logIn(email)
    await expect(rows(page).first()).toBeVisible()
    await page.keyboard.press('?')
    const keys = page.locator('.help kbd')
    await expect(keys.filter({ hasText: /^\/$/ })).toBeVisible()
    await expect(keys.filter({ hasText: /^(n|e|Suppr)$/ })).toHaveText([...changes])
  })

test('columns are as wide as what they hold, and on a phone rows are cards', async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 3)
  for (const table of ['schedule', 'contract', 'service', 'adminV2', 'payCode']) {
    await page.goto(`${page.url().replace(/#.*/, '')}#${table}`)
    await expect(page.locator(`[data-table=${table}]`)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    const cut = await page
      .locator('tbody .cell-text')
      .evaluateAll((cells) =>
        cells.flatMap((cell) =>
          cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1
            ? [cell.textContent]
            : [],
        ),
      )
    expect(cut, table).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const card = rows(page).first()
  await expect(card.locator('[data-column=name]')).toHaveCSS('display', 'flex')
  const [frame, row] = await Promise.all([page.locator('.list-frame').boundingBox(), card.boundingBox()])
  expect(row?.width).toBeLessThanOrEqual(frame?.width ?? 0)
  const order = page.locator('.sort-choice select')
  await order.selectOption('code')
  await expect(page).toHaveURL(/sort=code/)
})
