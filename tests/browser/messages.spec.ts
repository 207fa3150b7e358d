import type { Page } from '@playwright/test'
import { action, field, form, isSaved, onInsert, openForm, save } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { darkViolations, violations } from './violations.ts'

/** A browser that moves no element as it is, and has no layer for what is not a dialog; and that is slow. */
const olderBrowser = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    const real = window.setTimeout
    const longer = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      real(work, ms === 2000 || ms === 5000 ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: longer })
  })

const error = (page: Page) => page.getByRole('alert').filter({ has: page.locator('.toast-close') })

for (const width of [1280, 390])
  test(`a message raised while a dialog is open is seen, read and clicked in any browser, ${width} wide`, async ({
    page,
    logIn,
  }) => {
    await olderBrowser(page)
    await logIn()
    await page.setViewportSize({ width, height: 844 })
    await openForm(page, `ANY-${width}`)
    await onInsert(page, (route) => route.abort())
    await save(page)
    // By its role: what is inert has none.
    await expect(error(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await darkViolations(page)).toEqual([])
    const close = error(page).getByRole('button')
    await tabTo(page, close)
    await page.keyboard.press('Escape')
    await expect(error(page)).toHaveCount(0)
    await expect(field(page, 'code')).toHaveValue(`ANY-${width}`)

    await save(page)
    await error(page).getByRole('button').click()
    await expect(error(page)).toHaveCount(0)
    await page.unrouteAll()
    await save(page)
    await isSaved(page)
    // What was said as the dialog went stands in the page, and can be taken back there.
    const saved = page.getByRole('status').filter({ has: page.locator('.toast-close') })
    await expect(saved).toBeVisible()
    expect(await saved.evaluate((one) => one.closest('dialog'))).toBeNull()
    await saved.getByRole('button').last().click()
    await expect(saved).toHaveCount(0)
  })

test('a message that stands in the page comes along into the search and the question that open over it', async ({
  page,
  logIn,
}) => {
  await olderBrowser(page)
  await logIn()
  await openForm(page, 'ALONG')
  await onInsert(page, (route) => route.abort())
  await save(page)
  const message = page.locator('.toast')
  await action(page, 'cancel').click()
  const question = page.getByRole('alertdialog')
  await expect(question.locator('.toast')).toBeVisible()
  await question.locator('[data-action=confirm]').click()
  await expect(form(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.locator('.palette .toast')).toBeVisible()
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
  await expect(page.locator('.palette')).toBeVisible()
})
