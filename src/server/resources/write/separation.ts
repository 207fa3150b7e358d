import { institutionsOf } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { idsIn } from '#protocol/row.ts'
import { recordAudit } from '../../audit.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { demand, isVisible, visibleTo } from '../catalogue/access.ts'
import { isRemoved, type StoredRow } from '../catalogue/storedRow.ts'
import { judgeChanges } from './judge/judgeChanges.ts'
import { referenceProblems } from './judge/references.ts'
import { rowsById } from './lock/lockRows.ts'
import { lockSeparations } from './lock/lockSeparations.ts'
import { namedRow } from './namedRow.ts'
import { demandVersion, type IsWanted } from './optimisticLock.ts'
import { entryOf } from './store/auditEntry.ts'
import { refreshCopies } from './store/denormalised.ts'
import { runChanges } from './store/effects.ts'
import { leaveLists, listsOf, listsWithin, writeLists } from './store/joinLists.ts'
import { freeKeys, moveLinks } from './store/moveLinks.ts'
import { movePointers } from './store/movePointers.ts'
import { insertRows, raiseVersions } from './store/rows.ts'
import { existingKeyProblems, keysOf } from './store/uniqueKeys.ts'
import { type Submitted, throwAny } from './submission.ts'
import type { WriteContext } from './writeContext.ts'

export interface Separation {
  readonly id: number
  readonly isWanted?: IsWanted | undefined
  readonly submitted: Submitted
  /** Where the change is to hold: some of the institutions that share the row. */
  readonly institutions: readonly number[]
}

/**
 * Gives institutions a row of their own with the new values, in place of one that they share with others: the copy is
 * made, the institutions are linked to it instead, and what points at the row there points at the copy. `undefined` where
 * no other institution has the row: it is changed as it is. Throws HttpProblem 400, 403, 404, 409 (with the institutions where a unique value is taken, or the entities whose rows point at both) and 412.
 */
export const separateRow = async (
  write: WriteContext,
  { id, isWanted, submitted, institutions }: Separation,
  allowed: Reach,
): Promise<StoredRow | undefined> => {
  const { tx, principal, resource } = write
  const { entity, link } = resource
  if (!link) throw malformed('institutions')
  const seen = await rowsById(write, resource, [id])
  const [found] = seen.values()
  const isThere = found && !isRemoved(resource, found)
  if (!isThere || !isVisible(resource, found, visibleTo(principal, resource))) throw new HttpProblem(404)
  const places = institutionsOf(entity, found)
  demand(institutions, allowed)
  if (!institutions.every((one) => places.includes(one))) {
    if (isWanted) await demandVersion(write, found, isWanted, { places: allowed })
    throw malformed('institutions', 'elsewhere')
  }
  if (institutions.length === places.length) return undefined
  // In the institutions that it was seen in, or the call begins again.
  const locked = await lockSeparations(write, [{ id, submitted }], institutions, seen)
  const before = namedRow(write, locked.own, id, { places: allowed })
  if (isWanted) await demandVersion(write, before, isWanted, { places: allowed })
  const here = { ...before, ...(await listsWithin(write, id, institutions)), institution: institutions }
  const { changes, problems } = await judgeChanges(write, locked, [
    { line: 0, institutions: [], submitted, current: here },
  ])
  const [change] = changes
  if (!change) throw new HttpProblem(500)
  const { row, changed } = change.judged
  throwAny(unnumbered(problems))
  const alone = [{ row, changed: () => true, institutions }]
  throwAny(unnumbered(referenceProblems(write, locked, alone)))
  await write.tally?.changing(resource, [{ id, columns: 'all' }])
  // Its own keys leave the institutions first: the copy may have the very same.
  await freeKeys(write, { from: id, institutions })
  const taken = await existingKeyProblems(tx, resource, [{ line: 0, institutions, row }])
  throwAny(unnumbered(taken), 409)
  const [copy] = await insertRows(tx, resource, [{ ...row, ...keysOf(resource.keys, row) }])
  if (!copy) throw new HttpProblem(500)
  write.tally?.created(resource, [{ id: copy.id, institutions }])
  await moveLinks(write, { from: id, to: copy.id, institutions, values: row })
  await raiseVersions(tx, resource, [id])
  await movePointers(write, { from: id, to: copy.id, institutions })
  await leaveLists(write, [{ id, institutions }])
  await writeLists(write, [{ id: copy.id, row }])
  await refreshCopies(write, [copy.id])
  const stored: StoredRow = {
    ...copy,
    ...listsOf(resource, row),
    institution: institutions.toSorted((a, b) => a - b),
  }
  await runChanges(write, { before: here, after: row, row: stored, changed })
  const rest = idsIn(before.institution).filter((one) => !institutions.includes(one))
  await recordAudit(tx, principal, [
    entryOf(resource, 'update', {
      before,
      after: { ...before, institution: rest },
      institutions: institutionsOf(entity, before),
    }),
    entryOf(resource, 'insert', { after: stored, institutions }),
  ])
  return stored
}

/** Of one row, without its line. */
const unnumbered = (details: readonly Detail[]): Detail[] => details.map(({ line: _, ...detail }) => detail)
