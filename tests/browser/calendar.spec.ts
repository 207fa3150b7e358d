import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { focusIsSeen, hasFocus, tabTo } from './keys.ts'
import { holdPart, refusals } from './parts.ts'
import { NARROW, wear } from './scenes.ts'
import { darkViolations, violations } from './violations.ts'

const form = (page: Page) => page.locator('dialog[open]')
const field = (page: Page) => form(page).locator('input[name=date]')
const button = (page: Page) => form(page).locator('[data-column=date] button[aria-haspopup]')
const calendar = (page: Page) => page.locator('dialog[open] [data-scope=date-picker][data-part=content]')
const day = (page: Page) => page.locator('[data-scope=date-picker] [role=button]:focus')

const openForm = async (page: Page) => {
  await page.goto('/console#publicHolidays')
  await expect(page.locator('[data-table=publicHolidays] [data-row-id]').first()).toBeVisible()
  await page.locator('[data-action=add]').first().click()
  await expect(field(page)).toBeFocused()
}

/** On the day that was typed, by keyboard alone. */
const openCalendar = async (page: Page) => {
  await openForm(page)
  await page.keyboard.type('24112026')
  await tabTo(page, button(page))
  await page.keyboard.press('Enter')
  await expect(day(page)).toHaveAccessibleName('mardi 24 novembre 2026, choisi')
}

