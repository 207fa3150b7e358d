import createCache from '@emotion/cache'

const makeCache = () => {
  const cache = createCache({ key: 'part' })
  if (!('adoptedStyleSheets' in document)) return cache
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A selector that is another browser's.
    }
  }
  return cache
}

/**
 * Where the styles of parts are put: a sheet made by script. Emotion's own would stand in a `style` element, which the
 * page's policy refuses, empty as it is; and they stand after the page's own, whichever came first.
 */
export const partStyles = makeCache()
