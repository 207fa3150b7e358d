import { malformed } from '../../errors.ts'
import { compile } from '../catalogue/ajv.ts'
import { idsSchema } from '../write/submission.ts'

const isIds = compile(idsSchema(1000))

/** Reads `institutions=1,2`; `undefined` when it is not there. Throws HttpProblem 400. */
export const institutionsAsked = (text: unknown): number[] | undefined => {
  if (text === undefined) return undefined
  const ids = typeof text === 'string' ? text.split(',').map((id) => (/^\d+$/.test(id) ? Number(id) : 0)) : []
  if (ids.length === 0 || !isIds(ids)) throw malformed('institutions', 'wrongFormat')
  return ids
}
