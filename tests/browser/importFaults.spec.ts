import { action, form, serverOf } from './faults.ts'
import { expect, test } from './fixtures.ts'

test('a server that restarts in the middle of an import: the rest is shown, a retry completes, no row twice', async ({
  page,
  logIn,
  request,
  server,
}) => {
  test.setTimeout(180_000)
  await logIn()
  const boxes = page.locator('[data-widget=institution-picker] [data-institution] input')
  await page.locator('[data-widget=institution-picker] > button').click()
  const institution = Number(await boxes.last().inputValue())
  await page.goto(`/console?institutions=${institution}#schedule`)
  const before = await (await serverOf(request, server.url)).count(institution)

  await action(page, 'import-csv').click()
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/schedules/three-thousand.csv')
  await expect(page.locator('[data-action=import]')).toBeEnabled()
  let answered = 0
  let restarted: Promise<void> | undefined
  page.on('response', (response) => {
    if (response.url().endsWith('/upsert-batch') && ++answered === 4) restarted = server.restart()
  })
  await action(page, 'import').click()
  await expect(page.locator('[data-import=partial]')).toBeVisible()
  await expect(page.locator('.import-failures')).toContainText('lignes')
  await restarted
  const { count } = await serverOf(request, server.url)
  const between = await count(institution)
  expect(between).toBeGreaterThan(before)
  expect(between).toBeLessThan(before + 3000)
  // The list beneath may offer another try too, when it was read while the server was away.
  await form(page).locator('[data-action=retry]').click()
  await expect(page.locator('[data-import=done]')).toBeVisible({ timeout: 60_000 })
  expect(await count(institution)).toBe(before + 3000)
})
