import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { wordRules } from './axeRules.ts'

const setDark = (page: Page, dark: boolean) =>
  page.evaluate((on) => {
    document.documentElement.classList.toggle('dark', on)
    document.documentElement.classList.toggle('light', !on)
  }, dark)

const said = async (axe: AxeBuilder): Promise<readonly string[]> =>
  (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  )

/** What axe finds wrong on the open screen, one line each. */
export const violations = (page: Page): Promise<readonly string[]> =>
  said(new AxeBuilder({ page }).setLegacyMode())

/** What of the open screen the words of its language break. */
export const wordViolations = (page: Page): Promise<readonly string[]> =>
  said(new AxeBuilder({ page }).setLegacyMode().withRules(wordRules))

/** What of the open screen has too little contrast once it is dark. */
export const darkViolations = async (page: Page): Promise<readonly string[]> => {
  await setDark(page, true)
  const found = await said(new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast'))
  await setDark(page, false)
  return found.map((what) => `dark: ${what}`)
}
