import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { keepMornings, openTool as open } from './listTools.ts'

const heads = (page: Page) => page.locator('thead th[data-column]')
const names = (page: Page) =>
  heads(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.column))
const widthOf = (page: Page, column: string) =>
  page
    .locator(`thead th[data-column=${column}]`)
    .evaluate((head) => Math.round(head.getBoundingClientRect().width))
const beginnings = (page: Page) => rows(page).locator('[data-column=beginAt]').allTextContents()

test('rows are kept from one value to another, by words and by what is not empty; each is dropped by itself', async ({
  page,
  logIn,
}) => {
  await logIn()
  await keepMornings(page)
  await expect(async () => {
    const times = await beginnings(page)
    expect(times.length).toBeGreaterThan(0)
    expect(times.filter((time) => time < '06:00' || time > '08:30')).toEqual([])
  }).toPass()
  const mornings = await rows(page).count()

  await open(page, 'filters')
  await page.locator('[name=filter-column]').selectOption('code')
  await page.locator('[name=filter-words]').fill('zzz')
  await page.locator('[data-action=filter-keep]').click()
  await expect(page.locator('[data-action=clear-search]')).toBeVisible()
  await page.locator('[data-filter=code] [data-action=chip-drop]').click()
  await expect(rows(page)).toHaveCount(mornings)

  await open(page, 'filters')
  await page.locator('[name=filter-column]').selectOption('break')
  await page.locator('[name=filter-condition]').selectOption('empty')
  await page.locator('[data-action=filter-keep]').click()
  await expect(page).toHaveURL(/where\.beginAt=between:06:00\.\.08:30.*where\.break=empty/)
  await page.goBack()
  await expect(page.locator('[data-filter=break]')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(mornings)
})

test('a bound that cannot be read says so, and keeps nothing', async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 1)
  await open(page, 'filters')
  await page.locator('[name=filter-column]').selectOption('beginAt')
  await page.locator('[name=filter-from]').fill('midi')
  await expect(page.locator('[name=filter-from]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-action=filter-keep]')).toBeDisabled()
  await page.locator('[name=filter-from]').press('Enter')
  await expect(page.locator('[data-filter]')).toHaveCount(0)
})

test('columns go, come and move, and stay so when the list is opened again', async ({ page, logIn }) => {
  await logIn()
  await selectInstitutions(page, 1)
  await expect(rows(page).first()).toBeVisible()
  const first = await names(page)
  await open(page, 'columns')
  const panel = page.locator('[data-panel=columns]')
  await panel.locator('li[data-column=endAt] input').uncheck()
  await panel.locator('li[data-column=beginAt] [data-action=column-back]').click()
  await expect(panel.locator('li[data-column=beginAt] [data-action=column-forth]')).toBeFocused()
  await page.keyboard.press('Escape')
  const arranged = ['beginAt', 'code', ...first.slice(3)]
  await expect.poll(() => names(page)).toEqual(arranged)

  await page.goto('/console#service')
  await expect(rows(page).first()).toBeVisible()
  await page.goto('/console#schedule')
  await expect(rows(page).first()).toBeVisible()
  expect(await names(page)).toEqual(arranged)
  await open(page, 'columns')
  await page.locator('[data-action=columns-reset]').click()
  await expect.poll(() => names(page)).toEqual(first)
})

test('a column is made wider by its edge and by keys, moved by keys, and fits what it holds again', async ({
  page,
  logIn,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await expect(rows(page).first()).toBeVisible()
  const before = await widthOf(page, 'code')
  const edge = page.locator('thead th[data-column=code] .column-edge')
  const box = await edge.boundingBox()
  if (!box) throw new Error('The header has no edge')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 4, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 64, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, 'code')).toBeGreaterThan(before + 40)
  await expect(page).toHaveURL(/widths=code:\d+/)
  await expect(page.locator('thead th[data-column=code]')).toHaveAttribute('aria-sort', 'ascending')
  const wide = await widthOf(page, 'code')
  const button = page.locator('thead th[data-column=code] button')
  await button.press('Alt+ArrowRight')
  await expect.poll(() => widthOf(page, 'code')).toBeGreaterThan(wide + 8)
  await edge.dblclick()
  await expect(page).not.toHaveURL(/widths=/)
  await expect.poll(() => widthOf(page, 'code')).toBe(before)
  await button.press('Alt+Shift+ArrowRight')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['beginAt', 'code'])
  await expect(button).toBeFocused()
})

test('all pages of a list are printed when that is asked for, then the page stands as before', async ({
  page,
  logIn,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('[data-table] tbody tr').length}`
    }
  })
  await logIn()
  await selectInstitutions(page, 3)
  await expect(rows(page)).toHaveCount(30)
  await open(page, 'print')
  const button = page.locator('[data-action=print-all]')
  const count = Number((await button.textContent())?.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(30)
  await button.click()
  await expect(page).toHaveTitle(`printed ${count}`)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rows(page)).toHaveCount(30)
})

test('a column among many is found by typing, its list in front of the panel [house 1]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1#service')
  await expect(rows(page).first()).toBeVisible()
  await open(page, 'filters')
  const column = page.locator('[name=filter-column]')
  await expect(column).toBeFocused()
  await column.press('ArrowDown')
  await page.getByRole('option').nth(2).click()
  await expect(column).not.toHaveValue('Nom')
  // Enter as soon as the last letter: before anything is drawn.
  await column.evaluate(async (input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'stationn')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await expect(column).toHaveValue('Stationnement')
  await expect(page.locator('[data-panel=filters]')).toBeVisible()
})

test('an address tells what of it the list cannot show, and goes on without it [house 1]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,999&where.foo=contains:x&where.code=has:M&sort=-foo#schedule')
  const note = page.locator('[data-widget=address-note]')
  await expect(note).toContainText('le filtre « foo » et l’ordre « foo »')
  await expect(note).toContainText('1 établissement auquel vous n’avez pas accès')
  await expect(rows(page).first()).toBeVisible()
  await note.locator('[data-action=address-go-on]').click()
  await expect(note).toHaveCount(0)
  await expect(page).toHaveURL(/console\?institutions=1&where\.code=has:M#schedule$/)
  await expect(page.locator('.table-screen h1')).toBeFocused()
  await page.goto('/console?institutions=1&where.parking=in:NOPE#service')
  await expect(note).toContainText('le filtre « Stationnement »')
})
