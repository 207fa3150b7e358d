import { fold, foldSql } from './fold.ts'

/** Characters of a text that its order goes by: an index holds no key of more than 2,704 bytes. */
const LENGTH = 200
/** Numbers of fewer digits stand in the order of their values, before longer ones. */
const DIGITS = 15

/** What texts are put in order by, code point by code point: as they read, numbers in them by their value. */
export const sortKey = (text: string): string =>
  fold([...text].slice(0, LENGTH).join('')).replace(/[0-9]+/g, (digits) =>
    digits.replace(/^0+/, '').padStart(DIGITS, '0'),
  )

/** The same as SQL, immutable; of null null. */
export const sortKeySql = (text: string): string => {
  const filled = `regexp_replace(${foldSql(`left(${text}, ${LENGTH})`)}, '([0-9]+)', '${'0'.repeat(DIGITS - 1)}\\1', 'g')`
  return `regexp_replace(${filled}, '(?<![0-9])0+([0-9]{${DIGITS},})(?![0-9])', '\\1', 'g') collate "C"`
}

/** Order of two texts, for `sort`: that of their keys on the server. */
export const byReading = (a: string, b: string): number => {
  const [first, second] = [sortKey(a), sortKey(b)]
  if (first === second) return 0
  for (let i = 0; ; i++) {
    const [x, y] = [first.codePointAt(i) ?? -1, second.codePointAt(i) ?? -1]
    if (x !== y) return x - y
  }
}
