import type { Locator, Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'
import { wear } from './scenes.ts'

/** The system's colours, light or dark, as somebody has them who needs contrast. */
const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

/** How it looks with nothing pointed at and nothing moving. */
const look = async (target: Locator) => {
  await target.page().mouse.move(0, 0)
  return target.screenshot({ animations: 'disabled', caret: 'hide' })
}

for (const mode of ['light', 'dark'] as const) {
  test(`where the system gives the colours a switch says whether it is on, off or neither, ${mode}`, async ({
    page,
    logIn,
  }) => {
    await page.goto('/login')
    await wear(page, { language: 'fr', mode })
    await page.emulateMedia({ colorScheme: mode })
    await logIn()
    await page.goto('/console?institutions=1,2#institutionOption')
    await rows(page).first().locator('[data-action=edit]').click()
    const one = page.locator('dialog[open] .switch').first()
    await expect(one).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: mode })
    const seen = []
    for (const [checked, indeterminate] of [
      [false, false],
      [true, false],
      [false, true],
    ] as const) {
      await one.evaluate(
        (input, set) => {
          if (input instanceof HTMLInputElement) Object.assign(input, set).blur()
        },
        { checked, indeterminate },
      )
      seen.push((await look(one)).toString('base64'))
    }
    expect(new Set(seen).size).toBe(3)
  })
}

test('where the system gives the colours a choice has its arrow and the open tab is another than the rest', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  await page.goto('/console#institutionOption')
  const tabs = page.locator('.table-tabs a')
  await expect(rows(page).first()).toBeVisible()
  const lines = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(tab)
      return borderBottomStyle === 'none' ? '' : `${borderBottomWidth} ${borderBottomColor}`
    }),
  )
  const [open, ...others] = lines
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(open)

  await page.goto('/console#publicHolidays')
  await rows(page).first().locator('[data-action=edit]').waitFor()
  await page.goto('/console#service')
  await action(page, 'add').click()
  const choice = page.locator('dialog[open] .control-select').first()
  await expect(choice).toBeVisible()
  const hasArrow = await choice.evaluate((one) => {
    const { appearance, backgroundImage } = getComputedStyle(one)
    return appearance !== 'none' || backgroundImage !== 'none'
  })
  expect(hasArrow).toBe(true)
})

test('where the system gives the colours the main button stands out, the dangerous one otherwise, and a wrong cell of a file is marked', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  const ground = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const edge = (cell: Locator) =>
    cell.evaluate((one) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one)
      return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`
    })
  await expect(rows(page).first()).toBeVisible()
  const [main, plain] = [action(page, 'add'), action(page, 'import-csv')]
  expect(await ground(main)).not.toBe(await ground(plain))
  await action(rows(page).first(), 'delete').click()
  const question = page.getByRole('alertdialog')
  const [dangerous, other] = [action(question, 'confirm'), action(question, 'cancel')]
  expect(await ground(dangerous)).not.toBe(await ground(main))
  expect(await edge(dangerous)).not.toBe(await edge(other))
  await other.click()

  await plain.click()
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/schedules/one-of-each-error.csv')
  const cells = page.locator('[data-import-row][data-state=error] input')
  const wrong = cells.and(page.locator('[aria-invalid=true]')).first()
  const right = cells.and(page.locator(':not([aria-invalid])')).first()
  await expect(wrong).toBeVisible()
  expect(await edge(wrong)).not.toBe(await edge(right))
})

test('where the system gives the colours a list that goes on underneath its buttons or its names has an edge there', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  await page.goto('/console?institutions=1,2,3#service')
  const frame = page.locator('.list-frame')
  await expect(frame).toHaveAttribute('data-more', 'end')
  const buttons = rows(page).first().locator('.cell-actions')
  await expect(buttons).toHaveCSS('border-left-style', 'double')
  const below = () => frame.evaluate((one) => getComputedStyle(one, '::after').borderBottomStyle)
  await expect.poll(below).toBe('double')
  await frame.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
  await expect(frame).toHaveAttribute('data-more', 'start')
  await expect(buttons).toHaveCSS('border-left-style', 'none')
  await expect(rows(page).first().locator('th[scope=row]')).toHaveCSS('border-right-style', 'double')
})

test('where the system gives the colours the page that is shown has another edge than the other numbers', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  await page.goto('/console?institutions=1,2,3#schedule')
  const edges = () =>
    page.locator('.page-number').evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(one)
        return `${borderTopWidth} ${borderTopColor}`
      }),
    )
  await expect(page.locator('.page-number')).toHaveCount(2)
  const [first, second] = await edges()
  expect(first).not.toBe(second)
  await page.locator('.page-number').nth(1).click()
  await expect(page.locator('.page-number').nth(1)).toHaveAttribute('aria-current', 'page')
  expect(await edges()).toEqual([second, first])
})

test('where the system gives the colours each of the values that are chosen ends where it does', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  await page.goto('/console?institutions=5#specialHour')
  await action(rows(page).first(), 'edit').click()
  const tags = page.locator('dialog[open] .tag')
  await expect(tags.nth(1)).toBeVisible()
  const lines = await tags.evaluateAll((all) =>
    all.map((tag) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(tag)
      return borderTopStyle === 'none' ? '' : borderTopColor
    }),
  )
  for (const line of lines) expect(line).toMatch(/^rgb\(/)
})

test('where the system gives the colours the chosen day of a calendar and the chosen state of a list have another edge than the rest', async ({
  page,
  logIn,
}) => {
  await force(page)
  await logIn()
  const edges = (all: Locator) =>
    all.evaluateAll((found) =>
      found.map((one) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one)
        return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`
      }),
    )
  await page.goto('/console#publicHolidays')
  await action(page, 'add').click()
  const form = page.locator('dialog[open]')
  await form.locator('input[name=date]').fill('25/12/2026')
  await form.locator('.date-field-button').click()
  const days = page.locator('[data-part=table-cell-trigger][data-view=day]:visible')
  const day = days.and(page.locator('[data-selected]'))
  await expect(day).toHaveText('25')
  const [chosenDay] = await edges(day)
  expect(await edges(days.and(page.locator(':not([data-selected])')))).not.toContain(chosenDay)

  await page.goto('/console#outbox')
  const states = page.locator('.state-filter button')
  await expect(states.nth(1)).toBeVisible()
  const [all, ...others] = await edges(states)
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContain(all)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`where the system gives the colours a shift is drawn in them, whatever the page's own are: ${colorScheme}`, async ({
    page,
    logIn,
  }) => {
    await page.goto('/login')
    await wear(page, { language: 'fr', mode: colorScheme === 'light' ? 'dark' : 'light' })
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await logIn()
    await page.goto('/console?institutions=1#schedule')
    const bar = rows(page).first().locator('.shift-bar')
    await expect(bar).toBeVisible()
    const colours = await bar.evaluate((one) => {
      const { backgroundImage, borderImageSource } = getComputedStyle(one)
      return [...new Set(`${backgroundImage} ${borderImageSource}`.match(/rgba?\([^)]*\)/g))].sort()
    })
    const system = await page.evaluate(() => {
      const one = document.body.appendChild(document.createElement('i'))
      const read = (color: string) => {
        one.style.cssText = `forced-color-adjust: none; color: ${color}`
        return getComputedStyle(one).color
      }
      return ['Canvas', 'CanvasText', 'transparent'].map(read).sort()
    })
    expect(new Set(system).size).toBe(3)
    expect(colours).toEqual(system)
  })
