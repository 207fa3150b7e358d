import type { Page } from '@playwright/test'
import { field, form, onInsert, openForm, save } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action, hasFocus, tabTo } from './keys.ts'

const question = (page: Page) => page.getByRole('alertdialog')
/** Where the focus is: in the dialog on top, in the messages, on nothing, or behind. */
const place = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    if (active === document.body) return 'nothing'
    if (active?.closest('.toaster')) return 'messages'
    const dialogs = [...document.querySelectorAll('dialog')]
    return active?.closest('dialog') === dialogs.at(-1) ? 'top' : `behind: ${active?.outerHTML.slice(0, 80)}`
  })

for (const width of [1280, 390])
  test(`nothing behind a dialog is reached by Tab, by a press or by who listens, ${width} wide`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logIn()
    await expect(rows(page).first()).toBeVisible()
    const add = action(page, 'add')
    await add.click()
    await expect(field(page, 'code')).toBeFocused()
    // Told by the browser to the page when it is focused: nothing behind is to hear of Tab passing by.
    await page.evaluate(() => {
      document.getElementById('root')?.addEventListener('focusin', () => (document.title = 'heard'))
    })
    for (const key of ['Tab', 'Shift+Tab'])
      for (let steps = 0; steps < 30; steps++) {
        await page.keyboard.press(key)
        expect(['top', 'nothing']).toContain(await place(page))
      }
    expect(await page.title()).not.toBe('heard')
    // By role, as a screen reader finds it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(1)

    await field(page, 'code').fill('X')
    // Within a text it is the text.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Y')
    await expect(field(page, 'code')).toHaveValue('Y')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (let steps = 0; steps < 5; steps++) {
      await page.keyboard.press('Shift+Tab')
      expect(['top', 'nothing']).toContain(await place(page))
    }
    // Selecting all is all of the question. A press on a text takes the focus from the button; both go on there.
    for (const step of ['button', 'text']) {
      if (step === 'text') await question(page).getByRole('heading').click()
      await page.evaluate(() => getSelection()?.removeAllRanges())
      await page.keyboard.press('ControlOrMeta+a')
      const selected = await page.evaluate(() => String(getSelection()))
      expect(selected).toContain((await question(page).getByRole('heading').textContent()) ?? '?')
      expect(selected).not.toMatch(/codes horaires|Début/i)
    }
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(field(page, 'code')).toBeFocused()

    // What lies under the pointer outside the dialog is not the page.
    const under = await page.evaluate(() => {
      const found = document.elementFromPoint(innerWidth - 2, innerHeight / 2)
      return found?.closest('#overlays') !== null
    })
    expect(under).toBe(true)
    if (width > 640) {
      await page.mouse.click(width - 2, 422)
      await expect(form(page)).toBeVisible()
      expect(await hasFocus(field(page, 'code'))).toBe(true)
    }

    await page.keyboard.press('Escape')
    await question(page).locator('[data-action=confirm]').click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(add).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

test('a message above a form and its question is clicked, and Tab goes round through both', {
  tag: '@stopsTime',
}, async ({ page, logIn }) => {
  await page.clock.install()
  await logIn()
  await openForm(page, 'ABOVE')
  await onInsert(page, (route) => route.abort())
  await save(page)
  const close = page.locator('.toast-close')
  await expect(close).toBeVisible()
  const been = new Set<string>()
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    been.add(await place(page))
  }
  expect([...been].filter((one) => one !== 'nothing').sort()).toEqual(['messages', 'top'])
  await tabTo(page, close)
  await page.keyboard.press('Escape')
  await expect(close).toHaveCount(0)
  await save(page)
  await action(page, 'cancel').click()
  await expect(question(page)).toBeVisible()
  await close.click()
  await expect(close).toHaveCount(0)
  await expect(question(page)).toBeVisible()
})

test('the search and the narrow menu are left by a press beside them, and the focus goes back', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 700, height: 844 })
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await action(page, 'menu').click()
  await expect(page.locator('.menu-drawer')).toBeVisible()
  await page.mouse.click(600, 400)
  await expect(page.locator('.menu-drawer')).toHaveCount(0)
  await expect(action(page, 'menu')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.locator('.palette input')).toBeFocused()
  await page.mouse.click(5, 800)
  await expect(page.locator('.palette')).toHaveCount(0)
  await expect(action(page, 'menu')).toBeFocused()
})

test('the browser’s Back leaves the question, then the form, then the screen', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const back = () => page.evaluate(() => history.back())
  await page.locator('nav a[href*="#service"]').first().click()
  await expect(page).toHaveURL(/#service$/)
  await expect(rows(page).first()).toBeVisible()
  await action(page, 'add').click()
  await expect(field(page, 'name')).toBeFocused()
  await page.keyboard.type('Cardiologie')
  await back()
  await expect(question(page)).toBeVisible()
  await back()
  await expect(question(page)).toHaveCount(0)
  await expect(field(page, 'name')).toHaveValue('Cardiologie')
  await field(page, 'name').fill('')
  await back()
  await expect(form(page)).toHaveCount(0)
  await expect(action(page, 'add')).toBeFocused()
  await expect(page).toHaveURL(/#service$/)
  await back()
  await expect(page).not.toHaveURL(/#service$/)
})

test('a row is duplicated with what stands in its form, in the institutions that it is in; it stays as it was', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,2,3#pole')
  const row = rows(page).filter({ hasText: 'Hôpital Sainte-Odile' }).first()
  const name = (await row.locator('[data-column=name]').textContent()) ?? ''
  const id = await row.getAttribute('data-row-id')
  await action(row, 'edit').click()
  await form(page).locator('input[name=name]').fill('Pôle mère-enfant')
  await action(form(page), 'duplicate').click()
  await expect(form(page).locator('.modal-of')).toHaveText(`Copie de ${name}`)
  await expect(form(page).locator('input[name=name]')).toHaveValue('Pôle mère-enfant')
  await expect(form(page).locator('.modal-head')).toContainText('Hôpital Sainte-Odile')
  await expect(form(page).locator('.modal-head')).not.toContainText('Valmorin')
  await save(page)
  await expect(form(page)).toHaveCount(0)
  await page.goto('/console?institutions=1,2,3&q=mère-enfant#pole')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Hôpital Sainte-Odile')
  await page.goto('/console?institutions=2#pole')
  await expect(page.locator(`[data-row-id="${id}"] [data-column=name]`)).toHaveText(name)
  await action(page.locator(`[data-row-id="${id}"]`), 'edit').click()
  await expect(form(page).locator('input[name=name]')).toHaveValue(name)
  await page.keyboard.press('Escape')

  await test.step('what nobody is shown is entered anew; where it is there already, it is not offered', async () => {
    await page.goto('/console?institutions=1,3#institutionChronos')
    await action(rows(page).first(), 'edit').click()
    await action(form(page), 'duplicate').click()
    await expect(form(page).locator('input[name=url]')).toHaveValue('https://chronos-1.pupitre.test/api')
    await expect(form(page).locator('.modal-head')).toContainText('Trois-Rivières')
    await expect(form(page).locator('input[name=token]')).toHaveValue('')
    await page.keyboard.press('Escape')
    await action(question(page), 'confirm').click()
    await page.goto('/console?institutions=1#institutionChronos')
    await action(rows(page).first(), 'edit').click()
    await expect(action(form(page), 'link')).toBeVisible()
    await expect(action(form(page), 'duplicate')).toHaveCount(0)
  })
})
