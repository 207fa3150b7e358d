import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind } from '../columns/kind.ts'
import { sortKeySql } from '../text/sortKey.ts'
import { emailKind, notAnEmail } from './email.ts'
import { checkText } from './text.ts'

const json = { type: 'string', maxLength: 2000 } as const
const parts = (value: string): string[] => value.split(',').map((part) => part.trim())
/** Address books put semicolons between addresses, sheets put one on each line. */
const typed = (raw: string): string[] => parts(raw.replaceAll(/[;\n]/g, ','))
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
/** Characters of a wrong address that are said. */
const SAID = 60

/** Several e-mail addresses with commas between them, as one text; one that is none gives 4062. Source: specification §5. */
export const emailsKind: Kind<'emails', FromSchema<typeof json>> = {
  name: 'emails',
  usualLength: 120,
  filter: 'words',
  json,
  sql: 'text',
  parse: (raw) => {
    const given = typed(raw).filter((part) => part !== '')
    // What is pasted from several address books says some of them twice.
    const addresses = given.filter((part, at) => given.findIndex((one) => isSame(one, part)) === at)
    if (addresses.length === 0) return { problem: notAnEmail }
    return { value: addresses.join(', ') }
  },
  format: (value) => value,
  check: (value) => {
    const wrong = checkText(value)
    if (wrong) return wrong
    const all = parts(value)
    const fault = all.find((part) => part === '' || emailKind.check?.(part))
    if (fault === undefined) return undefined
    // A comma with nothing beside it, or one address alone: there is nothing to tell apart.
    if (fault === '' || all.length === 1) return notAnEmail
    return { code: notAnEmail.code, reason: 'oneIsNoEmail', params: { text: fault.slice(0, SAID) } }
  },
  sortSql: sortKeySql,
  sortStored: true,
  example: (n) => `equipe.${n + 1}@exemple.fr, garde.${n + 1}@exemple.fr`,
}

export const emails = columnOf(emailsKind)
