import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { openTool } from './listTools.ts'

/** Takes away what Chromium has and Safari 17.4 has not; helpers of iterators came with 18.4. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
    Reflect.deleteProperty(window, 'navigation')
    Reflect.deleteProperty(window, 'scheduler')
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
    for (const name of Object.getOwnPropertyNames(iterator))
      if (name !== 'constructor') Reflect.deleteProperty(iterator, name)
  })

/** Clicks are those of Safari on a Mac: buttons, links and boxes take the focus where they say a `tabindex`, and else nothing has it. */
const clickAsSafari = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      const { target } = event
      const pressed = target instanceof Element && target.closest('a[href], button, [type=checkbox]')
      if (event.defaultPrevented || !pressed || pressed.hasAttribute('tabindex')) return
      event.preventDefault()
      const around = pressed.parentElement?.closest('[tabindex]')
      if (around instanceof HTMLElement) around.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })

test('in an older Safari lists, filters, tabs and forms are there', async ({ page, logIn }) => {
  await takeAway(page)
  await logIn()
  await selectInstitutions(page, 2)
  await expect(rows(page).first()).toBeVisible()
  await page.locator('[data-row-id] [data-action=edit]').first().click()
  const form = page.getByRole('dialog')
  await expect(form.locator('input').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.goto('/console#specialty')
  await openTool(page, 'filters')
  await page.locator('[name=filter-column]').selectOption('job')
  await expect(page.getByRole('combobox', { name: 'Valeurs' })).toBeVisible()
  await page.goto('/console#payCode')
  await expect(page.getByRole('main').getByRole('link', { name: 'Jours fériés' })).toBeVisible()
})

test('in an older Safari Back leaves the screen with its form, and what was typed stands there again', async ({
  page,
  logIn,
}) => {
  await takeAway(page)
  await logIn()
  await page.goto('/console?institutions=1#pole')
  await expect(page.locator('[data-table=pole] [data-row-id]').first()).toBeVisible()
  await page.goto('/console?institutions=1#service')
  const form = page.getByRole('dialog')
  const typed = form.locator('input[name=nameSMS]')
  for (const comeBack of [
    () => page.goForward(),
    () => page.getByRole('link', { name: 'Services', exact: true }).click(),
  ]) {
    await page.locator('[data-table=service] [data-row-id] [data-action=edit]').first().click()
    await typed.fill('Encore là')
    await page.goBack()
    await expect(page.locator('[data-table=pole]')).toBeVisible()
    await expect(form).toHaveCount(0)
    await comeBack()
    await expect(typed).toHaveValue('Encore là')
    await form.locator('[data-action=cancel]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(form).toHaveCount(0)
  }
})

/** Chromium's own way with a share of a height that content gives is not Safari's: there it is 0, and the dialog a line. */
test('a dialog is as high as its content by lengths that every browser reads alike', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.locator('[data-row-id] [data-action=edit]').first().click()
  const shares = page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [...dialog.querySelectorAll('form, .modal-body')].map((part) => getComputedStyle(part).flexBasis),
    )
  expect(await shares).toEqual(['auto', 'auto'])
})

test('in Safari the focus is on what was pressed, and comes back to it from a dialog', async ({
  page,
  logIn,
}) => {
  await clickAsSafari(page)
  await logIn()
  const edit = page.locator('[data-row-id] [data-action=edit]').nth(3)
  await edit.click()
  await expect(page.getByRole('dialog').locator('input').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit).toBeFocused()
  const box = rows(page).nth(2).locator('[data-action=choose]')
  await box.click()
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  await page.locator('[data-widget=list-filters] > button').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-widget=list-filters] > button')).toBeFocused()
})

/** Below it Safari on a telephone enlarges the whole page when a field takes the focus. */
const LEAST = 16

/** Applies what style sheets say to Safari on a telephone alone. */
const styleAsTelephone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const own = rules.filter((rule) => rule instanceof CSSSupportsRule && /touch-callout/.test(rule.cssText))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      own.flatMap((rule) => [...(rule as CSSSupportsRule).cssRules].map((one) => one.cssText)).join(''),
    )
    document.adoptedStyleSheets.push(sheet)
  })

test('in Safari on a telephone fields have letters that it does not enlarge the page for', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  await styleAsTelephone(page)
  await page.goto('/console#specialHour')
  await page.locator('[data-row-id] [data-action=edit]').first().click()
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
  const sizes = await page
    .locator('input:not([type=checkbox], [type=radio]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes.filter((size) => size < LEAST)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/console#counterLimit')
  await page.locator('[data-row-id] [data-action=edit]').first().click()
  const hours = page.locator('.row-edited input')
  await expect(hours.first()).toBeVisible()
  const cut = await hours.evaluateAll((fields) =>
    fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id),
  )
  expect(cut).toEqual([])
})
