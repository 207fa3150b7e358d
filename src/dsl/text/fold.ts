/** Letters that have no accent to lose: what people type for them. Capitals apart, since some databases lower ASCII only. */
const pairs: readonly (readonly [letter: string, read: string])[] = [
  ['Æ', 'ae'],
  ['æ', 'ae'],
  ['Œ', 'oe'],
  ['œ', 'oe'],
  ['ẞ', 'ss'],
  ['ß', 'ss'],
  ['Þ', 'th'],
  ['þ', 'th'],
]
/** Each letter of the first text reads as that of the second one in its place: letters, apostrophes, hyphens, no-break spaces. */
const SINGLES = 'ØøŁłĐđÐðĦħıΣς\u2018\u2019\u02bc\u2032\u2010\u2011\u2012\u2013\u2014\u2212\u00a0\u202f\u2009'
const READ = "oollddddhhiσσ''''------   "

const readings = new Map([...pairs, ...[...SINGLES].map((letter, i) => [letter, READ[i] ?? ''] as const)])
const special = new RegExp(`[${[...readings.keys()].join('')}]`, 'gu')

/**
 * A text as people read it: case and accents aside, ligatures spelt out, one apostrophe, one hyphen, one space. Search and
 * order go by it, in the browser and, as `foldSql`, on both engines.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(special, (letter) => readings.get(letter) ?? letter)
    .toLowerCase()

const literal = (text: string): string =>
  `U&'${[...text].map((c) => (/[a-z -]/.test(c) ? c : `\\${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)).join('')}'`

/** The same as SQL, immutable; of null null. The database's encoding is UTF-8. */
export const foldSql = (text: string): string => {
  const bare = `regexp_replace(normalize(${text}, NFD), U&'[\\0300-\\036F]', '', 'g')`
  const spelt = pairs.reduce((sql, [letter, read]) => `replace(${sql}, ${literal(letter)}, '${read}')`, bare)
  return `lower(translate(${spelt}, ${literal(SINGLES)}, ${literal(READ)}))`
}
