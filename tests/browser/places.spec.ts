import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { setChosen } from './parts.ts'
import { PASSWORD } from './signIn.ts'

/** What the API says to provider staff of all institutions. */
const institutionsOf = async (url: string) => {
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, path).toBe(true)
    return ((await answer.json()) as { data: unknown }).data
  }
  const login = await post('/auth/login', { email: 'provider@pupitre.test', password: PASSWORD })
  const { token } = login as { token: string }
  const list = async (resource: string) =>
    (await post(`/api/v2/${resource}`, { search: JSON.stringify({ query: {}, limit: 999 }) }, token)) as {
      id: number
      name: string
      institution: number
      hasContract: boolean
    }[]
  return { institutions: await list('institution'), options: await list('institutionOption') }
}

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

test('an administrator is asked what the ticked institutions ask, whatever is selected', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  const { institutions, options } = await institutionsOf(server.url)
  const where = (on: boolean) => {
    const ids = options.filter((one) => one.hasContract === on).map((one) => one.institution)
    const found = institutions.find(({ id }) => ids.includes(id))
    if (!found) throw new Error(`no institution ${on ? 'with' : 'without'} contracts`)
    return found
  }
  const [contracts, none] = [where(true), where(false)]
  await page.goto(`/console?institutions=${contracts.id},${none.id}#admin`)
  await page.locator('[data-action=add]').click()
  const form = dialog(page)
  const places = form.locator('[data-column=assignmentInstitutions]')
  await setChosen(places, contracts.name, false)
  await setChosen(places, none.name, true)
  await expect(form.locator('[data-column=contractLevel]')).toHaveCount(0)
  await setChosen(places, contracts.name, true)
  await expect(form.locator('[data-column=contractLevel]')).toBeVisible()
  const services = form.locator('[data-column=service]')
  await services.locator('[role=combobox]').click()
  await page.locator('[role=option]').first().click()
  await expect(services.locator('.tag')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await setChosen(places, contracts.name, false)
  await setChosen(places, none.name, false)
  await expect(services.locator('.tag')).toHaveCount(0)
  await setChosen(places, none.name, true)
  await form.locator('[name=firstName]').fill('Claire')
  await form.locator('[name=lastName]').fill('Tilleul')
  await form.locator('[name=email]').fill('claire@tilleuls.test')
  await form.locator('[name=level]').selectOption({ index: 2 })
  await form.locator('[name=typeAdmin]').selectOption({ index: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(form).toHaveCount(0)
  const said = page.locator('.toast[data-tone=success]')
  await expect(said).toContainText(none.name)
  await expect(said).not.toContainText(contracts.name)
  await page.locator('input[type=search]').fill('claire@tilleuls.test')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('[data-column=email]')).toHaveText('claire@tilleuls.test')
})

test('a limit of 35,5 hours is 35h30, and one that is no number is told and not saved', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#counterLimit')
  const row = page.locator('[data-row-key]').first()
  const cell = row.locator('[data-column=weeklyHours]')
  const enter = async (hours: string) => {
    if ((await row.locator('input').count()) === 0) await row.locator('[data-action=edit]').click()
    await row.locator('input[name=weeklyHours]').fill(hours)
    await page.keyboard.press('Enter')
  }
  await enter('47')
  await question(page).locator('[data-action=confirm]').click()
  await expect(cell.locator('.row-value')).toHaveText('47h00')
  for (const wrong of ['-5', 'douze', '12 missions']) {
    await enter(wrong)
    await expect(cell.locator('[data-error-code]')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  }
  await enter('35,5')
  const change = question(page).locator('tr[data-column=weeklyHours]')
  await expect(change.locator('[data-change=before]')).toHaveText('47h00')
  await expect(change.locator('[data-change=after]')).toHaveText('35h30')
  const named = await question(page).locator('.places-names').first().textContent()
  await question(page).locator('[data-action=confirm]').click()
  // The message goes after two seconds: it is looked for first.
  await expect(page.locator('.toast[data-tone=success]').last()).toContainText(named ?? '?')
  await expect(cell.locator('.row-value')).toHaveText('35h30')
  await page.reload()
  await expect(cell.locator('.row-value')).toHaveText('35h30')
})
