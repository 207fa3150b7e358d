import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { action, dialog, type Scene } from './scene.ts'

const READY = '.spinner, .list-skeleton, [aria-busy=true]'

/** Opens a screen of the menu, or a row of it, and waits until all of it is there. */
const show = async (page: Page, hash: string) => {
  await page.goto(`/console#${hash}`)
  await expect(page.locator('main h1').first()).not.toBeEmpty()
  await expect(page.locator(READY)).toHaveCount(0)
}
const screen = (name: string, hash = name): Scene => ({
  name,
  at: 'list',
  open: (page) => show(page, hash),
})
const opened = (name: string, hash: string, hook: string, content: string): Scene => ({
  name,
  at: 'list',
  open: async (page) => {
    await show(page, hash)
    await action(page, hook).click()
    await expect(dialog(page).locator(content).first()).toBeVisible()
  },
})

/** What no table describes, and rows that have a page of their own. Their flows are walked, and looked at, in French. */
export const screenScenes: readonly Scene[] = [
  screen('outbox'),
  screen('work'),
  screen('about the data', 'aboutData'),
  screen('single sign-on', 'sso'),
  screen('shift summary template', 'shiftSummaryTemplate'),
  screen('licences', 'adminV2'),
  screen('new licence', 'adminV2/new'),
  screen('agencies', 'interim'),
  opened('new subscription', 'interim', 'add', '[data-column=jobs] input'),
  screen('public holidays', 'publicHolidays'),
  opened('holidays of a year', 'publicHolidays', 'propose', 'input[type=checkbox]'),
  opened('calendar of a year', 'publicHolidays', 'calendar', 'table'),
]
