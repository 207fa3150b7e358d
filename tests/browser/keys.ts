import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { PASSWORD } from './signIn.ts'

export const action = (within: Page | Locator, name: string) =>
  within.locator(`[data-action=${name}]`).first()
export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** What has the focus has a ring round it and stands within the window. */
export const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return true
    // A part inside of a day field has the ring, which the page cannot see.
    if (active.matches('input[type=date]') && !active.matches(':focus-visible')) return true
    const { outlineStyle, outlineWidth } = getComputedStyle(active)
    const { top, bottom, left, right, width } = active.getBoundingClientRect()
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && width > 4
    const within = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return ring && within ? true : active.outerHTML.slice(0, 200)
  })

/** Goes there with Tab alone; on the way, it can always be seen where one is. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
    // What has just opened is placed with the next frame.
    await expect.poll(() => focusIsSeen(page)).toBe(true)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

export const press = async (page: Page, target: Locator, key = 'Tab') => {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Goes to an entry of the open menu with the arrows, and takes it. */
export const takeFromMenu = async (page: Page, entry: Locator) => {
  // Until it has the focus, keys are those of its button, which closes it.
  await expect(page.locator('[role=menu]:focus')).toHaveCount(1)
  for (let steps = 0; steps < 12; steps++) {
    if ((await entry.getAttribute('data-highlighted')) !== null) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${entry} cannot be reached with the arrows`)
}

/** Types into the fields one after the other, from the one that has the focus. */
export const typeInto = async (page: Page, ...values: readonly string[]) => {
  for (const [i, value] of values.entries()) {
    if (i > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
}

/** To a screen by its name. */
export const goTo = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  await expect(heading).toBeFocused()
}

/** Signs in as provider staff, where the page for it stands. */
export const signInByKeys = async (page: Page) => {
  await tabTo(page, page.locator('input[name=email]'))
  await typeInto(page, 'provider@pupitre.test', PASSWORD)
  await page.keyboard.press('Enter')
}
