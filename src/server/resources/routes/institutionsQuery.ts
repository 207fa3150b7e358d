import type { Values } from '#protocol/row.ts'
import { malformed } from '../../errors.ts'
import { compile } from '../catalogue/ajv.ts'
import { idsSchema, numbersIn } from '../catalogue/ids.ts'

const isIds = compile(idsSchema(1000))

/** Where a row is changed or removed: in institutions that share it, or in all that do. */
export type InstitutionsAsked = readonly number[] | 'all'

/**
 * Reads `institutions=1,2` or `institutions=all`; `undefined` when it is not there, which is everywhere: so nothing else may
 * stand in the query. Throws HttpProblem 400.
 */
export const institutionsAsked = ({
  institutions: text,
  ...others
}: Values): InstitutionsAsked | undefined => {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw malformed(unknown)
  if (text === undefined || text === 'all') return text
  const ids = typeof text === 'string' ? numbersIn(text) : []
  if (ids.length === 0 || !isIds(ids)) throw malformed('institutions', 'wrongFormat')
  return ids
}
