import type { Page } from '@playwright/test'
import { expect, rows } from './fixtures.ts'
import { formScenes } from './scenes/formScenes.ts'
import { importScenes } from './scenes/importScenes.ts'
import { listScenes } from './scenes/listScenes.ts'
import { rowScenes } from './scenes/rowScenes.ts'
import type { Scene } from './scenes/scene.ts'
import { shellScenes } from './scenes/shellScenes.ts'

export type { Scene }

/** Every screen and dialog; those of the login page come first. */
export const scenes: readonly Scene[] = [
  ...shellScenes,
  ...listScenes,
  ...formScenes,
  ...importScenes,
  ...rowScenes,
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

/** A scene from its beginning: nothing intercepted, nothing typed. */
export const openScene = async (page: Page, scene: Scene): Promise<void> => {
  // From elsewhere: an address that differs by its hash alone is no new page.
  await page.goto('about:blank')
  await page.goto(scene.at === 'login' ? '/login' : '/console#schedule')
  await expect(scene.at === 'login' ? page.locator('.login') : page.locator('[data-table]')).toBeVisible()
  if (scene.at === 'list') await expect(rows(page).first()).toBeVisible()
  await scene.open(page)
}

/** Takes away what a scene intercepted. */
export const leaveScene = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
