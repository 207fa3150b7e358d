import { HttpProblem } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'
import { demand, reach } from '../catalogue/access.ts'
import type { Right } from '../catalogue/grants.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import type { Modification } from '../write/modification.ts'
import { perform } from '../write/perform.ts'
import type { Draft } from '../write/plan.ts'
import { changeHere } from '../write/separation.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { alsoAlike, standsAlike } from './drafts/alikeDraft.ts'
import { modification, modifications } from './drafts/drafts.ts'
import type { InstitutionsAsked } from './institutionsQuery.ts'
import { linesWritten, rightsBy, writeLines } from './writing.ts'

/** A row as it stands after a change, and what let the person do it. */
interface Changed {
  readonly stored: StoredRow
  readonly by: Right
}

/** Changes a row wherever it is, or in some of its institutions. */
export const changeRow = async (
  write: WriteContext,
  change: Modification,
  institutions: InstitutionsAsked | undefined,
  right: Right,
): Promise<Changed> => {
  if (institutions === undefined || institutions === 'all')
    return performed(write, modification(write, change, right), right)
  // For some institutions a row is changed by those only who may change all of it.
  const by: Right = { places: reach(write.principal, write.resource, 'update') }
  if (standsAlike(write.resource)) {
    demand(institutions, by.places)
    return performed(write, await alsoAlike(write, modification(write, change, by), institutions), by)
  }
  const [stored] = await changeHere(write, { changes: [change], institutions, isBatch: false }, by.places)
  if (!stored) throw new HttpProblem(500)
  return { stored, by }
}

const performed = async (write: WriteContext, draft: Draft, by: Right): Promise<Changed> => {
  const [written] = await perform(write, draft, rightsBy(by))
  if (!written) throw new HttpProblem(500)
  return { stored: written.stored, by }
}

/** Changes rows, all or nothing, with a few statements. */
export const changeRows = async (
  write: WriteContext,
  changes: readonly Modification[],
  institutions: InstitutionsAsked | undefined,
  right: Right,
): Promise<Answer> => {
  if (institutions === undefined || institutions === 'all')
    return writeLines(write, modifications(write, changes, right), rightsBy(right))
  if (standsAlike(write.resource)) return changeAlike(write, changes, institutions)
  const allowed = reach(write.principal, write.resource, 'update')
  const rows = await changeHere(write, { changes, institutions, isBatch: true }, allowed)
  const data = rows.map(({ id, version }, line) => ({ line, id, version, outcome: 'updated' as const }))
  return { status: 200, body: { data, count: data.length } }
}

/** The same change in each institution that has the row's like; told is what became of the rows named. */
const changeAlike = async (
  write: WriteContext,
  changes: readonly Modification[],
  institutions: readonly number[],
): Promise<Answer> => {
  const by: Right = { places: reach(write.principal, write.resource, 'update') }
  demand(institutions, by.places)
  const draft = await alsoAlike(write, modifications(write, changes, by), institutions)
  const named = new Set(changes.map(({ id }) => id))
  return linesWritten(
    (await perform(write, draft, rightsBy(by))).filter(({ stored }) => named.has(stored.id)),
  )
}
