import { malformed } from '../../errors.ts'
import { compile } from '../catalogue/ajv.ts'
import { idsSchema, numbersIn } from '../catalogue/ids.ts'

const isIds = compile(idsSchema(1000))

/** Where a row is changed or removed: in institutions that share it, or in all that do. */
export type InstitutionsAsked = readonly number[] | 'all'

/** Reads `institutions=1,2` or `institutions=all`; `undefined` when it is not there. Throws HttpProblem 400. */
export const institutionsAsked = (text: unknown): InstitutionsAsked | undefined => {
  if (text === undefined || text === 'all') return text
  const ids = typeof text === 'string' ? numbersIn(text) : []
  if (ids.length === 0 || !isIds(ids)) throw malformed('institutions', 'wrongFormat')
  return ids
}
