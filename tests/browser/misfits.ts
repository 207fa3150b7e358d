import type { Page } from '@playwright/test'

/** Waits until a window that has just changed has settled. Runs in the page; what does not fit, one line each. */
const measure = async ({
  width,
  drawings,
}: {
  width: number
  drawings: number
}): Promise<readonly string[]> => {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute('data-action') ?? element.className}> ${element.textContent?.trim().slice(0, 30)}`
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const isBroken = (element: Element): boolean => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const word = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: letters } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        word.setStart(text, index)
        word.setEnd(text, index + letters.length)
        if (word.getClientRects().length > 1) return true
      }
    return false
  }
  const outside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1
  const misfitsNow = () => {
    const root = document.documentElement
    const found: string[] = []
    if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth}`)
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      const box = dialog.getBoundingClientRect()
      if (outside(box) || box.top < -1 || box.bottom > innerHeight + 1) found.push(`outside: ${name(dialog)}`)
      for (const part of [dialog, ...dialog.querySelectorAll('.modal-body')])
        if (part.scrollWidth > part.clientWidth + 1) found.push(`scrolls sideways: ${name(part)}`)
      const title = dialog.querySelector('h2')
      if (!title) continue
      const words = document.createRange()
      words.selectNodeContents(title)
      const said = words.getBoundingClientRect()
      for (const toast of document.querySelectorAll('.toast')) {
        const over = toast.getBoundingClientRect()
        if (over.bottom > said.top && over.top < said.bottom && over.left < said.right)
          found.push(`under a message: ${name(title)}`)
      }
    }
    for (const element of document.querySelectorAll('button, .button, th button > span, label, h1, h2')) {
      // One pixel wide: for those who listen. The skip button waits outside until it has the focus.
      if (!seen(element) || element.clientWidth <= 1 || element.matches('.frame-skip')) continue
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
        found.push(`clipped: ${name(element)}`)
      // Words beside a control that have no room are broken letter by letter.
      if (
        element.matches('label') &&
        element.clientWidth < 40 &&
        (element.textContent ?? '').trim().length > 6
      )
        found.push(`too narrow: ${name(element)}`)
      if (outside(element.getBoundingClientRect()) && !scrolls(element))
        found.push(`outside: ${name(element)}`)
    }
    for (const [key] of (document.body.textContent ?? '').matchAll(
      /(?:tables|enums|errors|form|list|many|import|view|values|screens|banners|menu)\.[a-z]\w*\.\w+/g,
    ))
      found.push(`the name of a word in its place: ${key}`)
    // Columns of a table whose rows are edited in place are as wide as their words, whatever the fields beside them need; names of
    // columns that change stand whole beside long values.
    for (const text of document.querySelectorAll('.row-table .cell-text, .changes th'))
      if (seen(text) && isBroken(text)) found.push(`a word broken: ${name(text)}`)
    // On a phone nothing scrolls sideways: rows are cards there.
    if (innerWidth < 720)
      for (const frame of document.querySelectorAll('div, section, table, ul'))
        if (
          frame.scrollWidth > frame.clientWidth + 1 &&
          /(auto|scroll)/.test(getComputedStyle(frame).overflowX) &&
          seen(frame)
        )
          found.push(`scrolls sideways: ${name(frame)}`)
    for (const panel of document.querySelectorAll('[data-part=content], .toast'))
      if (outside(panel.getBoundingClientRect())) found.push(`outside: ${name(panel)}`)
    return found
  }
  let found: readonly string[] = []
  for (let drawing = 0; drawing < drawings; drawing++) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    found = misfitsNow()
    if (found.length === 0 && innerWidth === width) break
  }
  return found
}

/** Drawings within which a window that has just changed must have settled. */
const SETTLED = 30

/** What of the open screen scrolls sideways, is clipped or stands outside a window of this width, and stays so. */
export const misfits = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 844 })
  const found = await page.evaluate(measure, { width, drawings: SETTLED })
  return found.map((what) => `${width} pixels: ${what}`)
}
