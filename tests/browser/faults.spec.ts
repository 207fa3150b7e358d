import { withExpiredToken } from './expiring.ts'
import {
  action,
  answer,
  failures,
  field,
  form,
  isSaved,
  onInsert,
  openForm,
  save,
  serverOf,
} from './faults.ts'
import { expect, rows, test } from './fixtures.ts'

test('whichever of three requests breaks, the other lines are saved and the rest is kept and retried', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const lines = [1, 2, 3]
  for (const broken of lines) {
    const codes = lines.map((line) => `CUT${broken}-${line}`)
    await onInsert(page, async (route) =>
      route.request().postData()?.includes(`CUT${broken}-${broken}`) ? route.abort() : route.continue(),
    )
    await openForm(page, ...codes)
    await save(page)
    await expect(form(page).locator('[data-line]')).toHaveCount(1)
    await expect(field(page, 'code')).toHaveValue(`CUT${broken}-${broken}`)
    await expect(field(page, 'endAt')).toHaveValue('15:00')
    // A broken connection is no refusal: it is tried again by itself.
    await expect(page.locator('[data-tone=error]').first()).toContainText('Pas de connexion')
    await page.unrouteAll()
    await isSaved(page)
  }
  const { find } = await serverOf(request, server.url)
  for (const broken of lines)
    for (const line of lines) expect(await find(`CUT${broken}-${line}`)).toHaveLength(1)
})

test('a lost answer to a save that was done makes no second row', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'LOST')
  await onInsert(page, async (route, nth) => {
    if (nth > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await save(page)
  await expect(failures(page)).toContainText('n’est pas confirmé. Votre saisie est conservée')
  await expect(failures(page)).not.toContainText('n’a pas été enregistré')
  await expect(field(page, 'code')).toHaveValue('LOST')
  await save(page)
  await isSaved(page)
  expect(await (await serverOf(request, server.url)).find('LOST')).toHaveLength(1)
})

test('a page loaded anew while nobody knows what was saved makes no second row, and corrects the first', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'ANEW-1', 'ANEW-2', 'ANEW-3')
  await action(page, 'remove-line').click()
  await onInsert(page, async (route) => {
    if (route.request().postData()?.includes('ANEW-1')) await route.fetch()
    return route.abort()
  })
  await save(page)
  await expect(failures(page)).toContainText('Votre saisie est conservée')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await page.unrouteAll()
  await expect(field(page, 'code', 1)).toHaveValue('ANEW-3')
  await field(page, 'endAt').fill('1600')
  await save(page)
  await isSaved(page)
  const { find } = await serverOf(request, server.url)
  expect(await find('ANEW-1')).toMatchObject([{ endAt: '16:00' }])
  expect(await find('ANEW-3')).toHaveLength(1)
})

test('ten clicks on Save on a slow network, with a token that has expired, make one row', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'TEN')
  const keys: (string | undefined)[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await onInsert(page, async (route, nth) => {
    keys.push(route.request().headers()['idempotency-key'])
    await held
    await route.continue(nth === 1 ? { headers: await withExpiredToken(route.request(), server) } : {})
  })
  await save(page)
  await expect(action(page, 'save')).toHaveAttribute('aria-busy', 'true')
  for (let i = 0; i < 9; i++) await action(page, 'save').click({ force: true })
  await page.keyboard.press('Control+Enter')
  // While it is being sent nothing can be changed or left by accident.
  await page.keyboard.press('Escape')
  await expect(field(page, 'code')).toHaveValue('TEN')
  letGo()
  await isSaved(page)
  // Once more with the new token, under the name that it had.
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(await (await serverOf(request, server.url)).find('TEN')).toHaveLength(1)
})

for (const [status, body, says] of [
  [403, { errorCode: 403, errors: [] }, 'le droit d’enregistrer ceci'],
  [429, { errorCode: 429, errors: [] }, 'Trop de tentatives'],
  [500, { errorCode: 500, errors: [] }, 'Une erreur est survenue'],
  [503, { errorCode: 503, errors: [] }, 'momentanément indisponible'],
  [502, '<html>Bad gateway</html>', 'Une erreur est survenue'],
] as const)
  test(`an answer ${status} is said in words, and a retry succeeds`, async ({ page, logIn }) => {
    await logIn()
    await openForm(page, `AFTER-${status}`)
    await onInsert(page, (route, nth) => (nth === 1 ? route.fulfill(answer(status, body)) : route.continue()))
    await save(page)
    await expect(failures(page)).toContainText(says)
    for (const [name, value] of [
      ['code', `AFTER-${status}`],
      ['beginAt', '07:00'],
      ['endAt', '15:00'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value)
    await save(page)
    await isSaved(page)
  })

test('a row that somebody deleted while its form was open is said to be gone, with what was entered', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers, insert } = await serverOf(request, server.url)
  await insert('/api/v2/specialHour', { name: 'Pont', idInstitution: 1 })
  await page.goto('/console?institutions=1#specialHour')
  const row = rows(page).filter({ hasText: 'Pont' })
  const id = await row.getAttribute('data-row-id')
  await row.locator('[data-action=edit]').click()
  await form(page).locator('input[name=name]').fill('Pont du lundi')
  expect((await request.delete(`${server.url}/api/v2/specialHour/${id}`, { headers })).status()).toBe(200)
  await save(page)
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(failures(page)).toContainText('Cette ligne n’existe plus')
  const told = page.locator('.toast[data-tone=error]')
  await expect(told).toContainText('Cette ligne n’existe plus')
  await expect(told).toContainText('Dans :')
  await expect(form(page).locator('input[name=name]')).toHaveValue('Pont du lundi')
  await expect(row).toHaveCount(0)
})

test('a code that is taken is said under its field [console 5.13, console 8.1]', async ({ page, logIn }) => {
  await logIn()
  await openForm(page, 'TAKEN')
  await save(page)
  await isSaved(page)
  await openForm(page, 'taken ')
  await save(page)
  await expect(form(page).locator('[data-column=code] [data-error-code="409"]')).toBeVisible()
  await expect(field(page, 'code')).toBeFocused()
  await field(page, 'code').fill('NOT-TAKEN')
  await save(page)
  await isSaved(page)
})

test('a message over a dialog is closed by its cross and by Escape, and covers none of its buttons', async ({
  page,
  logIn,
}) => {
  // A slow machine takes longer between two steps than a message stays.
  await page.addInitScript(() => {
    const real = window.setTimeout
    const longer = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      real(work, ms === 2000 ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: longer })
  })
  await logIn()
  const toasts = page.locator('[data-tone=error]')
  for (const close of [
    () => toasts.getByRole('button').click(),
    () => toasts.getByRole('button').press('Escape'),
  ]) {
    await openForm(page, 'TOLD')
    await onInsert(page, (route) => route.abort())
    await save(page)
    await expect(toasts).toHaveCount(1)
    await close()
    await expect(toasts).toHaveCount(0)
    await expect(field(page, 'code')).toHaveValue('TOLD')
    await save(page)
    await expect(toasts).toHaveCount(1)
    await action(page, 'cancel').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    // Given back to the page, which goes on without the dialog.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await toasts.getByRole('button').click()
    await expect(toasts).toHaveCount(0)
    await page.unrouteAll()
  }
})
