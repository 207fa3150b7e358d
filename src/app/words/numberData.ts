/**
 * Has the browser read what it knows of the numbers and plurals of a language. The first figure of a page waits for it, 10 to
 * 30 ms: time there is while scripts and rows are awaited, and none when they are drawn.
 */
export const readNumberData = (language: string): void => {
  new Intl.PluralRules(language).select(0)
  new Intl.NumberFormat(language).format(0)
}
