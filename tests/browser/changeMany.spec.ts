import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { action } from './keys.ts'

const form = (page: Page) => page.getByRole('dialog')
const box = (page: Page, nth: number) => rows(page).nth(nth).locator('[data-action=choose]')
const cell = (page: Page, nth: number, column: string) =>
  rows(page).nth(nth).locator(`[data-column=${column}]`)

test.beforeEach(async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 2)
  await expect(rows(page).first()).toBeVisible()
})

test('rows are ticked, changed together after a look at each change, and changed back [house 10]', async ({
  page,
}) => {
  await page.goto(`${page.url().replace(/#.*/, '')}#service`)
  await expect(rows(page).nth(4)).toBeVisible()
  await box(page, 0).check()
  await box(page, 2).click({ modifiers: ['Shift'] })
  await expect(page.locator('.chosen-bar [role=status]')).toContainText('3')
  await action(page, 'change-chosen').click()
  await expect(form(page).locator('[data-column=code]')).toContainText('Valeurs différentes')
  await form(page).locator('input[name=building]').fill('Aile Est')
  // As in every form.
  await page.keyboard.press('Control+Enter')
  await expect(form(page).locator('.many-table tbody tr')).toHaveCount(3)
  await expect(form(page).locator('.many-table [data-column=building]').first()).toContainText('Aile Est')
  await action(form(page), 'save').click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.locator('[data-tone=success]')).toContainText('3')
  await action(page, 'change-chosen').click()
  await expect(form(page).locator('input[name=building]')).toHaveValue('Aile Est')
  await page.keyboard.press('Escape')
  await page.locator('[data-tone=success]').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.locator('[data-tone=info]').first()).toBeVisible()
  await action(page, 'change-chosen').click()
  await expect(form(page).locator('input[name=building]')).not.toHaveValue('Aile Est')
})

test('rows that a call could not write are tried again, and those alone', async ({ page }) => {
  const calls: number[] = []
  await page.route(/\/v2\/schedule\/update-batch/, async (route) => {
    calls.push(route.request().postDataJSON().batch.length)
    if (calls.length === 1) await route.fulfill({ status: 500, json: { code: 500 } })
    else await route.continue()
  })
  await box(page, 0).check()
  await box(page, 1).check()
  await action(page, 'change-chosen').click()
  await form(page).locator('input[name=break]').fill('0h10')
  await action(form(page), 'preview').click()
  await action(form(page), 'save').click()
  await expect(form(page).locator('.many-failures li')).toHaveCount(1)
  await action(form(page), 'save').click()
  await expect(form(page)).toHaveCount(0)
  const [first] = calls
  expect(calls.reduce((sum, one) => sum + one, 0)).toBe(2 + (first ?? 0))
  await expect(cell(page, 0, 'break')).toHaveText('00:10')
  await expect(cell(page, 1, 'break')).toHaveText('00:10')
})

test('ticked rows go together, by keyboard alone, and all that a search finds can be ticked', async ({
  page,
}) => {
  await page.keyboard.press('/')
  await page.keyboard.type('B')
  await expect(page).toHaveURL(/q=B/)
  await expect
    .poll(() => rows(page).locator('[data-column=code]').allTextContents())
    .not.toContainEqual(expect.not.stringMatching(/b/i))
  const count = await rows(page).count()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.locator('.chosen-bar [role=status]')).toContainText('3')
  await page.keyboard.press('m')
  await expect(action(page, 'change-chosen')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(action(page, 'remove-chosen')).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.locator('.many-names li')).toHaveCount(3)
  await expect(action(question, 'confirm')).toBeEnabled()
  await action(question, 'confirm').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(rows(page)).toHaveCount(count - 3)
  await expect(page.locator('.chosen-bar')).toHaveCount(0)
})

test('all rows of a list are ticked at once, on all its pages, and stay ticked while one searches', async ({
  page,
}) => {
  const told = page.locator('.chosen-bar [role=status]')
  await box(page, 0).check()
  await expect(told).toHaveText('1 ligne cochée')
  await action(page, 'choose-all').click()
  await expect(action(page, 'choose-all')).toHaveCount(0)
  const many = await told.textContent()
  expect(Number.parseInt(many ?? '', 10)).toBeGreaterThanOrEqual(await rows(page).count())
  await page.locator('input[type=search]').fill('B1')
  await expect(page).toHaveURL(/q=B1/)
  await expect(told).toHaveText(many ?? '')
  await action(page, 'clear-chosen').click()
  await expect(page.locator('.chosen-bar')).toHaveCount(0)
})

test('ticked rows are given to a further institution, which then shares them', async ({ page }) => {
  await box(page, 0).check()
  const name = await cell(page, 0, 'code').textContent()
  await action(page, 'link-chosen').click()
  const free = form(page).getByRole('checkbox').first()
  // Its town stands beside it.
  const place = await free
    .locator('xpath=following-sibling::span')
    .evaluate((one) => one.firstChild?.textContent)
  await free.check()
  await action(form(page), 'save').click()
  await expect(form(page)).toHaveCount(0)
  const said = page.locator('[data-tone=success]')
  await expect(said).toContainText(place ?? '?')
  // Neither over what is done with the ticked rows nor over the account.
  const [message, bar, top] = await Promise.all(
    [said, page.locator('.chosen-bar'), page.locator('.topbar')].map((one) => one.boundingBox()),
  )
  if (!message || !bar || !top) throw new Error('one of them is not drawn')
  expect(message.y + message.height).toBeLessThan(bar.y)
  expect(message.y).toBeGreaterThan(top.y + top.height)
  expect(name).toBeTruthy()
})

test('on paper the list stands alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.topbar', '.menu', '.screen-tools', '.cell-actions', '[data-action=choose]'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await expect(cell(page, 0, 'code')).toBeVisible()
  const beyond = await page
    .locator('.list-frame')
    .evaluate((frame) => frame.scrollHeight - frame.clientHeight + frame.scrollWidth - frame.clientWidth)
  expect(beyond).toBeLessThanOrEqual(2)
})

test('a row that somebody else changes meanwhile is read anew and shown before another try', async ({
  page,
}) => {
  let first = true
  await page.route(/\/v2\/schedule\/update-batch/, async (route) => {
    if (first) {
      first = false
      const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() }
      const [{ id }] = route.request().postDataJSON().batch
      await route.fetch({ headers, postData: JSON.stringify({ batch: [{ id, break: '00:11' }] }) })
    }
    await route.continue()
  })
  await box(page, 0).check()
  await action(page, 'change-chosen').click()
  await form(page).locator('input[name=break]').fill('0h25')
  await action(form(page), 'preview').click()
  await action(form(page), 'save').click()
  await expect(form(page).locator('.many-why')).toHaveCount(1)
  await expect(form(page).locator('.many-before')).toContainText('00:11')
  await action(form(page), 'save').click()
  await expect(form(page)).toHaveCount(0)
  await expect(cell(page, 0, 'break')).toHaveText('00:25')
})

test('Escape leads back from the preview, and asks before typing is lost', async ({ page }) => {
  await box(page, 0).check()
  await action(page, 'change-chosen').click()
  const field = form(page).locator('input[name=break]')
  await field.fill('0h35')
  await action(form(page), 'preview').click()
  await expect(form(page).locator('.many-table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('00:35')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await action(question, 'cancel').click()
  await expect(field).toHaveValue('00:35')
  await page.keyboard.press('Escape')
  await action(question, 'confirm').click()
  await expect(form(page)).toHaveCount(0)
})
