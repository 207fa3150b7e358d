import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serverOf } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { action, press, tabTo, takeFromMenu } from './keys.ts'
import { misfits } from './misfits.ts'
import { signIn } from './signIn.ts'

const presentation = (page: Page) => page.locator('.card-form textarea[name=presentation]')
const phone = (page: Page) => page.locator('.card-form input[name=phone]')
const success = (page: Page) => page.locator('[data-tone=success]').first()

const enter = async (page: Page, email: string, path: string) => {
  await page.goto(path)
  await signIn(page, email)
  await expect(page.locator('.topbar')).toBeVisible()
}

test('a director keeps what workers read of the institution, by keyboard alone; what is not saved is asked about [area 2.4, area 4.1, area 4.2, area 3.5, area 3.6]', async ({
  page,
}) => {
  const words = `Un établissement à taille humaine.\n${randomUUID()}`
  await enter(page, 'director@pupitre.test', '/console#schedule')
  await press(page, page.locator('[data-widget=account] button').first())
  await takeFromMenu(page, action(page, 'institutions'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[data-list=schedule] li').first()).toBeVisible()
  // Specialties of several jobs are called the same: each name once, in order.
  await expect(page.locator('[data-list=specialty] li').first()).toBeVisible()
  const specialties = await page.locator('[data-list=specialty] li').allTextContents()
  expect(specialties.length).toBeGreaterThan(1)
  expect(specialties).toEqual([...new Set(specialties)].sort((a, b) => a.localeCompare(b)))
  await tabTo(page, presentation(page))
  await page.keyboard.press('Control+a')
  for (const [i, line] of words.split('\n').entries()) {
    if (i > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }

  const select = page.locator('select[name=institution]')
  const first = await select.inputValue()
  await tabTo(page, select, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(select).toHaveValue(first)
  await expect(presentation(page)).toHaveValue(words)

  await tabTo(page, presentation(page))
  await page.keyboard.press('Control+Enter')
  await expect(success(page)).toBeVisible()
  await page.reload()
  await expect(presentation(page)).toHaveValue(words)
})

test('an institution that is renamed is called so wherever it is chosen', async ({ page }) => {
  await enter(page, 'director@pupitre.test', '/me/institutions')
  const name = page.locator('.card-form input[name=name]')
  const before = await name.inputValue()
  for (const after of [`${before} bis`, before]) {
    await name.fill(after)
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('select[name=institution] option:checked')).toHaveText(after)
    await expect(page.locator('[data-widget=institution-picker] button').first()).toContainText(after)
    // The form begins anew with what was saved.
    await expect(action(page.locator('.card-form'), 'save')).toBeDisabled()
    await expect(name).toHaveValue(after)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes établissements')
})

test('of twelve institutions the one meant is found by typing, on every page that is about one of them', async ({
  page,
}) => {
  const all = Array.from({ length: 12 }, (_, n) => n + 1).join(',')
  const field = page.locator('[role=combobox][name=institution]')
  const choose = async (typed: string) => {
    await field.fill(typed)
    await expect(page.locator('[role=option]')).toHaveCount(1)
    await field.press('Enter')
  }
  await enter(page, 'provider@pupitre.test', `/console?institutions=${all}#sso`)
  for (const [path, screen] of [
    [`/console?institutions=${all}#sso`, '[data-screen=sso]'],
    [`/console?institutions=${all}#shiftSummaryTemplate`, '[data-screen=shiftSummaryTemplate]'],
    ['/me/configuration', '[data-page=configuration]'],
    ['/me/institutions', '[data-page=institutions]'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator(screen)).toBeVisible()
      await choose('odile')
      await expect(field).toHaveValue('Hôpital Sainte-Odile')
      await expect(field).toBeFocused()
    })
  await presentation(page).fill('Un hôpital')
  await choose('valmorin')
  await page.getByRole('alertdialog').locator('[data-action=cancel]').click()
  await expect(field).toHaveValue('Hôpital Sainte-Odile')
})

test('two administrators save the same institution: the second sees both, and loses nothing', async ({
  page,
  browser,
  server,
}) => {
  const [words, number] = [randomUUID(), '02 61 00 00 01']
  await enter(page, 'director@pupitre.test', '/me/institutions')
  await expect(presentation(page)).toBeVisible()
  const other = await browser.newPage({ baseURL: server.url })
  await enter(other, 'director@pupitre.test', '/me/institutions')
  await presentation(page).fill(words)
  await presentation(other).fill('Autre chose')
  await phone(other).fill(number)
  await action(other.locator('.card-form'), 'save').click()
  await expect(success(other)).toBeVisible()

  await action(page.locator('.card-form'), 'save').click()
  const conflict = page.getByRole('alertdialog')
  await expect(conflict.locator('[data-column=presentation]')).toContainText(words)
  await expect(conflict.locator('[data-column=presentation]')).toContainText('Autre chose')
  await expect(conflict.locator('[data-column=phone]')).toContainText(number)
  await action(conflict, 'keep-mine').click()
  await expect(success(page)).toBeVisible()
  await page.reload()
  await expect(presentation(page)).toHaveValue(words)
  await expect(phone(page)).toHaveValue(number)
  await other.close()
})

test('whose access to the institution of the page is taken away reads that it is about another one, and finds what was typed once access is back', async ({
  page,
  request,
  server,
}) => {
  const { headers } = await serverOf(request, server.url)
  const access = `${server.url}/api/v2/institution-has-admin`
  const search = JSON.stringify({ query: { admin: 2, institution: [2] }, limit: 1 })
  const [{ id, isActivated }] = (await (await request.post(access, { headers, data: { search } })).json())
    .data
  expect(isActivated).toBe(true)
  const set = async (isActivated: boolean) =>
    expect((await request.put(`${access}/${id}`, { headers, data: { isActivated } })).status()).toBe(200)
  const another = page.locator('.own-institution-another')
  await enter(page, 'director@pupitre.test', '/me/institutions?institutions=2')
  await expect(another).toHaveCount(0)
  await phone(page).fill('02 99 99 99 99')
  await set(false)
  const password = page.locator('input[name=password]')
  await expect(async () => {
    if (await password.isHidden()) await action(page, 'save').click({ timeout: 500 })
    await expect(password).toBeVisible({ timeout: 500 })
  }).toPass()
  await signIn(page, 'director@pupitre.test')
  await expect(another).toContainText('Centre hospitalier de Valmorin')
  await expect(phone(page)).not.toHaveValue('02 99 99 99 99')
  expect(await misfits(page, 390)).toEqual([])
  await page.goto('/me/configuration?institution=2')
  await expect(another).toBeVisible()
  await set(true)
  await page.goto('/me/institutions?institutions=2')
  await expect(phone(page)).toHaveValue('02 99 99 99 99')
  await expect(another).toHaveCount(0)
})

test('who may not see the page is told so, and is not led there [area 2.4, area 6.1]', async ({ page }) => {
  await enter(page, 'viewer@pupitre.test', '/me/institutions')
  await expect(page.locator('[data-page=forbidden]')).toBeVisible()
  await page.locator('[data-widget=account] > button').click()
  await expect(action(page, 'profile')).toBeVisible()
  for (const name of ['institutions', 'configuration', 'free-url'])
    await expect(action(page, name)).toHaveCount(0)
})

test('of an institution with hundreds of departments the first are shown, and the others as one asks for them', async ({
  page,
  request,
  server,
}) => {
  await enter(page, 'director@pupitre.test', '/me/institutions')
  const institution = Number(await page.locator('select[name=institution]').inputValue())
  const list = page.locator('[data-list=service]')
  await expect(list.locator('li').first()).toBeVisible()
  const before = await list.locator('li').count()
  const { headers } = await serverOf(request, server.url)
  for (const part of [1, 2, 3]) {
    const batch = Array.from({ length: 100 }, (_, n) => ({ name: `Unité ${part}-${n}` }))
    const data = { batch, IDInstitution: institution }
    expect((await request.post(`${server.url}/api/v2/service/upsert-batch`, { headers, data })).ok()).toBe(
      true,
    )
  }
  const all = before + 300
  await page.reload()
  await expect(list.locator('.known-list-count')).toHaveText(String(all))
  await expect(list.locator('li')).toHaveCount(200)
  await expect(list.getByRole('status')).toHaveText(`200 sur ${all}`)

  const departments = /\/v2\/service$/
  await page.route(departments, (route) => route.abort())
  await press(page, action(list, 'more'))
  await expect(list.getByRole('alert')).toBeVisible()
  await expect(list.locator('li')).toHaveCount(200)
  await page.unroute(departments)
  await press(page, action(list, 'retry'))
  await expect(list.locator('li')).toHaveCount(all)
  expect(new Set(await list.locator('li').allTextContents()).size).toBe(all)
  await expect(action(list, 'more')).toHaveCount(0)
})
