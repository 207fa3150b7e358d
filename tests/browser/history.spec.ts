import { action, answer, field, isSaved, save } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { darkViolations, violations } from './violations.ts'

test('what became of a row is read beside its form: who changed it, what it was before, and back to what is being typed', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#payCode')
  await action(page, 'add').click()
  await field(page, 'name').fill('Told')
  await field(page, 'code').fill('T1')
  await save(page)
  await isSaved(page)
  await page.locator('input[type=search]').fill('Told')
  await expect(rows(page)).toHaveCount(1)
  const edit = () => rows(page).locator('[data-action=edit]').click()
  await edit()
  await field(page, 'code').fill('T2')
  await save(page)
  await action(page, 'confirm').click()
  await isSaved(page)
  await edit()
  await field(page, 'name').fill('Unsaved')
  await page.route('**/history?*', (route) => route.fulfill(answer(404, { errorCode: 404, errors: [] })))
  await action(page, 'history').click()
  const failed = page.getByRole('dialog').last().getByRole('alert')
  await expect(failed).toContainText('introuvable')
  await page.unrouteAll()
  await failed.locator('[data-action=retry]').click()
  const told = page.locator('.row-history > li')
  await expect(told).toHaveCount(2)
  await expect(told.first().locator('[data-column=code] td')).toHaveText(['T1', 'T2'])
  await expect(told.first()).toContainText('Camille Prévost')
  expect([...(await violations(page)), ...(await darkViolations(page))]).toEqual([])
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await expect(action(page, 'history')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('Unsaved')
})
