import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { leaveScene, openScene, type Scene, scenes, wear } from './scenes.ts'
import { darkViolations, violations, wordViolations } from './violations.ts'

const WIDE = 1280
const NARROW = 390

// A message that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
// A language each: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** What does not depend on the words, colours among it, is looked at in one language. */
const faultsOf = async (page: Page, scene: Scene, whole: boolean): Promise<readonly string[]> => {
  const [first, second] = scene.narrow ? [NARROW] : [WIDE, NARROW]
  await page.setViewportSize({ width: first ?? NARROW, height: 844 })
  await openScene(page, scene)
  const said = await (whole ? violations(page) : wordViolations(page))
  const found = [...said, ...(await misfits(page, first ?? NARROW))]
  if (whole) found.push(...(await darkViolations(page)))
  if (second) found.push(...(await misfits(page, second)))
  await leaveScene(page)
  return found.map((what) => `${scene.name}: ${what}`)
}

for (const language of ['fr', 'de', 'en-GB', 'es'] as const)
  test(`every screen and dialog fits at ${WIDE} and ${NARROW} pixels and gives axe nothing to say, ${language}`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    const look = (scene: Scene) => faultsOf(page, scene, language === 'fr')
    await page.goto('/login')
    await wear(page, { language, mode: 'light' })
    for (const scene of scenes.filter(({ at }) => at === 'login')) found.push(...(await look(scene)))
    await logIn()
    for (const scene of scenes.filter(({ at }) => at === 'list')) found.push(...(await look(scene)))
    expect(found).toEqual([])
  })
