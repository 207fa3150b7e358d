interface Written {
  /** The code in its first group; letters of the country before it are none of it. */
  readonly pattern: string
  /** As it is stored, where people write it in several ways. */
  readonly canonical?: (code: string) => string
}

const digits = (prefix: string, code: string): Written => ({ pattern: `(?:${prefix}-)?(${code})` })

/** How postal codes stand in an address, by country. Source: Universal Postal Union; see `postalCodeOf` of the vocabulary. */
const written: Readonly<Record<string, Written>> = {
  fr: digits('F', '\\d{5}'),
  de: digits('D', '\\d{5}'),
  es: digits('E', '\\d{5}'),
  it: digits('I', '\\d{5}'),
  ch: digits('CH', '[1-9]\\d{3}'),
  be: digits('B', '[1-9]\\d{3}'),
  lu: digits('L', '[1-9]\\d{3}'),
  uk: {
    pattern: '([a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2})',
    canonical: (code) => code.toUpperCase().replace(/ ?(\d[A-Z]{2})$/, ' $1'),
  },
}

export interface FoundCode {
  readonly code: string
  readonly before: string
  readonly after: string
}

/** The last postal code of the country in a text, and what stands on both sides of it. */
export const findCode = (country: string, text: string): FoundCode | undefined => {
  const known = written[country]
  if (!known) return undefined
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${known.pattern}(?![\\p{L}\\p{N}])`, 'giu')
  const found = [...text.matchAll(pattern)].at(-1)
  const code = found?.[1]
  if (!found || code === undefined) return undefined
  return {
    code: known.canonical?.(code) ?? code,
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
  }
}

/** The codes under which a list may have what is in a code: lists of the United Kingdom have its first half alone. */
export const listedCodes = (country: string, code: string): readonly string[] =>
  country === 'uk' ? [code, code.split(' ')[0] ?? code] : [code]
