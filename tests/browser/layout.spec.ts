import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveScene, openScene, type Scene, scenes, wear } from './scenes.ts'

const WIDTHS = [1280, 390]

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** What does not fit, one line each. Runs in the page. */
const misfits = (): readonly string[] => {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute('data-action') ?? element.className}> ${element.textContent?.trim().slice(0, 30)}`
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const outside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1
  const root = document.documentElement
  const found: string[] = []
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth}`)
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const box = dialog.getBoundingClientRect()
    if (outside(box) || box.top < -1 || box.bottom > innerHeight + 1) found.push(`outside: ${name(dialog)}`)
    for (const part of [dialog, ...dialog.querySelectorAll('.modal-body')])
      if (part.scrollWidth > part.clientWidth + 1) found.push(`scrolls sideways: ${name(part)}`)
  }
  for (const element of document.querySelectorAll('button, .button, th button > span, label, h1, h2')) {
    // One pixel wide: for those who listen. The skip button waits outside until it has the focus.
    if (!seen(element) || element.clientWidth <= 1 || element.matches('.frame__skip')) continue
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
      found.push(`clipped: ${name(element)}`)
    if (outside(element.getBoundingClientRect()) && !scrolls(element)) found.push(`outside: ${name(element)}`)
  }
  for (const panel of document.querySelectorAll('.popover__panel, .toast'))
    if (outside(panel.getBoundingClientRect())) found.push(`outside: ${name(panel)}`)
  return found
}

const measure = async (page: Page, scene: Scene): Promise<readonly string[]> => {
  const found: string[] = []
  const widths = scene.narrow ? [390] : WIDTHS
  await page.setViewportSize({ width: widths[0] ?? 390, height: 844 })
  await openScene(page, scene)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.waitForFunction((w) => innerWidth === w && document.documentElement.clientWidth <= w, width)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    found.push(...(await page.evaluate(misfits)).map((what) => `${scene.name}, ${width}: ${what}`))
  }
  await leaveScene(page)
  return found
}

for (const language of ['fr', 'de', 'en-GB', 'es'] as const)
  test(`everything fits at ${WIDTHS.join(' and ')} pixels in ${language}`, async ({ page, logIn }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    await page.goto('/login')
    await wear(page, { language, mode: 'light' })
    for (const scene of scenes.filter(({ at }) => at === 'login')) found.push(...(await measure(page, scene)))
    await logIn()
    for (const scene of scenes.filter(({ at }) => at === 'list')) found.push(...(await measure(page, scene)))
    expect(found).toEqual([])
  })
