import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { action, answer, dialog, type Scene } from './scene.ts'

const FILES = 'tests/fixtures/schedules'

const chooseFile = async (page: Page, name: string) => {
  await action(page, 'import-csv').click()
  await page.locator('input[type=file]').setInputFiles(`${FILES}/${name}`)
}

/** A file of codes that no scene has imported before: of those that are there already there is nothing to import. */
const chooseNewCodes = async (page: Page) => {
  const [head, ...lines] = readFileSync(`${FILES}/hospital-day-night.csv`, 'utf8').split('\n')
  const before = randomUUID().slice(0, 4)
  const text = [head, ...lines.map((line) => line && before + line)].join('\n')
  await action(page, 'import-csv').click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** The import of a file, step by step. */
export const importScenes: readonly Scene[] = [
  {
    name: 'import',
    at: 'list',
    open: async (page) => {
      await action(page, 'import-csv').click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'import refused',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'comma-separated.csv')
      await expect(dialog(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'import with errors',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'one-of-each-error.csv')
      await expect(page.locator('[data-import-row][data-state=error]').first()).toBeVisible()
    },
  },
  {
    name: 'import with duplicates',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'duplicates.csv')
      await expect(page.locator('[data-import-row][data-state=duplicate]').first()).toBeVisible()
    },
  },
  {
    name: 'import under way',
    at: 'list',
    open: async (page) => {
      await page.route('**/upsert-batch', () => undefined)
      await chooseNewCodes(page)
      await action(page, 'import').click()
      await expect(page.locator('[data-import=running]')).toBeVisible()
    },
  },
  {
    name: 'import failed',
    at: 'list',
    open: async (page) => {
      await page.route('**/upsert-batch', (route) =>
        route.fulfill(
          answer(409, {
            errorCode: 409,
            errors: [],
            details: [{ line: 2, column: 'code', code: 409, reason: 'taken', clash: { columns: ['code'] } }],
          }),
        ),
      )
      await chooseNewCodes(page)
      await action(page, 'import').click()
      await expect(page.locator('[data-import=partial]')).toBeVisible()
    },
  },
  {
    name: 'import done',
    at: 'list',
    open: async (page) => {
      await chooseNewCodes(page)
      await action(page, 'import').click()
      await expect(page.locator('[data-import=done]')).toBeVisible()
    },
  },
]
