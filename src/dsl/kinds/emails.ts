import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../column.ts'
import type { Kind } from '../kind.ts'
import { emailKind } from './email.ts'

const json = { type: 'string', maxLength: 2000 } as const
const parts = (value: string): string[] => value.split(',').map((part) => part.trim())

/** Several e-mail addresses with commas between them, as one text; one that is none gives 4062. Source: specification §5. */
export const emailsKind: Kind<'emails', FromSchema<typeof json>> = {
  name: 'emails',
  json,
  sql: 'text',
  parse: (raw) => {
    const value = parts(raw)
      .filter((part) => part !== '')
      .join(', ')
    return value ? { value } : { problem: { code: 4062, reason: 'notAnEmail' } }
  },
  format: (value) => value,
  check: (value) => {
    for (const part of parts(value)) {
      const problem = emailKind.check?.(part)
      if (problem) return problem
    }
    return undefined
  },
  sortSql: (column) => `lower(${column}) collate "C"`,
  example: (n) => `equipe.${n + 1}@exemple.fr, garde.${n + 1}@exemple.fr`,
}

export const emails = columnOf(emailsKind)
