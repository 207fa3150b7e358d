import type { Route } from '@playwright/test'
import { action, answer, failures, field, form, inserts, isSaved, save, serverOf } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'

test('a line that one of two institutions did not take is corrected in both, and stands in each once [console 1.3]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#payCode')
  const both = await selectInstitutions(page, 2)
  let refused = 0
  // Two calls at once, one an institution: that which comes second fails.
  const fail = async (route: Route) => {
    if (!inserts(route.request())) return route.continue()
    return ++refused === 2 ? route.fulfill(answer(500, { errorCode: 500, errors: [] })) : route.continue()
  }
  await page.route('**/payrollcode', fail)
  await action(page, 'add').click()
  await field(page, 'name').fill('Partly taken')
  await field(page, 'code').fill('OLD')
  await save(page)
  await expect(failures(page).getByRole('listitem')).toHaveText(new RegExp(`^(?:${both.join('|')})\\s:`))
  await expect(field(page, 'name')).toHaveValue('Partly taken')
  await page.unrouteAll()
  await field(page, 'code').fill('NEW')
  await save(page)
  await isSaved(page)
  await page.locator('input[type=search]').fill('Partly taken')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).locator('[data-column=code]')).toHaveText(['NEW', 'NEW'])
})

test('a save for twelve institutions is stopped in the middle: it says where it is written, and another one writes the rest', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#payCode')
  const names = await selectInstitutions(page, 12)
  const held: Route[] = []
  let sent = 0
  let holds = true
  await page.route('**/payrollcode', async (route) => {
    if (!inserts(route.request())) return route.continue()
    if (++sent > 2 && holds) held.push(route)
    else await route.continue()
  })
  await action(page, 'add').click()
  await field(page, 'name').fill('Stopped')
  await field(page, 'code').fill('STOP')
  await page.keyboard.press('Enter')
  // From the field, which nothing is typed in meanwhile.
  const stop = form(page).locator('[data-action=stop]')
  await expect(stop).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(stop).toBeFocused()
  await expect.poll(() => held.length).toBe(4)
  await page.keyboard.press('Enter')
  await expect(stop).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(1)
  holds = false
  for (const route of held) await route.continue()
  const told = form(page).locator('.stopped')
  await expect(told).toBeFocused()
  await expect(told).toContainText(/Enregistré dans 6\sétablissements/)
  await expect(told).toContainText(/Pas encore enregistré dans 6\sétablissements/)
  await expect(told).toContainText(names[0] ?? '')
  expect(sent).toBe(6)
  await expect(field(page, 'name')).toHaveValue('Stopped')
  await save(page)
  await isSaved(page)
  expect(sent).toBe(12)
  await page.locator('input[type=search]').fill('Stopped')
  await expect(rows(page)).toHaveCount(12)
  const places = await rows(page).locator('[data-column=institution]').allTextContents()
  expect(places.toSorted()).toEqual(names.toSorted())
})

test('a specialty that is added to eleven institutions is stopped in the middle: the dialog says where it is, and another press adds it to the rest', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#specialty')
  await selectInstitutions(page, 12)
  const held: Route[] = []
  let sent = 0
  let holds = true
  await page.route('**/institution-has-specialty/**', async (route) => {
    if (++sent > 2 && holds) held.push(route)
    else await route.continue()
  })
  await action(page, 'add').click()
  // One of the twelve has it already.
  const lacking = form(page).locator('.check-list-body label', { hasText: /\(déjà dans (?!\d|.* et )/ })
  await lacking.first().click()
  await form(page).locator('[data-action=save]').click()
  const stop = form(page).locator('[data-action=stop]')
  await expect(stop).toBeVisible()
  await expect.poll(() => held.length).toBe(4)
  await stop.press('Enter')
  await expect(stop).toHaveAttribute('aria-disabled', 'true')
  holds = false
  for (const route of held) await route.continue()
  const told = form(page).locator('.stopped')
  await expect(told).toContainText(/Enregistré dans 6\sétablissements/)
  await expect(told).toContainText(/Pas encore enregistré dans 5\sétablissements/)
  expect(sent).toBe(6)
  await expect(form(page).locator('[data-action=cancel]')).toBeFocused()
  await form(page).locator('[data-action=save]').click()
  await expect(form(page)).toHaveCount(0)
  expect(sent).toBe(11)
  await expect(page.locator('[data-tone=success]')).toBeVisible()
})

test('who is given access to several institutions and has it in some: it is said how many were made, where not, and why', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers } = await serverOf(request, server.url)
  const search = JSON.stringify({ query: { institution: [1] }, limit: 1 })
  const list = await request.post(`${server.url}/api/v2/institution-has-admin`, { headers, data: { search } })
  const [{ user }] = (await list.json()).data
  await page.goto('/console#institution-has-admin')
  const names = await selectInstitutions(page, 12)
  await page.locator('input[type=search]').fill(user)
  const places = rows(page).locator('[data-column=institution]')
  let had: readonly string[] = []
  await expect(async () => {
    const found = await rows(page).allTextContents()
    expect(found).not.toEqual([])
    expect(found.filter((text) => !text.includes(user))).toEqual([])
    had = await places.allTextContents()
    expect(had).toHaveLength(found.length)
  }).toPass()
  const left = names.filter((name) => !had.includes(name)).length
  await action(page, 'add').click()
  await field(page, 'admin').fill(user)
  await page.getByRole('option', { name: user }).first().click()
  await save(page)
  await expect(failures(page)).toContainText('a déjà un accès à cet établissement')
  const told = page.locator('.toast[data-tone=error]')
  await expect(told).toContainText(`${left}\u00a0sur ${names.length}`)
  const [first = ''] = had
  await expect(told).toContainText(first)
})
