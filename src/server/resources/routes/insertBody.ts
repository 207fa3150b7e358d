import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Draft } from '../write/plan.ts'
import { insertion } from '../write/plan.ts'
import { readerOf, throwAny } from '../write/submission.ts'
import { placesIn } from './institutionNames.ts'

/** By which clients say that a row has no id yet. Source: specification §7 (exports), §9. */
const NO_ID = -1

/**
 * Reads a body; `institution` lists the institutions of a row that several share, which is in none where it is left out: it
 * is linked afterwards. Throws HttpProblem 400.
 */
export const readInsertion = (resource: Resource, body: Values): Draft => {
  const { id, ...row } = body
  const { institutions = [], columns, problems: misplaced } = placesIn(resource, row)
  const { submitted, problems } = readerOf(resource).read(columns)
  const numbered: Detail[] =
    id === undefined || id === NO_ID ? [] : [{ column: 'id', code: 400, reason: 'unknownColumn' }]
  throwAny([...numbered, ...problems, ...misplaced])
  return insertion(submitted, institutions)
}
