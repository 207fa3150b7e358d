import type { Page } from '@playwright/test'
import { action, field, form, isSaved, save } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'

const list = (page: Page, column: string) => form(page).locator(`[data-column=${column}]`)
const named = (page: Page, name: string) => rows(page).filter({ hasText: name })

test('an institution becomes a client of the agencies, and is subscribed to one for some jobs [console 2.2.14, console 7.3.14, area 7.2]', async ({
  page,
  logIn,
}) => {
  await logIn()
  const [place = ''] = await selectInstitutions(page, 1)
  await page.goto(`/console${new URL(page.url()).search}#institutionOption`)
  await expect(rows(page)).toHaveCount(1)
  const state = rows(page).locator('[data-column=hasInterim]')
  if ((await state.textContent()) !== 'Oui') {
    await rows(page).locator('[data-action=agencyClient]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(state).toHaveText('Oui')
  }

  await page.goto(`/console${new URL(page.url()).search}#interim`)
  await action(page, 'add').click()
  await expect(form(page)).toContainText(place)
  await field(page, 'subscriptionName').fill('Renfort')
  await field(page, 'email').fill('garde@agence.example ,nuit@agence.example')
  await list(page, 'jobs').getByRole('checkbox').first().check()
  await save(page)
  await isSaved(page)
  await expect(named(page, 'Renfort').locator('[data-column=jobs]')).toHaveText('1 métier')

  await named(page, 'Renfort').locator('[data-action=delete]').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(named(page, 'Renfort')).toHaveCount(0)
})
