import type { Page } from '@playwright/test'
import { field } from './faults.ts'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { action } from './keys.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
})

test('a button that its own press has ended keeps the focus: of the last page, of all institutions', async ({
  page,
}) => {
  await selectInstitutions(page, 12)
  const next = action(page, 'next-page')
  await next.focus()
  for (let pages = 0; pages < 20 && (await next.isEnabled()); pages++) {
    const shown = await page.locator('.list-pages p').textContent()
    await page.keyboard.press('Enter')
    await expect(page.locator('.list-pages p')).not.toHaveText(shown ?? '')
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  const none = action(page.locator('.picker'), 'select-none')
  await page.locator('[data-widget=institution-picker] > button').click()
  await none.focus()
  await page.keyboard.press('Enter')
  await expect(none).toBeDisabled()
  await expect(none).toBeFocused()
})

test('whoever has signed in is read the title of the screen, and a page loaded anew is read from its beginning', async ({
  page,
}) => {
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(heading(page)).not.toBeFocused()
  await expect(page.locator('body')).toBeFocused()
})

test('a form or the help that a key opened gives the focus to the title, where nothing had it', async ({
  page,
}) => {
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  for (const key of ['n', '?']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await heading(page).blur()
  }
  await page.keyboard.press('n')
  for (const [name, value] of [
    ['code', 'FOC1'],
    ['beginAt', '07:00'],
    ['endAt', '15:00'],
  ] as const)
    await field(page, name).fill(value)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})

test('the way back to another screen goes to its title', async ({ page }) => {
  await page.goto('/console#pole')
  await expect(heading(page)).toHaveText('Pôles')
  await page.goto('/console#job')
  await expect(heading(page)).toHaveText('Métiers')
  await page.goBack()
  await expect(heading(page)).toHaveText('Pôles')
  await expect(heading(page)).toBeFocused()
})

test('the arrow goes to the rows from nowhere; after a removal by key the focus is on the next row, and Enter opens it', async ({
  page,
}) => {
  await page.reload()
  await expect(rows(page).nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toBeFocused()
  const second = await rows(page).nth(1).getAttribute('data-row-id')
  await page.keyboard.press('Delete')
  await action(page.getByRole('alertdialog'), 'confirm').press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(rows(page).first()).toHaveAttribute('data-row-id', second ?? '')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('input[name=code]')).toBeFocused()
})

test('a dialog of choices starts in them, with one institution and with several', async ({ page }) => {
  for (const [places, screen] of [
    ['1', 'job'],
    ['1,2,3', 'job'],
    ['1', 'salaryGrid'],
  ])
    await test.step(`${screen} of ${places}`, async () => {
      await page.goto(`/console?institutions=${places}#${screen}`)
      await expect(page.locator('[data-action=add]')).toBeEnabled()
      await expect(heading(page)).not.toBeEmpty()
      await page.keyboard.press('n')
      await expect(page.locator('.pick-body :is(input, select)').first()).toBeFocused()
      await page.keyboard.press('Escape')
    })
})

test('whoever names, renames or deletes a view by keyboard goes on from there', async ({ page }) => {
  await selectInstitutions(page, 1)
  const views = page.locator('[data-panel=views]')
  const press = async (name: string) => {
    await action(views, name).focus()
    await page.keyboard.press('Enter')
  }
  const call = async (name: string) => {
    await expect(views.locator('.name-form input')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(views.locator(`[data-view="${name}"]`)).toBeVisible()
  }
  await page.locator('[data-widget=list-views] > button').press('Enter')
  await press('view-save')
  await call('Nuits')
  await expect(action(views, 'view-save')).toBeFocused()
  await press('view-rename')
  await call('Matins')
  await expect(action(views, 'view-rename')).toBeFocused()
  await press('view-rename')
  await press('cancel')
  await expect(action(views, 'view-rename')).toBeFocused()
  await press('view-remove')
  await expect(views.locator('[data-view]')).toHaveCount(0)
  await expect(action(views, 'view-save')).toBeFocused()
})

test('the arrow down leads to the first row from the beginning of the content too', async ({ page }) => {
  await page.locator('.frame-skip').press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).first()).toBeFocused()
})

test('Enter that is pressed twice or held answers no question, and leaves and opens nothing again and again', async ({
  page,
}) => {
  await page.goto('/console?institutions=1,2,3#counterLimit')
  const pencil = action(page, 'edit')
  const question = page.getByRole('alertdialog')
  const limit = page.locator('input[name=yearlyShifts]')
  await pencil.focus()
  await page.keyboard.down('Enter')
  await expect(limit).toBeVisible()
  for (let held = 0; held < 3; held++) await page.keyboard.down('Enter')
  await expect(limit).toBeVisible()
  await page.keyboard.up('Enter')
  await limit.fill('173')
  // Enter opens it; the second press comes as soon as it stands there.
  await limit.evaluate((input) => {
    const twice = new MutationObserver(() => {
      const [no] = document.querySelectorAll<HTMLElement>('[role=alertdialog] [data-action=cancel]')
      if (!no) return
      twice.disconnect()
      const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      // What the browser makes of a key that nobody has taken.
      setTimeout(() => no.dispatchEvent(again) && no.click())
    })
    twice.observe(document.body, { childList: true, subtree: true })
    input.focus()
  })
  await page.keyboard.press('Enter')
  const no = action(question, 'cancel')
  await expect(no).toBeFocused()
  // By the page's own clock: the second press has come, and the question can have been read.
  const now = () => page.evaluate(() => performance.now())
  const read = (await now()) + 500
  await expect.poll(now).toBeGreaterThan(read)
  await expect(question).toBeVisible()
  await page.keyboard.down('Enter')
  for (let held = 0; held < 3; held++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(question).toHaveCount(0)
  await expect(limit).toBeFocused()
})
