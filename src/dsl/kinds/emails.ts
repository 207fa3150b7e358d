import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { sortKeySql } from '../text/sortKey.ts'
import { emailKind, notAnEmail } from './email.ts'
import { checkText } from './text.ts'

const json = { type: 'string', maxLength: 2000 } as const
const parts = (value: string): string[] => value.split(',').map((part) => part.trim())

/** Several e-mail addresses with commas between them, as one text; one that is none gives 4062. Source: specification §5. */
export const emailsKind: Kind<'emails', FromSchema<typeof json>> = {
  name: 'emails',
  usualLength: 120,
  filter: 'words',
  json,
  sql: 'text',
  parse: (raw) => {
    const addresses = parts(raw).filter((part) => part !== '')
    if (addresses.length === 0) return { problem: notAnEmail }
    return { value: addresses.join(', ') }
  },
  format: (value) => value,
  check: (value) => {
    const wrong = checkText(value)
    if (wrong) return wrong
    for (const part of parts(value)) {
      // A comma with nothing beside it: no address is there.
      const problem = part === '' ? notAnEmail : emailKind.check?.(part)
      if (problem) return problem
    }
    return undefined
  },
  sortSql: sortKeySql,
  sortStored: true,
  example: (n) => `equipe.${n + 1}@exemple.fr, garde.${n + 1}@exemple.fr`,
}

export const emails = columnOf(emailsKind)
