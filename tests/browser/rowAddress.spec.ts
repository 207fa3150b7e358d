import type { Locator, Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const note = (page: Page) => page.locator('[data-widget=address-note]')

test('the link of a row opens it for whoever it is sent to, in those institutions that it is in', async ({
  page,
  logIn,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn()
  await page.goto('/console?institutions=1,2,3#service')
  const row = rows(page).filter({ hasText: 'Hôpital Sainte-Odile' }).first()
  const name = (await row.locator('[data-column=name]').textContent()) ?? ''
  const id = await row.getAttribute('data-row-id')
  await action(row, 'edit').click()
  await action(dialog(page), 'link').click()
  await expect(page.locator('.toast[data-tone=success]')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname + new URL(address).search + new URL(address).hash).toBe(
    `/console?institutions=2#service/${id}`,
  )

  await test.step('it is opened once: neither a reload nor the way back opens it again', async () => {
    await page.goto('/console#pole')
    await expect(page.locator('[data-table=pole]')).toBeVisible()
    await page.goto(address)
    await expect(dialog(page).locator('input[name=name]')).toHaveValue(name)
    await expect(page).toHaveURL(/institutions=2#service$/)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('[data-table=pole]')).toBeVisible()
  })
})

test('who may not change the row of an address reads it', async ({ page, logIn }) => {
  await logIn('viewer@pupitre.test')
  await page.goto('/console?institutions=1#service')
  const row = rows(page).first()
  const name = (await row.locator('[data-column=name]').textContent()) ?? ''
  await page.goto(`/console?institutions=1#service/${await row.getAttribute('data-row-id')}`)
  await expect(dialog(page).locator('.modal-of')).toHaveText(name)
  await expect(dialog(page).locator('input')).toHaveCount(0)
  await expect(action(dialog(page), 'link')).toBeVisible()
})

const WITH_CTRL = { modifiers: ['ControlOrMeta' as const] }

test('Ctrl or the middle button opens a row in a tab of its own: its form, what it holds, or its page', async ({
  page,
  logIn,
}) => {
  const inTab = async (table: string, target: string, how: Parameters<Locator['click']>[0] = WITH_CTRL) => {
    await page.goto(`/console?institutions=1#${table}`)
    const row = rows(page).first()
    await expect(row).toBeVisible()
    const opened = page.waitForEvent('popup')
    await row.locator(target).click(how)
    await expect(dialog(page)).toHaveCount(0)
    return opened
  }
  await logIn()
  const form = await inTab('service', '[data-action=edit]')
  await expect(dialog(form).locator('input[name=name]')).not.toHaveValue('')
  const read = await inTab('signupCode', '[data-column=code]')
  await expect(dialog(read).locator('[data-row-read]')).toBeVisible()
  const own = await inTab('adminV2', '.row-name')
  await expect(own).toHaveURL(/institutions=1#adminV2\/\d+$/)
  await expect(own.locator('h1')).not.toBeEmpty()
  // A click alone opens nothing there.
  for (const how of [WITH_CTRL, { button: 'middle' } as const]) {
    const pointed = await inTab('service', '[data-column=name]', how)
    await expect(dialog(pointed).locator('input[name=name]')).not.toHaveValue('')
  }
})

test('an address of a row that is not there says where it is, or that there is none', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1#service')
  const row = rows(page).first()
  const id = await row.getAttribute('data-row-id')
  await page.goto(`/console?institutions=2#service/${id}`)
  await expect(note(page)).toContainText('Centre hospitalier de Valmorin')
  await expect(rows(page).first()).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  await test.step('it opens once its institution is selected', async () => {
    await page.locator('[data-widget=institution-picker] > button').click()
    await page.locator('[data-institution="1"] input').click()
    await expect(dialog(page).locator('input[name=name]')).toBeVisible()
    await expect(note(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await page.goto('/console?institutions=1#service/999999')
  await expect(note(page)).toContainText('n’existe plus')
  await action(note(page), 'address-go-on').click()
  await expect(page).toHaveURL(/institutions=1#service$/)
  await expect(note(page)).toHaveCount(0)
  await expect(page.locator('.table-screen h1')).toBeFocused()
})
