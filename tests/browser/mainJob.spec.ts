import { readFileSync } from 'node:fs'
import { expect, find, rows, selectInstitutions, test } from './fixtures.ts'

const file = (name: string) => `tests/fixtures/schedules/${name}`
const search = 'input[type=search]'

test('imports a hospital’s file into two institutions, changes, deletes, exports, and finds it after a restart [console 2.2.9, console 2.3.2, console 4.5, console 4.15]', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 2)

  await page.locator('[data-action=import-csv]').first().click()
  await page.locator('input[type=file]').setInputFiles(file('hospital-day-night.csv'))
  const rehearsed = page.locator('[data-import-row]')
  await expect(rehearsed).toHaveCount(24)
  await expect(page.locator('[data-import-row][data-state=ok]')).toHaveCount(24)
  await page.locator('[data-action=import]').click()
  await page.getByRole('dialog').locator('[data-action=confirm]').click()

  await find(page, 'URG-24')
  await expect(rows(page).locator('[data-column=nbWorkedMinutes]')).toHaveText('22h00')

  await find(page, 'IDE-N')
  await rows(page).locator('[data-action=edit]').click()
  const form = page.getByRole('dialog')
  await form.locator('input[name=endAt]').fill('0700')
  await form.locator('[data-action=save]').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/mission/)
  await question.locator('[data-action=confirm]').click()
  await expect(rows(page).locator('[data-column=endAt]')).toHaveText('07:00')
  await expect(rows(page).locator('[data-column=nbWorkedMinutes]')).toHaveText('10h00')

  await find(page, 'CONS')
  await rows(page).locator('[data-action=delete]').click()
  await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
  await expect(rows(page)).toHaveCount(0)

  await page.locator(search).fill('')
  await expect(rows(page).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=export-csv]').click(),
  ])
  const text = readFileSync((await download.path()) ?? '', 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('IDE-N;20:30;07:00;00:30')
  expect(text).not.toContain('CONS;')

  await server.restart()
  await page.reload()
  await find(page, 'IDE-N')
  await expect(rows(page).locator('[data-column=endAt]')).toHaveText('07:00')
  await page.locator(search).fill('CONS')
  await expect(rows(page)).toHaveCount(0)
})

test('says how many upcoming missions a change touches, and forgets nothing when refused [console 4.3]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await rows(page).first().locator('[data-action=edit]').click()
  const form = page.getByRole('dialog')
  await form.locator('input[name=beginAt]').fill('5h05')
  await form.locator('[data-action=save]').click()
  await page.getByRole('alertdialog').locator('[data-action=cancel]').click()
  await expect(form.locator('input[name=beginAt]')).toHaveValue('05:05')
})

test('shows every mistake of a file before anything is written, and takes the good rows alone [console 5.19, console 8.3]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.locator('[data-action=import-csv]').first().click()
  await page.locator('input[type=file]').setInputFiles(file('one-of-each-error.csv'))
  await expect(page.locator('[data-import-row][data-state=ok]')).toHaveCount(2)
  await expect(page.locator('[data-import-row][data-state=error]')).toHaveCount(8)
  for (const name of ['MISS', 'BADSTART', 'BADEND', 'BADBREAK', 'NOWORK', 'NEGATIVE', 'TEXT'])
    await expect(page.getByRole('dialog')).toContainText(name)
  await expect(page.locator('[data-action=import]')).toBeEnabled()
})

for (const [name, says] of [
  ['header-only.csv', /modèle/],
  ['empty.csv', /modèle/],
  ['binary.csv', /modèle/],
  ['comma-separated.csv', /modèle/],
  ['wrong-extension.txt', /\.csv/],
  ['too-large.csv', /100/],
] as const)
  test(`refuses ${name} in words`, async ({ page, logIn }) => {
    await logIn()
    await page.locator('[data-action=import-csv]').first().click()
    await page.locator('input[type=file]').setInputFiles(file(name))
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(says)
    await expect(page.locator('[data-action=import]')).toBeDisabled()
  })

test('writes nothing of a file with duplicates until they are resolved', async ({ page, logIn }) => {
  await logIn()
  await page.locator('[data-action=import-csv]').first().click()
  await page.locator('input[type=file]').setInputFiles(file('duplicates.csv'))
  await expect(page.locator('[data-import-row][data-state=duplicate]')).toHaveCount(5)
  await expect(page.locator('[data-action=import]')).toBeDisabled()
})
