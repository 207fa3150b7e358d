import type { Page } from '@playwright/test'
import { isDialog, type StateName } from '../../src/gallery/states.ts'
import { settled } from './settled.ts'

export interface Look {
  readonly table: string
  readonly state: StateName
  /** Further settings of the gallery, each after an ampersand. */
  readonly more?: string
}

/** Shows another state of the gallery without loading the page anew, and waits until all of it is there. */
export const showState = async (page: Page, { table, state, more = '' }: Look, language: string) => {
  const address = `/gallery?bare=1&table=${table}&state=${state}&lang=${language}${more}`
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await new Promise(requestAnimationFrame)
  }, address)
  // Asked with each drawing, by the page itself: there are hundreds of states, most of them there at once.
  await page.waitForFunction(
    ([name, opens, stays]) =>
      // Parts whose code is still to come are nothing until then.
      document.querySelector(`[data-table="${name}"]:is(form, :has(table, form, .list-message))`) !== null &&
      (!opens || document.querySelector('dialog[open]')?.checkVisibility() === true) &&
      (stays
        ? document.querySelector('.list-skeleton > tr') !== null
        : !document.querySelector('.list-skeleton, [role=status]:not(:empty, .row-count)')),
    [table, isDialog(state), state === 'loading'] as const,
  )
  await settled(page)
  // A dialog of the state before has given the title its focus.
  await page.evaluate(() => document.querySelector<HTMLElement>('h1:focus')?.blur())
}
