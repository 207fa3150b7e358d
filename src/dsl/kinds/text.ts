import type { FromSchema } from 'json-schema-to-ts'
import { TEXT_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import type { Problem } from '../problem.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unreadable = /[\u0000-\u0008\u000e-\u001f]/

/** No database stores NUL, a CSV file holding control characters is taken for binary, and half a surrogate pair would come back as another character. */
export const checkText = (value: string): Problem | undefined =>
  value.trim() === '' || unreadable.test(value) || !value.isWellFormed()
    ? { code: 406, reason: 'unreadableText' }
    : undefined

const json = { type: 'string', maxLength: TEXT_MAX } as const

/** One line of text, kept to the letter. White space at the ends goes when a person leaves the field. */
export const textKind: Kind<'text', FromSchema<typeof json>> = {
  name: 'text',
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw.trim() }),
  format: (value) => value,
  check: checkText,
  sortSql: (column) => `lower(${column}) collate "C"`,
  example: (n) => `Texte ${n + 1}`,
}

export const text = columnOf(textKind)
