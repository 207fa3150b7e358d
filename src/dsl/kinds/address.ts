import type { FromSchema } from 'json-schema-to-ts'
import { TEXT_MAX } from '../bounds.ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { samples } from '../columns/samples.ts'
import { sortKeySql } from '../text/sortKey.ts'
import { checkText } from './text.ts'

const json = { type: 'string', maxLength: TEXT_MAX } as const

/** A postal address in one line. With the rule `located` it is chosen from proposals, and has coordinates. */
export const addressKind: Kind<'address', FromSchema<typeof json>> = {
  name: 'address',
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw.trim() }),
  format: (value) => value,
  check: checkText,
  sortSql: sortKeySql,
  sortStored: true,
  example: samples.address,
}

export const address = columnOf(addressKind)
