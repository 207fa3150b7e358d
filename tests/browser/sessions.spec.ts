import type { Page } from '@playwright/test'
import { authorizationOf } from './authorization.ts'
import { action, answer, field, form, isSaved, onInsert, openForm, save, serverOf } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { signIn } from './signIn.ts'

test('a token that expires between opening the form and saving is renewed unseen [console 8.5]', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'EXPIRED')
  await onInsert(page, async (route, nth) =>
    nth === 1 ? route.fulfill(answer(401, { errorCode: 401, errors: ['Token expired'] })) : route.continue(),
  )
  await save(page)
  await isSaved(page)
  await expect(page.locator('[data-tone=error]')).toHaveCount(0)
  expect(await (await serverOf(request, server.url)).find('EXPIRED')).toHaveLength(1)
})

test('the same row in two tabs: both values are shown, and nothing is overwritten unseen', async ({
  page,
  logIn,
  context,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'TABS')
  await save(page)
  await isSaved(page)
  const other = await context.newPage()
  await other.goto('/console?q=TABS#schedule')
  await page.goto('/console?q=TABS#schedule')
  const change = async (tab: Page, endAt: string) => {
    await expect(rows(tab)).toHaveCount(1)
    await action(tab, 'edit').click()
    await field(tab, 'endAt').fill(endAt)
  }
  const apply = async (tab: Page) => {
    await save(tab)
    await tab.getByRole('alertdialog').locator('[data-action=confirm]').click()
  }
  await change(page, '1600')
  await change(other, '1700')
  await apply(other)
  await isSaved(other)

  await apply(page)
  const conflict = page.getByRole('alertdialog').locator('[data-column=endAt]')
  await expect(conflict).toContainText('16:00')
  await expect(conflict).toContainText('17:00')
  const { find } = await serverOf(request, server.url)
  expect(await find('TABS')).toMatchObject([{ endAt: '17:00' }])
  await action(page, 'take-theirs').click()
  await expect(field(page, 'endAt')).toHaveValue('17:00')

  await field(page, 'endAt').fill('1800')
  await apply(page)
  await expect(form(page)).toHaveCount(0)
  await change(other, '1900')
  await apply(other)
  await action(other, 'keep-mine').click()
  await expect(form(other)).toHaveCount(0)
  expect(await find('TABS')).toMatchObject([{ endAt: '19:00' }])
})

test('institutions that are selected in another tab are of that tab alone, also where a save is under way here', async ({
  page,
  logIn,
  context,
  request,
  server,
}) => {
  await logIn()
  const other = await context.newPage()
  await other.goto('/console#schedule')
  await openForm(page, 'OWN-PLACE')
  const shown = page.locator('[data-widget=institution-picker] > button')
  const theirs = other.locator('[data-widget=institution-picker] > button')
  const place = (await shown.textContent()) ?? ''
  const under = Promise.withResolvers<void>()
  await onInsert(page, async (route) => {
    await under.promise
    await route.continue()
  })
  await save(page)
  await expect(action(page, 'save')).toHaveAttribute('aria-busy', 'true')
  await selectInstitutions(other, 3)
  await expect(theirs).not.toHaveText(place)
  under.resolve()
  await isSaved(page)
  await page.locator('input[type=search]').fill('OWN-PLACE')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(shown).toHaveText(place)
  const { find } = await serverOf(request, server.url)
  expect(await find('OWN-PLACE')).toMatchObject([{ institution: [expect.any(Number)] }])
})