test('a day is chosen from the calendar of a form by keyboard alone, and Escape closes one thing at a time', async ({
  page,
  logIn,
}) => {
  const refused = await refusals(page)
  await logIn()
  await openCalendar(page)
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  await expect(calendar(page).locator('th').first()).toHaveText('L')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(calendar(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('01/12/2026')
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(day(page)).toHaveAccessibleName('mardi 1 décembre 2026, choisi')
  await page.keyboard.press('PageDown')
  await expect(day(page)).toHaveAccessibleName('vendredi 1 janvier 2027')
  // Round within the calendar, past the month that is not left.
  const stops = [
    'Mois précédent',
    'janvier 2027 : choisir un mois',
    'Mois suivant',
    'vendredi 1 janvier 2027',
  ]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(stop)
  }
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('01/12/2026')
  await expect(form(page)).toBeVisible()
  expect(await hasFocus(button(page))).toBe(true)
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
  expect(refused).toEqual([])
})

test('a first click waits for the calendar, which is in the language of the page and within the window', async ({
  page,
  logIn,
}) => {
  await page.goto('/login')
  await wear(page, { language: 'de', mode: 'dark' })
  await logIn()
  await page.setViewportSize({ width: NARROW, height: 844 })
  const part = await holdPart(page, 'Calendar')
  await page.reload()
  await openForm(page)
  await expect(field(page)).toHaveAttribute('placeholder', 'TT.MM.JJJJ')
  const before = await field(page).boundingBox()
  await button(page).click()
  await part.asked
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(calendar(page)).toHaveCount(0)
  // Opening it says nothing of a day that is not there yet.
  await expect(form(page).locator('[data-error-code]')).toHaveCount(0)
  part.release()
  await expect(calendar(page)).toBeVisible()
  await expect(day(page)).toHaveCount(1)
  expect(await field(page).boundingBox()).toEqual(before)
  const box = await calendar(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= NARROW).toBe(true)
  const next = calendar(page).getByRole('button', { name: 'Nächster Monat' })
  await next.click()
  await calendar(page).locator('[role=button]', { hasText: /^15$/ }).click()
  await expect(field(page)).toHaveValue(/^15\.\d\d\.\d{4}$/)
  await button(page).click()
  await expect(day(page)).toBeVisible()
  // A press beside it is listened for from a frame on that nothing tells.
  await expect(async () => {
    await form(page).locator('.modal-title').click()
    await expect(calendar(page)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(form(page)).toBeVisible()
})

test('rows are kept from one day to another, chosen from the calendar within the panel of filters', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#publicHolidays')
  const rows = page.locator('[data-table=publicHolidays] [data-row-id]')
  await expect(rows.first()).toBeVisible()
  await page.locator('[data-widget=list-filters] > button').click()
  const panel = page.locator('[data-panel=filters]')
  await panel.locator('[name=filter-column]').selectOption('date')
  const [from, to] = [panel.locator('[name=filter-from]'), panel.locator('[name=filter-to]')]
  await from.fill('01.05.2026')
  await from.press('Alt+ArrowDown')
  await expect(day(page)).toHaveAccessibleName('vendredi 1 mai 2026, choisi')
  await page.keyboard.press('Escape')
  await expect(day(page)).toHaveCount(0)
  await expect(panel).toBeVisible()
  await expect(from).toHaveValue('01/05/2026')
  await page.keyboard.press('Tab')
  await page.keyboard.type('24122026')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The day gets the focus with the next frame.
  await expect(day(page)).toHaveAccessibleName('jeudi 24 décembre 2026, choisi')
  await page.keyboard.press('ArrowRight')
  await expect(day(page)).toHaveAccessibleName(/^vendredi 25 décembre 2026/)
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue('25/12/2026')
  await expect(panel).toBeVisible()
  expect(await violations(page)).toEqual([])
  await panel.locator('[data-action=filter-keep]').click()
  await expect(page).toHaveURL(/where\.date=between:01-05-2026\.\.25-12-2026/)
  await expect(page.locator('[data-filter=date]')).toContainText('du 01/05/2026 au 25/12/2026')
  // Others may have added days meanwhile: those that are shown lie within, its ends with them.
  const days = async () => {
    const texts = await rows.locator('[data-column=date]').allTextContents()
    return texts.map((text) => text.split('-').toReversed().join('-')).toSorted()
  }
  await expect
    .poll(async () => {
      const shown = await days()
      return [shown.at(0), shown.at(-1)]
    })
    .toEqual(['2026-05-01', '2026-12-25'])
})

test('keys that follow one another faster than frames choose the day that they lead to', async ({
  page,
  logIn,
}) => {
  await logIn()
  await openCalendar(page)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(field(page)).toHaveValue('01/12/2026')
})

test('a year and a month are chosen with Space, as days are', async ({ page, logIn }) => {
  await logIn()
  await openCalendar(page)
  const view = calendar(page).locator('[data-part=view-trigger]:visible')
  for (const _ of ['months', 'years']) {
    await tabTo(page, view)
    await page.keyboard.press('Space')
  }
  await tabTo(page, day(page))
  await expect(day(page)).toHaveText('2026')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(view).toContainText('2027')
  await expect(day(page)).toContainText('nov')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(view).toContainText('octobre 2027')
  await expect(day(page)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(calendar(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue(/\/10\/2027$/)
})

test('the calendars of an export offer no day beyond the other one, whatever was typed [console 2.3.14, console 5.16]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#payCode')
  const [begin, end] = [page.locator('main [name=begin]'), page.locator('main [name=end]')]
  const shown = page.locator('[data-scope=date-picker][data-part=content]')
  const cell = (number: number) =>
    shown.locator('[role=button][data-view=day]:visible', { hasText: new RegExp(`^${number}$`) })
  await begin.fill('10/10/2026')
  await end.fill('20/10/2026')
  await begin.press('Alt+ArrowDown')
  await expect(cell(20)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(cell(21)).toHaveAttribute('aria-disabled', 'true')
  await cell(20).click()
  await expect(begin).toHaveValue('20/10/2026')
  // One calendar at a time: what closes is there for a few frames more.
  await expect(shown).toHaveCount(0)
  await end.press('Alt+ArrowDown')
  await expect(cell(19)).toHaveAttribute('aria-disabled', 'true')
  await expect(cell(21)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(shown.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await begin.fill('15/11/2026')
  await begin.press('Alt+ArrowDown')
  await expect(shown.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(begin).toHaveValue('15/11/2026')
  await expect(page.locator('[data-action=export-payroll]')).toBeDisabled()
})
