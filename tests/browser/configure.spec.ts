import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { action, goTo, press, signInByKeys, tabTo } from './keys.ts'
import { PASSWORD } from './signIn.ts'

const form = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

/** What the API answers to provider staff. */
const apiOf = async (url: string) => {
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      'idempotency-key': crypto.randomUUID(),
    }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    expect(answer.ok, `${path}: ${text}`).toBe(true)
    return (JSON.parse(text) as { data: unknown }).data
  }
  const login = await send('/auth/login', { email: 'provider@pupitre.test', password: PASSWORD })
  const { token } = login as { token: string }
  return {
    insert: (resource: string, row: unknown) =>
      send(`/api/v2/${resource}`, row, token) as Promise<{ id: number }>,
    list: (resource: string, institution: number, base = '/api') =>
      send(
        `${base}/v2/${resource}`,
        { search: JSON.stringify({ query: { institution: [institution] }, limit: 99_999 }) },
        token,
      ) as Promise<readonly Record<string, unknown>[]>,
  }
}

const save = async (page: Page) => {
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
}

/** Adds one row: each named field is reached with Tab and typed into, selects by the start of their option. */
const add = async (page: Page, fields: Readonly<Record<string, string>>) => {
  await press(page, action(page, 'add'))
  await fill(page, fields)
  await save(page)
}

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) {
    const field = form(page).locator(`[name="${name}"]`).first()
    await tabTo(page, field)
    // What a relation may point at comes after the form.
    if (await field.evaluate((one) => one instanceof HTMLSelectElement))
      await expect(field.locator('option', { hasText: text }).first()).toBeAttached()
    await page.keyboard.type(text)
  }
}

/** Ticks the first boxes of a list of what is not linked yet. */
const pick = async (page: Page, count: number) => {
  await press(page, action(page, 'add'))
  await tabTo(page, form(page).getByRole('checkbox').first())
  for (let i = 0; i < count; i++) {
    if (i > 0) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
  }
  await save(page)
}

const modify = async (page: Page, fields: Readonly<Record<string, string>>) => {
  await press(page, action(rows(page), 'edit'))
  await fill(page, fields)
  await page.keyboard.press('Control+Enter')
  await press(page, action(question(page), 'confirm'))
  await expect(form(page)).toHaveCount(0)
}

test('a new institution is made ready by keyboard alone, and the API tells the same [console 1.1]', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  const api = await apiOf(server.url)
  const name = 'Clinique des Tilleuls'
  const { id } = await api.insert('institution', {
    name,
    nameSMS: 'Tilleuls',
    country: 'fr',
    lang: 'fr',
    sector: 'health',
    timezone: 'Europe/Paris',
  })
  await page.goto(`/console?institutions=${id}#schedule`)
  await signInByKeys(page)
  await expect(page.locator('[data-widget=institution-picker]')).toContainText(name)

  await test.step('the institution and its options', async () => {
    await goTo(page, 'Établissements')
    await modify(page, { siret: '73282932000074', postalCode: '44000' })
    await expect(rows(page).locator('[data-column=postalCode]')).toHaveText('44000')
  })
  await test.step('time codes', async () => {
    await goTo(page, 'Codes horaires')
    await add(page, { code: 'M1', beginAt: '645', endAt: '1415', break: '30' })
    await expect(rows(page)).toHaveCount(1)
  })
  await test.step('poles and services', async () => {
    await goTo(page, 'Pôles')
    await add(page, { name: 'Chirurgie' })
    await goTo(page, 'Services')
    await add(page, { name: 'Bloc opératoire', code: '7650', pole: 'Chir' })
    await expect(rows(page).locator('[data-column=poleName]')).toHaveText('Chirurgie')
  })
  await test.step('jobs, specialties, motifs', async () => {
    await goTo(page, 'Métiers')
    await pick(page, 3)
    await expect(rows(page)).toHaveCount(3)
    await goTo(page, 'Spécialités')
    await pick(page, 1)
    await expect(rows(page)).toHaveCount(1)
    await goTo(page, 'Motifs de mission')
    await pick(page, 2)
    await expect(rows(page)).toHaveCount(2)
  })
  await test.step('payroll', async () => {
    await goTo(page, 'Codes de paie')
    await add(page, { name: 'Heures de nuit', code: 'HN', beginAt: '21h', endAt: '6h' })
    await expect(rows(page)).toHaveCount(1)
    await goTo(page, 'Jours fériés')
    await add(page, { date: '25122027' })
    await expect(rows(page).locator('[data-column=date]')).toHaveText('25-12-2027')
  })
  await test.step('administrators', async () => {
    await goTo(page, 'Administrateurs')
    const person = { firstName: 'Inès', lastName: 'Tilleul', email: 'ines@tilleuls.test' }
    await add(page, { ...person, level: '2', typeAdmin: 'D' })
    await expect(rows(page).locator('[data-column=email]')).toHaveText(person.email)
  })
  await test.step('counters', async () => {
    await goTo(page, 'Compteurs')
    const row = page.locator('[data-row-key]').first()
    await press(page, action(row, 'edit'))
    await tabTo(page, row.locator('[name=isActive]'))
    await page.keyboard.press('Space')
    await press(page, action(row, 'save'))
    await press(page, action(question(page), 'confirm'))
    await expect(action(row, 'edit')).toBeFocused()
  })

  const names = async (resource: string, base?: string) =>
    (await api.list(resource, id, base)).map((row) => row.name ?? row.code)
  expect(await names('schedule')).toEqual(['M1'])
  expect(await names('pole')).toEqual(['Chirurgie'])
  expect(await api.list('service', id)).toMatchObject([
    { name: 'Bloc opératoire', code: '7650', codeUF: '7650', poleName: 'Chirurgie' },
  ])
  expect(await api.list('job', id)).toHaveLength(3)
  expect(await api.list('specialty', id)).toHaveLength(1)
  expect(await api.list('motif', id)).toHaveLength(2)
  expect(await names('payrollcode', '/export-api')).toEqual(['Heures de nuit'])
  expect(await api.list('publicholiday', id, '/export-api')).toMatchObject([{ date: '2027-12-25' }])
  expect(await api.list('admin', id)).toMatchObject([{ email: 'ines@tilleuls.test', level: 2, typeAdmin: 1 }])
  expect(await api.list('counter', id)).toMatchObject([{ isActive: true }, { isActive: true }])
  expect(await api.list('institutionOption', id)).toHaveLength(1)
})
