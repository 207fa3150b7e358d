import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { action, answer, field, LISTS, type Scene } from './scene.ts'

const editFirst = async (page: Page) => {
  await action(page, 'edit').click()
  await expect(field(page, 'beginAt')).toBeVisible()
}

const changeFirst = async (page: Page) => {
  await editFirst(page)
  await field(page, 'beginAt').fill('5h05')
  await action(page, 'save').click()
}

/** The forms of a table and what they ask. */
export const formScenes: readonly Scene[] = [
  {
    name: 'create form',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('A1')
      await field(page, 'beginAt').fill('2100')
      await field(page, 'endAt').fill('0700')
      await field(page, 'break').fill('30')
      await action(page, 'add-line').click()
      await expect(page.locator('[data-line]')).toHaveCount(2)
    },
  },
  {
    name: 'create form with errors',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'beginAt').fill('7.5')
      await action(page, 'add-line').click()
      await field(page, 'endAt').fill('25:00')
      await action(page, 'save').click()
      await expect(page.locator('[data-error-code]').first()).toBeVisible()
    },
  },
  {
    name: 'create form pasted into',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'M1\t7h\t15h\t30\tx\ty\nM2\tmidi\n3\n4\n5\n6\n')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(page.locator('[data-pasted=filled]')).toBeVisible()
    },
  },
  {
    name: 'create form refused',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('REFUSED')
      await field(page, 'beginAt').fill('0700')
      await field(page, 'endAt').fill('1500')
      await page.route(LISTS, (route) => route.fulfill(answer(500, { errorCode: 500, errors: [] })))
      await action(page, 'save').click()
      await expect(page.locator('[data-tone=error]').first()).toBeVisible()
    },
  },
  { name: 'modify form', at: 'list', open: editFirst },
  {
    name: 'update confirmation',
    at: 'list',
    open: async (page) => {
      await changeFirst(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'conflict',
    at: 'list',
    open: async (page) => {
      await page.route('**/api/v2/schedule/*', (route) =>
        route.fulfill(
          answer(412, {
            errorCode: 412,
            errors: [],
            data: {
              id: 1,
              version: 9,
              code: 'M1-LONG',
              beginAt: '06:00',
              endAt: '14:00',
              break: '00:30',
              nbWorkedMinutes: 450,
            },
          }),
        ),
      )
      await changeFirst(page)
      await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
      await expect(action(page, 'keep-mine')).toBeVisible()
    },
  },
  {
    name: 'form left unfinished',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('A1')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]
