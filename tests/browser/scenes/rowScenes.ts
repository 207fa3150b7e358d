import type { Page } from '@playwright/test'
import { expect, rows } from '../fixtures.ts'
import { action, dialog, type Scene } from './scene.ts'

const show = async (page: Page, table: string) => {
  await page.goto(`/console#${table}`)
  await expect(page.locator(`[data-table=${table}]`)).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
const edit = async (page: Page, table: string, row: number) => {
  await show(page, table)
  await page.locator(`[data-row-key="${row}"] [data-action=edit]`).click()
  await expect(action(page, 'save')).toBeVisible()
}

/** Tables whose rows are edited where they stand, and what shows a row that is not edited. */
export const rowScenes: readonly Scene[] = [
  { name: 'rows to be read', at: 'list', open: (page) => show(page, 'counterStatus') },
  { name: 'row with lists edited', at: 'list', open: (page) => edit(page, 'counterStatus', 2) },
  { name: 'row with figures edited', at: 'list', open: (page) => edit(page, 'counterLimit', 0) },
  {
    name: 'row confirmation',
    at: 'list',
    open: async (page) => {
      await edit(page, 'counterLimit', 0)
      await page.locator('input[name=weeklyShifts]').fill('41')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog').locator('[data-action=confirm]')).toBeVisible()
    },
  },
  {
    name: 'row not saved',
    at: 'list',
    open: async (page) => {
      const refused = { status: 500, contentType: 'application/json', body: '{"errorCode":500,"errors":[]}' }
      await edit(page, 'counterLimit', 0)
      await page.route('**/api/v2/counter/**', (route) => route.fulfill(refused))
      await page.locator('input[name=weeklyShifts]').fill('42')
      await action(page, 'save').click()
      await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
      await expect(page.locator('.row-told .failures')).toBeVisible()
    },
  },
  {
    name: 'row that is only read',
    at: 'list',
    open: async (page) => {
      await show(page, 'institutionInfo')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog(page).locator('[data-row-read]')).toBeVisible()
    },
  },
  {
    name: 'history of a row',
    at: 'list',
    open: async (page) => {
      await action(page, 'edit').click()
      await action(page, 'history').click()
      await expect(dialog(page).locator('.modal-body[aria-busy=false] p').first()).toBeVisible()
    },
  },
]
