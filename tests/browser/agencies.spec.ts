import type { Page } from '@playwright/test'
import { action, failures, field, form, isSaved, save, serverOf } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'

const list = (page: Page, column: string) => form(page).locator(`[data-column=${column}]`)
const named = (page: Page, name: string) => rows(page).filter({ hasText: name })

/** Gives the agencies to the institution, or takes them from it, in the list of its options. */
const setClient = async (page: Page, place: string, wanted: 'Oui' | 'Non') => {
  const row = named(page, place)
  const state = row.locator('[data-column=hasInterim]')
  if ((await state.textContent()) === wanted) return
  await row.locator('[data-action=agencyClient]').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(state).toHaveText(wanted)
}

test('an institution becomes a client of the agencies, and is subscribed to one for some jobs [console 2.2.14, console 7.3.14, area 7.2]', async ({
  page,
  logIn,
}) => {
  await logIn()
  const [place = '', other = ''] = await selectInstitutions(page, 2)
  const { search } = new URL(page.url())
  await page.goto(`/console${search}#institutionOption`)
  await expect(rows(page)).toHaveCount(2)
  await setClient(page, place, 'Oui')
  await setClient(page, other, 'Non')

  await page.goto(`/console${search}#interim`)
  const closed = page.locator('[data-closed]')
  await expect(closed).toContainText(`Pas clients des agences : ${other}`)
  await action(page, 'add').click()
  await expect(form(page)).toContainText('ne sont pas clients des agences d’intérim : rien n’y est créé')
  await field(page, 'subscriptionName').fill('Renfort')
  await field(page, 'email').fill('garde@agence.example ,nuit@agence.example')
  // A form that a reload brings back is for those that take some, too.
  await page.reload()
  await expect(field(page, 'subscriptionName')).toHaveValue('Renfort')
  await expect(form(page)).toContainText('ne sont pas clients des agences d’intérim : rien n’y est créé')
  await list(page, 'jobs').getByRole('checkbox').first().check()
  await save(page)
  await isSaved(page)
  await expect(named(page, 'Renfort').locator('[data-column=jobs]')).toHaveText('1 métier')

  await named(page, 'Renfort').locator('[data-action=delete]').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(named(page, 'Renfort')).toHaveCount(0)

  await page.goto(`/console${search}#institutionOption`)
  await setClient(page, place, 'Non')
  await page.goto(`/console${search}#interim`)
  await expect(closed).toContainText(place)
  await expect(action(page, 'add')).toHaveCount(0)
  await page.goto(`/console${search}&open=add#interim`)
  await expect(page.getByRole('alertdialog')).toContainText('Aucun des établissements sélectionnés')
})

test('an institution that is closed to the agencies meanwhile is told so of every write, and nothing typed is lost', async ({
  page,
  logIn,
  request,
  server,
}) => {
  const { headers } = await serverOf(request, server.url)
  const client = `${server.url}/bff-backoffice/institutions/4/options/agency`
  const set = (method: 'POST' | 'DELETE') => request.fetch(client, { method, headers })
  const said = 'L’établissement n’est pas client des agences d’intérim.'
  const toast = page.locator('.toast[data-tone=error]').last()
  await set('POST')
  await logIn()
  await page.goto('/console?institutions=4#interim')
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
  await first.locator('[data-action=edit]').click()
  await field(page, 'subscriptionName').fill('Autre nom')
  await set('DELETE')
  await save(page)
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(failures(page)).toContainText(said)
  await expect(toast).toContainText(said)
  await expect(field(page, 'subscriptionName')).toHaveValue('Autre nom')
  await set('POST')
  await save(page)
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await isSaved(page)

  await first.locator('[data-action=delete]').click()
  await set('DELETE')
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(toast).toContainText(said)
  await page.getByRole('alertdialog').locator('[data-action=cancel]').click()

  await set('POST')
  for (const row of [first, second]) await row.locator('[data-action=choose]').check()
  await action(page, 'change-chosen').click()
  await form(page).locator('input[name=nbMinutesAfterLaunchingRequest]').fill('45')
  await form(page).locator('[data-action=preview]').click()
  await set('DELETE')
  await save(page)
  await expect(form(page)).toContainText(said)
  await expect(form(page)).not.toContainText('tables.interim')
})
