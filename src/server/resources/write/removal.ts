import { removalEffects, unlinksTo } from '#dsl/entities/facts.ts'
import { institutionsOf, isCommon, isShared, joinOf } from '#dsl/entities/places.ts'
import { mayStandTwice } from '#engine/save/reach.ts'
import type { RemovedRow } from '#protocol/write.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../../audit.ts'
import { databaseProblem } from '../../db/errors.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { demand } from '../catalogue/access.ts'
import type { Right } from '../catalogue/grants.ts'
import { run } from '../catalogue/statement.ts'
import { type Locked, lockAll } from './lock/lockRows.ts'
import { namedRow } from './namedRow.ts'
import { demandVersion, type IsWanted } from './optimisticLock.ts'
import { entryOf } from './store/auditEntry.ts'
import { runEffects } from './store/effects.ts'
import { emptyLists, leaveLists, touchListed } from './store/joinLists.ts'
import { raiseVersions, updateLinkKeys } from './store/rows.ts'
import { noKeys } from './store/uniqueKeys.ts'
import { demandLeavable, demandUnused, inUse } from './store/usage.ts'
import { raisedOf, type WriteContext } from './writeContext.ts'

export interface Removal {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted
  /** The institutions that a row is taken from, where it is in them; `all` of them. */
  readonly institutions?: readonly number[] | 'all'
}

/**
 * Removes a row for good, marks it or takes it out of institutions, with its effects where it goes: in the institutions that it
 * is taken from, else in all that have it. Tells where a row that is shared was taken from. Throws HttpProblem 403, 404, 409 (still
 * in use) and 412.
 */
export const removeRow = async (
  write: WriteContext,
  { id, isWanted, institutions }: Removal,
  right: Right,
): Promise<RemovedRow> => {
  const { tx, principal, resource } = write
  const { places: allowed } = right
  const named = institutions === 'all' ? undefined : institutions
  demand(named ?? [], allowed)
  const effects = removalEffects(resource.entity)
  const { own: found } = await lockRemovals(write, [id])
  const before = namedRow(write, found, id, right)
  const raised = write.raised ? raisedOf(resource.entity, id, write.raised) : 0
  if (isWanted) await demandVersion(write, before, (version) => isWanted(version - raised), right)
  await write.tally?.changing(resource, [{ id, columns: 'all' }])
  await touchListed(write, [before])
  const own = institutionsOf(resource.entity, before)
  const last = unlinksTo(resource.entity)
  // What all have is in none of them, and cannot be taken from some.
  if (named && isCommon(resource.entity)) throw malformed('institutions', 'elsewhere')
  const left = named ? named.filter((one) => own.includes(one)) : own
  // What is in none of the institutions meant is not there for it; what stays with its last link is never gone.
  if ((named || last === 'stays') && left.length === 0) throw new HttpProblem(404)
  const stays = left.length < own.length
  await runEffects(write, effects, before, { institutions: left, at: 'before' })
  await demandLeavable(write, before)
  if (last === 'goes' && institutions === undefined) await demandUnlinked(write, id)
  if (last || stays) await unlink(write, id, left)
  if (last ? last === 'goes' && !stays : !stays)
    await (resource.soft ? mark(write, id, resource.soft) : erase(write, id))
  await runEffects(write, effects, before, { institutions: left, at: 'after' })
  await recordAudit(tx, principal, [entryOf(resource, 'remove', { before, institutions: left })])
  return isShared(resource.entity)
    ? { id, removedFrom: left, institution: own.filter((one) => !left.includes(one)) }
    : { id }
}

/** Locks all that rows touch which are to go. Throws LockSetChanged. */
export const lockRemovals = (write: WriteContext, ids: readonly number[]): Promise<Locked> => {
  const effects = removalEffects(write.resource.entity)
  return lockAll([{ write, writeSet: { ids, values: [], institutions: [], effects } }])
}

/** A row that is kept gives its unique values back to others. */
const mark = async ({ tx, resource }: WriteContext, id: number, soft: string): Promise<void> => {
  const sets = [`${quoted(soft)} = true`, ...resource.keys.map((k) => `${quoted(k.column)} = null`)]
  await run(tx, `update ${resource.table} set ${sets.join(', ')} where "id" = $1`, [id])
  if (resource.link) await updateLinkKeys(tx, resource.link, [{ row: id, keys: noKeys(resource.link.keys) }])
}

/**
 * A row that goes with its last link does not go before it: other clients remove the link first, then the row, and another
 * institution may have taken it up in between. Throws HttpProblem 409.
 */
const demandUnlinked = async ({ tx, resources, resource }: WriteContext, id: number): Promise<void> => {
  const { link, entity } = resource
  const join = joinOf(entity)
  if (!link || !join) throw new HttpProblem(500)
  await demandUnused(tx, resources, resource, id)
  const links = await run(tx, `select 1 from ${link.table} where ${link.row} = $1 limit 1`, [id])
  if (links.length > 0) throw inUse([{ by: join.link }])
}

/** Takes the row out of the institutions, which makes another version of it. Throws HttpProblem 409 where other rows there use it. */
const unlink = async (write: WriteContext, id: number, institutions: readonly number[]): Promise<void> => {
  const { tx, resource } = write
  const { link } = resource
  if (!link) throw new HttpProblem(500)
  await leaveLists(write, id, institutions)
  await run(tx, `delete from ${link.table} where ${link.row} = $1 and ${link.institution} = any($2::int[])`, [
    id,
    institutions,
  ])
  if (mayStandTwice(resource.entity)) await raiseVersions(tx, resource, [id])
  await demandUnused(tx, write.resources, resource, id, { institutions })
}

const erase = async (write: WriteContext, id: number): Promise<void> => {
  const { tx, resources, resource } = write
  const { link, table } = resource
  await demandUnused(tx, resources, resource, id)
  try {
    await emptyLists(write, id)
    if (link) await run(tx, `delete from ${link.table} where ${link.row} = $1`, [id])
    await run(tx, `delete from ${table} where "id" = $1`, [id])
  } catch (error) {
    const problem = databaseProblem(error)
    throw problem?.kind === 'foreignKey' ? inUse([{ by: problem.table }]) : error
  }
}
