import type { Page } from '@playwright/test'
import { action, field, form, isSaved, save } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'

const list = (page: Page, column: string) => form(page).locator(`[data-column=${column}]`)
const named = (page: Page, name: string) => rows(page).filter({ hasText: name })

test('institutions become clients of the agencies, and are subscribed to one for some jobs', async ({
  page,
  logIn,
}) => {
  await logIn()
  const places = await selectInstitutions(page, 2)
  await page.goto(`/console${new URL(page.url()).search}#institutionOption`)
  await expect(rows(page)).toHaveCount(2)
  for (const row of await rows(page).all()) {
    const state = row.locator('[data-column=hasInterim]')
    if ((await state.textContent()) === 'Oui') continue
    await row.locator('[data-action=agencyClient]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(state).toHaveText('Oui')
  }

  await page.goto(`/console${new URL(page.url()).search}#interim`)
  await action(page, 'add').click()
  for (const place of places) await expect(form(page)).toContainText(place)
  await field(page, 'subscriptionName').fill('Renfort')
  await field(page, 'email').fill('garde@agence.example ,nuit@agence.example')
  await list(page, 'jobs').getByRole('checkbox', { name: 'Infirmier', exact: true }).check()
  await list(page, 'specialties').getByRole('checkbox').first().check()
  await save(page)
  await isSaved(page)
  await expect(named(page, 'Renfort')).toHaveCount(2)
  await expect(named(page, 'Renfort').locator('[data-column=jobs]')).toHaveText(['1 métier', '1 métier'])
  for (const place of places) await expect(named(page, 'Renfort').filter({ hasText: place })).toHaveCount(1)

  const [first = ''] = places
  const one = named(page, 'Renfort').filter({ hasText: first })
  await one.locator('[data-action=edit]').click()
  await expect(field(page, 'email')).toHaveValue('garde@agence.example, nuit@agence.example')
  await list(page, 'jobs').getByRole('checkbox').first().check()
  await save(page)
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await isSaved(page)
  await expect(one.locator('[data-column=jobs]')).toHaveText('2 métiers')

  await one.locator('[data-action=delete]').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(named(page, 'Renfort')).toHaveCount(1)
})
