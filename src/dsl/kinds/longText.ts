import type { FromSchema } from 'json-schema-to-ts'
import { LONG_TEXT_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { sortKeySql } from '../text/sortKey.ts'
import { checkText } from './text.ts'

const json = { type: 'string', maxLength: LONG_TEXT_MAX } as const

/** Text of several lines. White space at the ends goes when a person leaves the field; lines end as one machine ends them. */
export const longTextKind: Kind<'longText', FromSchema<typeof json>> = {
  name: 'longText',
  usualLength: 400,
  filter: 'words',
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw.trim().replace(/\r\n?/g, '\n') }),
  format: (value) => value,
  check: checkText,
  sortSql: sortKeySql,
  example: (n) => `Première ligne ${n + 1}\nSeconde ligne`,
}

export const longText = columnOf(longTextKind)
