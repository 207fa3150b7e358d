import type { FromSchema } from 'json-schema-to-ts'
import { columnOf } from '../columns/column.ts'
import type { Kind, Parsed } from '../columns/kind.ts'

/** As people write them, and as Excel and Google Sheets do in the language of their reader. */
const yes = ['true', 'vrai', 'wahr', 'verdadero', '1', 'oui', 'ja', 'yes', 'si', 'sí', 'x']
const no = ['false', 'faux', 'falsch', 'falso', '0', 'non', 'nein', 'no']

/** 'oui', 'ja', 'yes', 'sí', 'vrai', '1', 'x' and their opposites. */
const parseBoolean = (raw: string): Parsed<boolean> => {
  const word = raw.trim().toLowerCase()
  if (yes.includes(word)) return { value: true }
  return no.includes(word) ? { value: false } : { problem: { code: 406, reason: 'notYesOrNo' } }
}

const json = { type: 'boolean' } as const

/** Yes or no, chosen; required means that one of the two was chosen (419). */
export const booleanKind: Kind<'boolean', FromSchema<typeof json>> = {
  name: 'boolean',
  usualLength: 28,
  filter: 'values',
  json,
  sql: 'boolean',
  parse: parseBoolean,
  format: (value) => String(value),
  example: (n) => n % 2 === 0,
}

export const boolean = columnOf(booleanKind)
/** Active or inactive, drawn as a badge. */
export const badge = columnOf(booleanKind, { drawnAs: 'badge' })
/** A box to tick: not ticked is no. */
export const checkbox = columnOf({ ...booleanKind, blank: false })
