import type { Locator, Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { NARROW, wear } from './scenes.ts'

const frame = (page: Page) => page.locator('.list-frame')

/** Where a list goes on sideways, and whether each such edge has a shadow. */
const edges = (page: Page) =>
  frame(page).evaluate((one) => {
    const beyond = one.scrollWidth - one.clientWidth
    const drawn = (selector: string) => {
      const found = one.querySelector(selector)
      return found !== null && getComputedStyle(found).boxShadow !== 'none'
    }
    const end = drawn('tbody .cell-actions') || getComputedStyle(one).maskImage !== 'none'
    return {
      start: one.scrollLeft > 1 ? drawn('tbody th[scope=row]') : undefined,
      end: one.scrollLeft < beyond - 1 ? end : undefined,
    }
  })

const scrollTo = (page: Page, left: number) =>
  frame(page).evaluate(async (one, to) => {
    one.scrollLeft = to
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, left)

/** Whether nothing is drawn over it, from one end to the other. */
const isClear = (target: Locator) =>
  target.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const points = [
      [left + 3, (top + bottom) / 2],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 3, (top + bottom) / 2],
    ] as const
    return points.every(([x, y]) => {
      const seen = document.elementFromPoint(x, y)
      return seen !== null && (one.contains(seen) || seen.contains(one))
    })
  })

for (const language of ['fr', 'de'] as const)
  test(`all levels stand beside the rights, which wrap, at 1280 pixels, ${language}`, async ({
    page,
    logIn,
  }) => {
    await page.goto('/login')
    await wear(page, { language, mode: 'light' })
    await logIn()
    await page.goto('/console#levels')
    await expect(frame(page).locator('tbody th[scope=row]').first()).toBeVisible()
    expect(await frame(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
  })

test('on a telephone each right is a card that says what every level has, by its name', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  await page.goto('/console#levels')
  const cards = frame(page).locator('tr[data-column]')
  await expect(cards.first()).toBeVisible()
  expect(await frame(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
  const levels = await frame(page).locator('thead .matrix-name').allTextContents()
  const signs = cards.first().locator('td')
  const words = await signs.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
  expect(words).toEqual(levels.map((name) => `"${name}" / ""`))
  for (const sign of await signs.all()) expect(await isClear(sign)).toBe(true)
  // Its cells are still found by row and column by those who listen.
  const first = page.getByRole('rowheader').first()
  await expect(first).toBeVisible()
})

test('whoever types limits sees for whom, each field whole, and on which side there are more', async ({
  page,
  logIn,
}) => {
  await logIn()
  // At 1280 all of them fit.
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto('/console?institutions=1,2,3#counterLimit')
  await page.locator('[data-action=edit]').first().click()
  const row = page.locator('.row-edited')
  const fields = row.locator('input')
  await expect(fields.first()).toBeFocused()
  expect(await edges(page)).toEqual({ start: undefined, end: true })
  const last = (await fields.count()) - 1
  for (let at = 0; at < last; at++) {
    expect.soft(await isClear(fields.nth(at)), `field ${at}`).toBe(true)
    await page.keyboard.press('Tab')
    // Between them is what says that values differ.
    while (!(await fields.nth(at + 1).evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab')
  }
  expect.soft(await isClear(fields.nth(last)), 'the last field').toBe(true)
  expect((await edges(page)).start).toBe(true)
  expect(await isClear(row.locator('th[scope=row]'))).toBe(true)
})

test('of a name in two columns both stay, beside one another', async ({ page, logIn }) => {
  await logIn()
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto('/console?institutions=1,2,3#admin')
  await expect(rows(page).first()).toBeVisible()
  const names = frame(page).locator('thead th[data-names], tbody tr:first-child th[scope=row]')
  await expect(names).toHaveCount(4)
  await scrollTo(page, 400)
  expect((await edges(page)).start).toBe(true)
  for (const name of await names.all()) expect(await isClear(name)).toBe(true)
  const [first, second] = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(first?.left).toBeCloseTo((await frame(page).boundingBox())?.x ?? 0, -1)
  expect(second?.left).toBeCloseTo(first?.right ?? 0, 1)
})

test('what has the focus in a list that scrolls is not behind the name of its row', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,2,3#adminV2')
  await expect(rows(page).first()).toBeVisible()
  await scrollTo(page, 10_000)
  expect((await edges(page)).start).toBe(true)
  const row = rows(page).first()
  for (const name of [row.locator('th[scope=row]'), page.locator('thead th[data-column=user]')])
    expect(await isClear(name)).toBe(true)
  await row.locator('[data-action=edit]').focus()
  const email = row.locator('[data-column=email] a')
  for (let steps = 0; steps < 6; steps++) {
    await page.keyboard.press('Shift+Tab')
    if (await email.evaluate((one) => one === document.activeElement)) break
  }
  await expect(email).toBeFocused()
  expect(await isClear(email)).toBe(true)
})
