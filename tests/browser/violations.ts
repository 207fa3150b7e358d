import type { Page } from '@playwright/test'
import { askAxe, type Where } from './axe.ts'

const setDark = (page: Page, dark: boolean) =>
  page.evaluate((on) => {
    document.documentElement.classList.toggle('dark', on)
    document.documentElement.classList.toggle('light', !on)
  }, dark)

/** What axe finds wrong on the open screen, one line each. */
export const violations = (page: Page, where?: Where): Promise<readonly string[]> =>
  askAxe(page, 'all', where)

/** What of the open screen the words of its language break. */
export const wordViolations = (page: Page, where?: Where): Promise<readonly string[]> =>
  askAxe(page, 'words', where)

/** What of the open screen has too little contrast once it is dark. */
export const darkViolations = async (page: Page, where?: Where): Promise<readonly string[]> => {
  await setDark(page, true)
  const found = await askAxe(page, 'contrast', where)
  await setDark(page, false)
  return found.map((what) => `dark: ${what}`)
}
