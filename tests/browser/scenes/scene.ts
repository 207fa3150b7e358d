import type { Page } from '@playwright/test'

/** One screen or dialog as a person meets it. `open` starts from the list, just loaded, or from the login page. */
export interface Scene {
  readonly name: string
  readonly at: 'list' | 'login'
  /** Only where the window is narrow. */
  readonly narrow?: boolean
  open(page: Page): Promise<void>
}

export const LISTS = '**/api/v2/schedule'
export const answer = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
export const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`).first()
export const dialog = (page: Page) => page.locator('dialog[open]').last()
export const field = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`).last()