test('a session ended elsewhere leads to the login page, then back to the same screen and text', async ({
  page,
  logIn,
  request,
  server,
}) => {
  const authorization = await authorizationOf(page, logIn)
  await page.goto('/console?q=M#schedule')
  await expect(rows(page).first()).toBeVisible()
  await openForm(page, 'ENDED')
  expect((await request.post(`${server.url}/bff-admin/logout`, { headers: { authorization } })).ok()).toBe(
    true,
  )
  await save(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status')).toContainText('Votre session est terminée')
  await signIn(page)
  await expect(page).toHaveURL(/q=M.*#schedule$/)
  // The form stands open again by itself.
  await expect(field(page, 'code')).toHaveValue('ENDED')
  await expect(field(page, 'endAt')).toHaveValue('15:00')
  await save(page)
  await isSaved(page)
})

test('what a session that ended has left is there again, though its page was left before signing in', async ({
  page,
  logIn,
  request,
  server,
}) => {
  const sent = page.waitForRequest((one) => 'authorization' in one.headers())
  await logIn()
  const { authorization = '' } = (await sent).headers()
  await openForm(page, 'LEFT')
  await request.post(`${server.url}/bff-admin/logout`, { headers: { authorization } })
  await save(page)
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await signIn(page)
  await expect(field(page, 'code')).toHaveValue('LEFT')
  await save(page)
  await isSaved(page)
})

test('a reload brings the open form back, with what was typed in it', async ({ page, logIn }) => {
  await logIn()
  await openForm(page, 'RELOAD')
  await page.reload()
  await expect(field(page, 'code')).toHaveValue('RELOAD')
  await expect(field(page, 'endAt')).toHaveValue('15:00')
  await expect(form(page)).toContainText('telle que vous l’aviez laissée')
  await save(page)
  await isSaved(page)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})

test('who may only read is refused by the server in words', async ({ request, server }) => {
  const { headers, find } = await serverOf(request, server.url, 'viewer@pupitre.test')
  const refused = await request.post(`${server.url}/api/v2/schedule`, {
    headers,
    data: { code: 'VIEWER', beginAt: '07:00', endAt: '15:00', institution: [1] },
  })
  expect(refused.status()).toBe(403)
  expect((await refused.json()).errors).toEqual(['Vous n’êtes pas autorisé à effectuer cette action.'])
  expect(await find('VIEWER')).toHaveLength(0)
})

test('values for several rows, and rows of a file, outlast the page that is left for another sign-in server', async ({
  page,
  logIn,
  request,
  server,
}) => {
  test.setTimeout(120_000)
  let authorization = ''
  page.on('request', (one) => {
    authorization = one.headers().authorization ?? authorization
  })
  const screen = '/console?institutions=1#schedule'
  const dialog = page.getByRole('dialog')
  const signInElsewhere = async (send: () => Promise<void>) => {
    const ended = await request.post(`${server.url}/bff-admin/logout`, { headers: { authorization } })
    expect(ended.ok()).toBe(true)
    await send()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('about:blank')
    await page.goto('/login')
    await signIn(page)
    await expect(page).not.toHaveURL(/login/)
    await page.goto(screen)
  }
  await logIn()
  await test.step('values for several rows', async () => {
    await page.goto(screen)
    await expect(rows(page).nth(1)).toBeVisible()
    for (const nth of [0, 1]) await rows(page).nth(nth).locator('[data-action=choose]').check()
    await action(page, 'change-chosen').click()
    await dialog.locator('input[name=break]').fill('0h55')
    await dialog.locator('[data-action=preview]').click()
    await signInElsewhere(() => dialog.locator('[data-action=save]').click())
    await expect(dialog.locator('input[name=break]')).toHaveValue('00:55')
    await expect(dialog.locator('.restored')).toBeVisible()
    await dialog.locator('[data-action=cancel]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('three thousand rows of a file', async () => {
    await action(page, 'import-csv').click()
    await page.locator('input[type=file]').setInputFiles('tests/fixtures/schedules/three-thousand.csv')
    await expect(action(page, 'import')).toBeEnabled()
    await signInElsewhere(() => action(page, 'import').click())
    await expect(action(page, 'import')).toContainText('3')
    await expect(action(page, 'import')).toBeEnabled()
    await dialog.locator('[data-action=cancel]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('and what was given up is not there again', async () => {
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
