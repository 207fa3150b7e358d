import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Look, leaveScene, openScene, type Scene, scenes, wear } from './scenes.ts'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

const looks: readonly Look[] = [
  { language: 'fr', mode: 'light' },
  { language: 'de', mode: 'dark' },
  { language: 'en-GB', mode: 'light' },
  { language: 'es', mode: 'dark' },
]

// A message that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** What axe finds wrong, one line each: the scene, the rule, the element. */
const violations = async (page: Page, scene: Scene): Promise<readonly string[]> => {
  await page.setViewportSize(scene.narrow ? NARROW : WIDE)
  await openScene(page, scene)
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  await leaveScene(page)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${scene.name}: ${id}: ${node.target.join(' ')}`),
  )
}

for (const look of looks)
  test(`axe finds nothing on any screen or dialog, ${look.language}, ${look.mode}`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    await page.goto('/login')
    await wear(page, look)
    for (const scene of scenes.filter(({ at }) => at === 'login'))
      found.push(...(await violations(page, scene)))
    await logIn()
    for (const scene of scenes.filter(({ at }) => at === 'list'))
      found.push(...(await violations(page, scene)))
    expect(found).toEqual([])
  })
