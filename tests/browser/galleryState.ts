import type { Page } from '@playwright/test'
import { isDialog, type StateName } from '../../src/gallery/states.ts'
import { expect } from './fixtures.ts'

export interface Look {
  readonly table: string
  readonly state: StateName
  /** Further settings of the gallery, each after an ampersand. */
  readonly more?: string
}

/** Shows another state of the gallery without loading the page anew, and waits until all of it is there. */
export const showState = async (page: Page, { table, state, more = '' }: Look, language: string) => {
  const address = `/gallery?bare=1&table=${table}&state=${state}&lang=${language}${more}`
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page.locator(`[data-table="${table}"]`).first()).toBeAttached()
  if (isDialog(state)) await expect(page.locator('dialog[open]')).toBeVisible()
  await page.evaluate(async () => {
    // Colours that go over into one another have no contrast yet; what follows scrolling never ends.
    const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(passing.map((one) => one.finished.catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  if (state !== 'loading')
    await expect(page.locator('.list-skeleton, [role=status]:not(:empty, .row-count)')).toHaveCount(0)
}
