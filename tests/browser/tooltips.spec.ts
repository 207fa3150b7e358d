import type { Locator, Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { holdPart, refusals } from './parts.ts'
import { wear } from './scenes.ts'
import { darkViolations, violations } from './violations.ts'

const tooltip = (page: Page) => page.locator('[data-scope=tooltip][data-part=content]')
const edit = (page: Page) => rows(page).locator('[data-action=edit]')

/** What is told for the eyes and neither named, described nor written for those who listen. */
const unheard = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tip]')].flatMap((one) => {
      const tip = one.dataset.tip ?? ''
      const heard = ['aria-label', 'aria-description'].map((name) => one.getAttribute(name) ?? '')
      const described = document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
      const isHeard = [...heard, described, one.textContent ?? ''].some((text) => text.includes(tip))
      return isHeard ? [] : [one.outerHTML.slice(0, 200)]
    }),
  )

/** What is told comes to stand above this, and in the middle of it as far as the window allows: a frame after it was drawn. */
const seesAbove = (page: Page, of: Locator) =>
  expect
    .poll(async () => {
      const [tip, box] = await Promise.all([tooltip(page).boundingBox(), of.boundingBox()])
      if (!tip || !box) return false
      const middle = box.x + box.width / 2
      return tip.y + tip.height <= box.y + 1 && tip.x <= middle && middle <= tip.x + tip.width
    })
    .toBe(true)

test('who points at a button or a text that is cut is told, once, and can press what lies beneath', async ({
  page,
  logIn,
}) => {
  const refused = await refusals(page)
  await logIn()
  await page.goto('/console?columns=user,email,isActivated&widths=email:64#adminV2')
  await expect(rows(page).first()).toBeVisible()
  await edit(page).nth(1).hover()
  await expect(tooltip(page)).toHaveText('Modifier')
  // For the eyes: the button has said so by its name.
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(edit(page).nth(1)).toHaveAccessibleDescription('')
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  await seesAbove(page, edit(page).nth(1))

  const cut = rows(page).locator('[data-column=email]').first()
  await cut.hover()
  await expect(tooltip(page)).toHaveText((await cut.textContent()) ?? 'no text')
  await seesAbove(page, cut)
  await rows(page).locator('[data-column=isActivated]').first().hover()
  await expect(tooltip(page)).toHaveCount(0)
  await edit(page).nth(1).hover()
  await seesAbove(page, edit(page).nth(1))
  // It covers the row above.
  const box = await tooltip(page).boundingBox()
  if (!box) throw new Error('Nothing is told')
  const beneath = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('tr')?.rowIndex, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const)
  expect(beneath).toBe(1)
  expect(await unheard(page)).toEqual([])
  const print = page.locator('[data-widget=list-print] > button')
  await print.hover()
  await expect(tooltip(page)).toHaveText('Imprimer')
  await expect(print).not.toHaveAttribute('title')
  expect(refused).toEqual([])
})

test('what is told follows what it is told of, and goes with it', async ({ page, logIn }) => {
  await logIn()
  const button = edit(page).first()
  await button.hover()
  await expect(tooltip(page)).toHaveText('Modifier')
  await button.evaluate((own: HTMLElement) =>
    own.setAttribute('data-tip', 'Modifier le code horaire de la nuit'),
  )
  await expect(tooltip(page)).toHaveText('Modifier le code horaire de la nuit')
  await seesAbove(page, button)
  await button.evaluate((own: HTMLElement) => own.removeAttribute('data-tip'))
  await expect(tooltip(page)).toHaveCount(0)
})

test('whoever comes by keys is told at once; Escape closes that first, and the dialog then', async ({
  page,
  logIn,
}) => {
  await page.goto('/login')
  await wear(page, { language: 'de', mode: 'dark' })
  await logIn()
  await page.goto('/console#publicHolidays')
  await expect(rows(page).first()).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.locator('[data-action=add]').first().click()
  const dialog = page.locator('dialog[open]')
  await tabTo(page, dialog.locator('button[aria-haspopup]'))
  await expect(tooltip(page)).toHaveText('Kalender öffnen')
  const edge = await tooltip(page).evaluate((one) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one)
    return borderTopStyle === 'solid' && borderTopWidth === '1px' && borderTopColor !== backgroundColor
  })
  expect(edge).toBe(true)
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // The focus was given back, which is no question.
  await expect(tooltip(page)).toHaveCount(0)
})

test('Escape closes a calendar whose day has not the focus yet: its button is told of no more', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#publicHolidays')
  await expect(rows(page).first()).toBeVisible()
  await page.locator('[data-action=add]').first().click()
  const dialog = page.locator('dialog[open]')
  const button = dialog.locator('button[aria-haspopup]')
  const calendar = dialog.locator('[data-scope=date-picker][data-part=content]')
  await tabTo(page, button)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('Alt+ArrowDown')
  await expect(calendar).toBeVisible()
  await expect(calendar.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(dialog).toBeVisible()
})

test('who points at a day of the calendar of a year is told why it is marked, and at a letter which day of the week it is', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#publicHolidays')
  await expect(rows(page).first()).toBeVisible()
  await page.locator('[data-action=calendar]').click()
  const may = page.locator('dialog[open] [data-month="5"]')
  const day = may.locator('[data-marked]')
  // What holidays are called comes after the days themselves.
  await expect(day).toHaveAttribute('data-tip', 'Fête du travail')
  await day.hover()
  await expect(tooltip(page)).toHaveText('Fête du travail')
  await may.locator('th').first().hover()
  await expect(tooltip(page)).toHaveText('lundi')
  expect(await unheard(page)).toEqual([])
})

test('a page that is cold tells as soon as the code is there', async ({ page, logIn }) => {
  await logIn()
  const part = await holdPart(page, 'Tooltip')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await edit(page).first().hover()
  await part.asked
  await expect(tooltip(page)).toHaveCount(0)
  // It is placed with the next frame, which a slow machine draws late; until then it stands in the corner.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  part.release()
  await expect(tooltip(page)).toHaveText('Modifier')
  await page.mouse.move(0, 0)
  await expect(tooltip(page)).toHaveCount(0)
})
