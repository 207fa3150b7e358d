import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { sortKeySql } from '../text/sortKey.ts'
import { checkText } from './text.ts'

const address =
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

export const notAnEmail = { code: 4062, reason: 'notAnEmail' } as const

const json = { type: 'string', maxLength: 254 } as const

/** An e-mail address; anything else gives 4062. Source: specification §5. */
export const emailKind: Kind<'email', FromSchema<typeof json>> = {
  name: 'email',
  usualLength: 48,
  filter: 'words',
  json,
  sql: 'text',
  parse: (raw) => ({ value: raw.trim() }),
  format: (value) => value,
  check: (value) => checkText(value) ?? (address.test(value) ? undefined : notAnEmail),
  sortSql: sortKeySql,
  sortStored: true,
  example: (n) => `personne.${n + 1}@exemple.fr`,
}

export const email = columnOf(emailKind)
