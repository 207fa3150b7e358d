import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { rowScenes } from './scenes/rowScenes.ts'
import { screenScenes } from './scenes/screenScenes.ts'
import { shellScenes } from './scenes/shellScenes.ts'
import { NARROW, type Scene, scenes, stageOf, WIDE, wear } from './scenes.ts'
import { darkViolations, violations, wordViolations } from './violations.ts'

// A message that fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
// A language each: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** What does not depend on the words, colours among it, is looked at in one language. */
const faultsOf = async (page: Page, scene: Scene, whole: boolean): Promise<readonly string[]> => {
  const said = await (whole ? violations(page) : wordViolations(page))
  const found = [...said, ...(await misfits(page, scene.narrow ? NARROW : WIDE))]
  if (whole) found.push(...(await darkViolations(page)))
  if (!scene.narrow) found.push(...(await misfits(page, NARROW)))
  return found.map((what) => `${scene.name}: ${what}`)
}

/** The frame and rows that are edited: words have least room there. */
const tight = [...shellScenes, ...rowScenes]
/** Everything in French and in German, which has the longest words. */
const seenIn = [
  ['fr', scenes],
  ['de', [...scenes, ...screenScenes]],
  ['en-GB', tight],
  ['es', tight],
] as const

for (const [language, seen] of seenIn)
  test(`each of ${seen.length} screens and dialogs fits at ${WIDE} and ${NARROW} pixels and gives axe nothing to say, ${language}`, async ({
    page,
    context,
    logIn,
  }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    const inScene = await stageOf(context)
    const look = (scene: Scene) => inScene(scene, (tab) => faultsOf(tab, scene, language === 'fr'))
    await page.goto('/login')
    await wear(page, { language, mode: 'light' })
    for (const scene of seen.filter(({ at }) => at === 'login')) found.push(...(await look(scene)))
    await logIn()
    for (const scene of seen.filter(({ at }) => at === 'list')) found.push(...(await look(scene)))
    expect(found).toEqual([])
  })
