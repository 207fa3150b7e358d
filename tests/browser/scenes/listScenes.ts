import type { Page } from '@playwright/test'
import { expect, rows } from '../fixtures.ts'
import { action, answer, LISTS, type Scene } from './scene.ts'

/** Answers the list itself; writes and the rest go through. */
const answerList = (page: Page, status: number, body: unknown) =>
  page.route(LISTS, (route) =>
    route.request().postData()?.includes('"search"') ? route.fulfill(answer(status, body)) : route.continue(),
  )

/** The states of a list, and the question before a row goes. */
export const listScenes: readonly Scene[] = [
  { name: 'list', at: 'list', open: async (page) => expect(rows(page).first()).toBeVisible() },
  {
    name: 'list loading',
    at: 'list',
    open: async (page) => {
      await page.route(LISTS, () => undefined)
      await page.reload()
      await expect(page.locator('.list-skeleton')).toBeVisible()
    },
  },
  {
    name: 'list empty',
    at: 'list',
    open: async (page) => {
      await answerList(page, 200, { data: [], count: 0 })
      await page.reload()
      await expect(action(page, 'add-first')).toBeVisible()
    },
  },
  {
    name: 'list without result',
    at: 'list',
    open: async (page) => {
      await page.locator('input[type=search]').fill('nothing like this')
      await expect(action(page, 'clear-search')).toBeVisible()
    },
  },
  {
    name: 'list refused',
    at: 'list',
    open: async (page) => {
      await answerList(page, 500, { errorCode: 500, errors: [] })
      await page.reload()
      await expect(action(page, 'retry')).toBeVisible()
    },
  },
  {
    name: 'no institution',
    at: 'list',
    open: async (page) => {
      await page.goto('/console?institutions=#schedule')
      await expect(page.locator('.list-message')).toBeVisible()
    },
  },
  {
    name: 'delete confirmation',
    at: 'list',
    open: async (page) => {
      await action(page, 'delete').click()
      await expect(page.getByRole('alertdialog').locator('[data-action=confirm]')).toBeVisible()
    },
  },
]
