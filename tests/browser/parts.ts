import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What the policy of the page has refused, from here on; before the next page load. */
export const refusals = async (page: Page): Promise<readonly string[]> => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.exposeFunction('noteRefusal', (what: string) => void refused.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Object(window).noteRefusal(`${violatedDirective} ${blockedURI}`),
    ),
  )
  return refused
}

/** The browser is never idle, and the files of a part come when they are let through: a page that is cold. */
export const holdPart = async (
  page: Page,
  part: string,
): Promise<{ asked: Promise<void>; release(): void }> => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const free = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), async (route) => {
    asked.resolve()
    await free.promise
    await route.continue()
  })
  return { asked: asked.promise, release: () => free.resolve() }
}

/** Chooses one of many in a field that may have several, or takes it away again. */
export const setChosen = async (field: Locator, name: string, on: boolean): Promise<void> => {
  const tag = field.locator('.tag').filter({ hasText: name })
  const isChosen = (await tag.count()) > 0
  if (isChosen && !on) await tag.getByRole('button').click()
  if (isChosen || !on) return
  const control = field.locator('[role=combobox]')
  await control.fill(name)
  await field.page().locator('[role=option]').filter({ hasText: name }).first().click()
  await control.press('Escape')
  await expect(tag.first()).toBeVisible()
}
