import type { Page, Request } from '@playwright/test'
import { expect, selectInstitutions, test } from './fixtures.ts'
import { action, tabTo } from './keys.ts'
import { holdPart, refusals } from './parts.ts'
import { PASSWORD } from './signIn.ts'
import { darkViolations, violations } from './violations.ts'

/** So many rows of an institution are searched as one types. */
const ROWS = 300

const form = (page: Page) => page.getByRole('dialog')

/** Of the list of choices that is open; the platform's own lists are others. */
const options = (page: Page) => form(page).locator('[role=option]')

const menuLink = (page: Page, table: string) =>
  page.locator(`a[href*="institutions="][href$="#${table}"]`).first()

/** 300 rows of an entity in the one institution that the page has selected, by the API. */
const fill = async (page: Page, url: string, resource: string, name: string) => {
  const link = await menuLink(page, resource).getAttribute('href')
  const institution = Number(new URLSearchParams(link?.replace(/^[^?]*|#.*$/g, '')).get('institutions'))
  expect(institution).toBeGreaterThan(0)
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    expect(answer.ok, text).toBe(true)
    return JSON.parse(text).data
  }
  const { token } = await send('/auth/login', { email: 'provider@pupitre.test', password: PASSWORD })
  for (let from = 0; from < ROWS; from += 100) {
    const batch = Array.from({ length: 100 }, (_, n) => ({ name: `${name} ${from + n + 1}` }))
    await send(`/api/v2/${resource}/upsert-batch`, { batch, IDInstitution: institution }, token)
  }
}

interface Asked {
  readonly limit?: number
  readonly text?: { readonly value: string }
}

/** What the page asks of lists of a resource from here on. */
const watch = (page: Page, resource: string): readonly Asked[] => {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(`/api/v2/${resource}`)) return
    const { search } = request.postDataJSON() ?? {}
    if (search) asked.push(JSON.parse(search))
  })
  return asked
}

test('a division is chosen among 300 by typing, with the keyboard alone', async ({ page, logIn, server }) => {
  const refused = await refusals(page)
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de soins')
  const asked = watch(page, 'pole')
  await menuLink(page, 'service').click()
  await page.locator('[data-action=add]').first().click()
  const pole = form(page).locator('[data-column=pole] [role=combobox]')
  await form(page).locator('input[name=name]').fill('Chirurgie boréale')
  await tabTo(page, pole)
  await page.keyboard.type('soins 29')
  await expect(options(page)).toHaveCount(11)
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(pole).toHaveValue('Pôle de soins 291')
  // Escape leaves the list and not the form; what was chosen stays.
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(pole).toHaveValue('Pôle de soins 291')
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
  await page.locator('input[type=search]').fill('Chirurgie boréale')
  await expect(
    page.locator('tr', { hasText: 'Chirurgie boréale' }).locator('[data-column=poleName]'),
  ).toHaveText('Pôle de soins 291')
  expect(asked.filter(({ text }) => text).length).toBeGreaterThan(0)
  expect(Math.max(...asked.map(({ limit = 30 }) => limit))).toBeLessThanOrEqual(200)
  expect(refused).toEqual([])
})

/** The field of a department's division, in a form just opened, whose part is held on its way. */
const heldField = async (page: Page) => {
  const part = await holdPart(page, 'Combobox')
  await page.reload()
  await menuLink(page, 'service').click()
  await page.locator('[data-action=add]').first().click()
  const pole = form(page).locator('[data-column=pole] [role=combobox]')
  return { part, pole }
}

