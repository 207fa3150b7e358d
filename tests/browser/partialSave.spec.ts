import type { Route } from '@playwright/test'
import { action, answer, failures, field, inserts, isSaved, save } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'

test('a line that one of two institutions did not take is corrected in both, and stands in each once [console 1.3]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#payCode')
  const [, second = ''] = await selectInstitutions(page, 2)
  let refused = 0
  // Two calls, one an institution: the later one fails.
  const fail = async (route: Route) => {
    if (!inserts(route.request())) return route.continue()
    return ++refused === 2 ? route.fulfill(answer(500, { errorCode: 500, errors: [] })) : route.continue()
  }
  await page.route('**/payrollcode', fail)
  await action(page, 'add').click()
  await field(page, 'name').fill('Partly taken')
  await field(page, 'code').fill('OLD')
  await save(page)
  await expect(failures(page)).toContainText(second)
  await expect(field(page, 'name')).toHaveValue('Partly taken')
  await page.unrouteAll()
  await field(page, 'code').fill('NEW')
  await save(page)
  await isSaved(page)
  await page.locator('input[type=search]').fill('Partly taken')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).locator('[data-column=code]')).toHaveText(['NEW', 'NEW'])
})
