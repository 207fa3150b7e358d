import type { Page } from '@playwright/test'
import { action, field, form, isSaved, onInsert, openForm, save } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { darkViolations, violations } from './violations.ts'

/** Messages stay until they are closed. */
const stoppedClocks = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout
    const longer = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      real(work, ms === 2000 || ms === 5000 ? 60_000 : ms, ...rest)
    Object.assign(window, { setTimeout: longer })
  })

const error = (page: Page) => page.getByRole('alert').filter({ has: page.locator('.toast-close') })

for (const width of [1280, 390])
  test(`a message raised while a dialog is open is seen, read and clicked, ${width} wide`, async ({
    page,
    logIn,
  }) => {
    await stoppedClocks(page)
    await logIn()
    await page.setViewportSize({ width, height: 844 })
    await openForm(page, `ANY-${width}`)
    await onInsert(page, (route) => route.abort())
    await save(page)
    // By its role: what is hidden from those who listen has none.
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
    // What was said as the dialog went can be taken back.
    const saved = page.getByRole('status').filter({ has: page.locator('.toast-close') })
    await expect(saved).toBeVisible()
    await saved.getByRole('button').last().click()
    await expect(saved).toHaveCount(0)
  })

test('a message stays above the search and the question that open after it', async ({ page, logIn }) => {
  await stoppedClocks(page)
  await logIn()
  await openForm(page, 'ALONG')
  await onInsert(page, (route) => route.abort())
  await save(page)
  const message = page.locator('.toast')
  await expect(error(page)).toBeVisible()
  await action(page, 'cancel').click()
  const question = page.getByRole('alertdialog')
  await message.getByRole('button').hover()
  await question.locator('[data-action=confirm]').click()
  await expect(form(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.locator('.palette')).toBeVisible()
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
  await expect(page.locator('.palette')).toBeVisible()
})