test('what is typed before the list of choices is there is kept and then searched; a click waits and then opens it', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de jour')
  const { part, pole } = await heldField(page)
  await tabTo(page, pole)
  await part.asked
  const before = await pole.boundingBox()
  await page.keyboard.type('jour 29')
  await expect(options(page)).toHaveCount(0)
  part.release()
  await expect(options(page)).toHaveCount(11)
  await expect(pole).toBeFocused()
  await expect(pole).toHaveValue('jour 29')
  expect(await pole.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await expect(pole).toHaveValue('Pôle de jour 29')
  // Closed, Escape is the form's: something was entered, so that it asks.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await action(page.getByRole('alertdialog'), 'confirm').click()

  const again = await holdPart(page, 'Combobox')
  await page.reload()
  await page.locator('[data-action=add]').first().click()
  await pole.click()
  await again.asked
  again.release()
  await expect(pole).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page)).not.toHaveCount(0)
  await options(page).nth(3).click()
  await expect(pole).not.toHaveValue('')
  await form(page).locator('[data-part=clear-trigger]').click()
  await expect(pole).toHaveValue('')
})

test('Enter that is pressed before the choices are there takes the first that is found, and sends no form', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de nuit')
  const written: string[] = []
  page.on('request', (request) => /(create|upsert)/.test(request.url()) && written.push(request.url()))
  const { part, pole } = await heldField(page)
  await form(page).locator('input[name=name]').fill('Réveil')
  await test.step('while the part is on its way', async () => {
    await tabTo(page, pole)
    await part.asked
    await page.keyboard.type('nuit 297')
    await page.keyboard.press('Enter')
    part.release()
    await expect(pole).toHaveValue('Pôle de nuit 297')
    await expect(pole).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('while the server searches', async () => {
    const free = Promise.withResolvers<void>()
    await page.route(/\/api\/v2\/pole$/, async (route) => {
      await free.promise
      await route.continue()
    })
    await page.keyboard.type('nuit 285')
    await page.keyboard.press('Enter')
    free.resolve()
    await expect(pole).toHaveValue('Pôle de nuit 285')
    await expect(pole).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('not where more is typed after it', async () => {
    await page.keyboard.type('nuit 11')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1')
    await expect(options(page)).toHaveText(['Pôle de nuit 111'])
    await expect(pole).toHaveValue('nuit 111')
  })
  expect(written).toEqual([])
})

test('departments are chosen among 300 one search after another, and the list reads none of the others', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'service', 'Unité de soins')
  const asked = watch(page, 'service')
  await menuLink(page, 'specialHour').click()
  await expect(page.locator('[data-table=specialHour] [data-row-id]').first()).toBeVisible()
  expect(asked).toEqual([])
  await page.locator('[data-action=add]').first().click()
  await form(page).locator('input[name=name]').fill('Nuit longue')
  const list = form(page).locator('[data-column=service]')
  await tabTo(page, list.locator('[role=combobox]'))
  for (const number of ['297', '285', '111']) {
    await page.keyboard.type(`soins ${number}`)
    await expect(options(page)).toHaveText([`Unité de soins ${number}`])
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  const tag = (number: string) => list.locator('.tag', { hasText: `Unité de soins ${number}` })
  await tabTo(page, tag('111').getByRole('button', { name: 'Retirer Unité de soins 111' }))
  await page.keyboard.press('Enter')
  await expect(list.locator('.tag')).toHaveText(['Unité de soins 285', 'Unité de soins 297'])
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
  const row = page.locator('[data-row-id]', { hasText: 'Nuit longue' })
  await expect(row.locator('[data-column=service]')).toContainText('2')
  await expect(row.locator('[data-column=service] span')).toHaveAttribute('data-tip', /297/)
  expect(asked.filter(({ text }) => text).length).toBeGreaterThan(1)
  expect(Math.max(...asked.map(({ limit = 30 }) => limit))).toBeLessThanOrEqual(200)
})

test('the focus stays in a list that turns out to be of many choices', async ({ page, logIn }) => {
  await logIn()
  let asked = false
  await page.route(/\/api\/v2\/admin$/, async (route) => {
    asked = true
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/console#notificationPreference')
  await page.locator('[data-action=add]').first().click()
  const field = form(page).locator('[data-column=admin]')
  await expect(field.locator('select')).toBeFocused()
  await expect(field.locator('[role=combobox]')).toBeFocused()
  expect(asked).toBe(true)
  await page.keyboard.type('anne')
  await expect(options(page).first()).toContainText('Anne')
})
