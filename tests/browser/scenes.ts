import type { BrowserContext, Page } from '@playwright/test'
import { expect, rows } from './fixtures.ts'
import { formScenes } from './scenes/formScenes.ts'
import { importScenes } from './scenes/importScenes.ts'
import { listScenes } from './scenes/listScenes.ts'
import { manyScenes } from './scenes/manyScenes.ts'
import { ownScenes } from './scenes/ownScenes.ts'
import { rowScenes } from './scenes/rowScenes.ts'
import type { Scene } from './scenes/scene.ts'
import { shellScenes } from './scenes/shellScenes.ts'

export type { Scene }

/** Widths of a window, in pixels, in which everything has to fit. */
export const WIDE = 1280
export const NARROW = 390

/** Every screen and dialog; those of the login page come first. */
export const scenes: readonly Scene[] = [
  ...shellScenes,
  ...listScenes,
  ...formScenes,
  ...importScenes,
  ...rowScenes,
  ...manyScenes,
  ...ownScenes,
].toSorted((a, b) => Number(a.at === 'list') - Number(b.at === 'list'))

/** How a scene is seen. */
export interface Look {
  readonly language: 'fr' | 'de' | 'en-GB' | 'es'
  readonly mode: 'light' | 'dark'
}

/** Chooses language and colours on this device, before the next page load. */
export const wear = (page: Page, { language, mode }: Look): Promise<void> =>
  page.evaluate(
    ([l, m]) => {
      localStorage.setItem('pupitre.language', l)
      localStorage.setItem('pupitre.colorMode', m)
    },
    [language, mode] as const,
  )

/**
 * Scenes from their beginnings, in one tab after the other: a new one would read all scripts anew. Nothing is intercepted
 * any more, nothing that was typed comes back.
 */
export const stageOf = async (context: BrowserContext) => {
  const page = await context.newPage()
  // The empty page between two scenes has none.
  await page.addInitScript(() => location.protocol !== 'about:' && sessionStorage.clear())
  return async <T>(scene: Scene, look: (page: Page) => Promise<T>): Promise<T> => {
    await page.setViewportSize({ width: scene.narrow ? NARROW : WIDE, height: 844 })
    await open(page, scene)
    const seen = await look(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await page.goto('about:blank')
    return seen
  }
}

const open = async (page: Page, scene: Scene): Promise<void> => {
  await page.goto(scene.at === 'login' ? '/login' : '/console#schedule')
  await expect(scene.at === 'login' ? page.locator('.login') : page.locator('[data-table]')).toBeVisible()
  if (scene.at === 'list') await expect(rows(page).first()).toBeVisible()
  await scene.open(page)
}
