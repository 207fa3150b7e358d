import type { FromSchema } from 'json-schema-to-ts'
import type { Problem } from '#protocol/problem.ts'
import { TEXT_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { samples } from '../columns/samples.ts'
import { sortKeySql } from '../text/sortKey.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: texts that hold control characters are refused
const unreadable = /[\u0000-\u0008\u000e-\u001f]/

/**
 * Problem of a text that cannot be stored and read back: PostgreSQL stores no NUL, spreadsheets take a CSV file with control
 * characters for binary, and half a surrogate pair comes back as U+FFFD. Of white space alone too.
 */
export const checkText = (value: string): Problem | undefined =>
  value.trim() === '' || unreadable.test(value) || !value.isWellFormed()
    ? { code: 406, reason: 'unreadableText' }
    : undefined

const json = { type: 'string', maxLength: TEXT_MAX } as const

/** One line of text, kept to the letter. White space at the ends goes when a person leaves the field. */
export const textKind: Kind<'text', FromSchema<typeof json>> = {
  name: 'text',
  usualLength: 28,
  filter: 'words',
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw.trim() }),
  format: (value) => value,
  check: checkText,
  sortSql: sortKeySql,
  sortStored: true,
  example: (n) => `Texte ${n + 1}`,
}

export const text = columnOf(textKind)
/** A text as long as a sentence, such as a hint. */
export const sentence = columnOf({ ...textKind, usualLength: 60 })
/** A postal address in one line. With the rule `located` it is chosen from proposals, and has coordinates. */
export const address = columnOf({ ...textKind, usualLength: 60, example: samples.address })
