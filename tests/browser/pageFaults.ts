import { expect, type Page } from '@playwright/test'
import { misfits } from './misfits.ts'
import { NARROW, WIDE } from './scenes.ts'
import { darkViolations, violations } from './violations.ts'

/** What is wrong with the open page, narrow and wide, light and dark, once its code is there; it is left wide. */
export const pageFaults = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible()
  const found: string[] = []
  for (const width of [NARROW, WIDE]) found.push(...(await misfits(page, width)), ...(await violations(page)))
  return [...found, ...(await darkViolations(page))]
}
