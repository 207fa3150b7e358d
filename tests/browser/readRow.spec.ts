import { action } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { darkViolations, violations } from './violations.ts'

test('a row that a person only reads is read whole, with its history, by mouse and by keyboard', async ({
  page,
  logIn,
}) => {
  await logIn('viewer@pupitre.test')
  await page.goto('/console#service')
  const first = rows(page).first()
  const name = await first.locator('[data-column=name]').textContent()
  await first.locator('[data-column=nameSMS]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.modal-of')).toHaveText(name ?? '')
  await expect(dialog.locator('[data-column=pole] dd')).not.toBeEmpty()
  await expect(dialog.locator('input')).toHaveCount(0)
  expect([...(await violations(page)), ...(await darkViolations(page))]).toEqual([])
  await action(page, 'history').click()
  await expect(page.locator('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(action(page, 'history')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('h1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('.modal-of')).toHaveText(name ?? '')
  const beside = await dialog.evaluate((one) => one.scrollWidth > one.clientWidth)
  expect(beside, 'it scrolls sideways').toBe(false)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('from a row that is read one goes on to its neighbours, and comes back to the last of them', async ({
  page,
  logIn,
}) => {
  await logIn('viewer@pupitre.test')
  await page.goto('/console#service')
  const second = rows(page).nth(1)
  await expect(second).toBeVisible()
  const [before = '', after = ''] = await rows(page).locator('[data-column=name]').allTextContents()
  await rows(page).first().locator('[data-column=nameSMS]').click()
  const dialog = page.getByRole('dialog')
  const name = dialog.locator('.modal-of')
  await expect(name).toHaveText(before)
  await expect(action(page, 'previous')).toHaveAttribute('aria-disabled', 'true')
  await action(page, 'next').click()
  await expect(name).toHaveText(after)
  await expect(dialog.getByRole('status')).toHaveText(after)
  await expect(dialog.locator('[data-column=name] dd')).toHaveText(after)
  await page.keyboard.press('ArrowLeft')
  await expect(name).toHaveText(before)
  await expect(dialog.getByRole('status')).toHaveText(before)

  await test.step('keys of what stands above it are its own', async () => {
    await action(page, 'history').click()
    await expect(page.locator('dialog')).toHaveCount(2)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(1)
    await expect(name).toHaveText(before)
  })

  await page.keyboard.press('ArrowRight')
  await expect(name).toHaveText(after)
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})
