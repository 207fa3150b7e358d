import type { Page } from '@playwright/test'
import { expect, rows } from '../fixtures.ts'
import { action, dialog, field, type Scene } from './scene.ts'

const tick = async (page: Page, count: number) => {
  for (let nth = 0; nth < count; nth++) await rows(page).nth(nth).locator('[data-action=choose]').check()
  await expect(page.locator('.chosen-bar')).toBeVisible()
}

const changing = async (page: Page) => {
  await tick(page, 4)
  await action(page, 'change-chosen').click()
  await expect(field(page, 'break')).toBeVisible()
}

/** Rows that are ticked, and what is done with them together. */
export const manyScenes: readonly Scene[] = [
  { name: 'rows ticked', at: 'list', open: (page) => tick(page, 3) },
  { name: 'rows changed together', at: 'list', open: changing },
  {
    name: 'preview of rows changed together',
    at: 'list',
    open: async (page) => {
      await changing(page)
      await field(page, 'break').fill('0h10')
      await action(page, 'preview').click()
      await expect(dialog(page).locator('.many-table tbody tr').first()).toBeVisible()
    },
  },
  {
    name: 'rows given to further institutions',
    at: 'list',
    open: async (page) => {
      await tick(page, 2)
      await action(page, 'link-chosen').click()
      await expect(dialog(page).locator('.check-list')).toBeVisible()
    },
  },
  {
    name: 'rows deleted together',
    at: 'list',
    open: async (page) => {
      await tick(page, 3)
      await action(page, 'remove-chosen').click()
      await expect(dialog(page).locator('.many-names li').first()).toBeVisible()
    },
  },
]
