import { institutionsOf } from '#dsl/entities/places.ts'
import { HttpProblem } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'
import { demand, reach } from '../catalogue/access.ts'
import type { Right } from '../catalogue/grants.ts'
import { run } from '../catalogue/statement.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { LockSetChanged } from '../write/lock/lockRows.ts'
import { lockSeparations } from '../write/lock/lockSeparations.ts'
import { perform } from '../write/perform.ts'
import type { Draft } from '../write/plan.ts'
import { Refusals } from '../write/refusals.ts'
import { separateRow } from '../write/separation.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { conflictOf } from './constraintErrors.ts'
import { alsoAlike, standsAlike } from './drafts/alikeDraft.ts'
import { type Modification, modification, modifications } from './drafts/drafts.ts'
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
  const here = { ...change, institutions }
  if (standsAlike(write.resource)) {
    demand(institutions, by.places)
    return performed(write, await alsoAlike(write, modification(write, change, by), institutions), by)
  }
  const own = await separateRow(write, here, by.places)
  return own ? { stored: own, by } : performed(write, inNoOther(write, change, institutions, by), by)
}

/** Of a row that was in no further institution when somebody looked. Its plan throws LockSetChanged where another has taken it up since. */
const inNoOther = (
  write: WriteContext,
  change: Modification,
  institutions: readonly number[],
  by: Right,
): Draft => {
  const draft = modification(write, change, by)
  return {
    ...draft,
    plan: async (rows, raised) => {
      const changes = await draft.plan(rows, raised)
      const places = rows.flatMap((row) => institutionsOf(write.resource.entity, row))
      if (!places.every((one) => institutions.includes(one))) throw new LockSetChanged()
      return changes
    },
  }
}

const performed = async (write: WriteContext, draft: Draft, by: Right): Promise<Changed> => {
  const [written] = await perform(write, draft, rightsBy(by))
  if (!written) throw new HttpProblem(500)
  return { stored: written.stored, by }
}

/**
 * Changes rows, all or nothing: with a few statements, but where institutions are to get rows of their own, one after the other,
 * once all of them are locked.
 */
export const changeRows = async (
  write: WriteContext,
  changes: readonly Modification[],
  institutions: InstitutionsAsked | undefined,
  right: Right,
): Promise<Answer> => {
  if (institutions === undefined || institutions === 'all')
    return writeLines(write, modifications(write, changes, right), rightsBy(right))
  if (standsAlike(write.resource)) return changeAlike(write, changes, institutions)
  await lockSeparations(write, changes, institutions)
  const data = await eachInOrder(write, changes, async (change, line) => {
    const { stored } = await changeRow(write, change, institutions, right)
    return { line, id: stored.id, version: stored.version, outcome: 'updated' as const }
  })
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

/**
 * One after the other by id, so that calls that want the same rows wait for each other one way; results as the lines stand.
 * A row that is refused leaves nothing behind, and the others are looked at all the same.
 */
const eachInOrder = async <T extends { readonly id: number }, R extends object>(
  { tx, resource, resources }: WriteContext,
  rows: readonly T[],
  work: (row: T, line: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const refusals = new Refusals()
  for (const [line, row] of [...rows.entries()].sort(([, a], [, b]) => a.id - b.id)) {
    await run(tx, 'savepoint "line"')
    const result = await refusals.ask(line, async () => {
      try {
        const done = await work(row, line)
        // Statements that nobody has waited for fail here.
        await run(tx, 'release savepoint "line"')
        return done
      } catch (error) {
        throw conflictOf(error, resource, resources)
      }
    })
    if (!result) await run(tx, 'rollback to savepoint "line"')
    else results[line] = result
  }
  refusals.throwAny(true)
  return results
}
