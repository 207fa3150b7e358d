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
import type { StoredRow } from '../catalogue/storedRow.ts'
import { lockAll } from './lock/lockRows.ts'
import { namedRow } from './namedRow.ts'
import { demandVersion, type IsWanted } from './optimisticLock.ts'
import { Refusals } from './refusals.ts'
import { entryOf } from './store/auditEntry.ts'
import { runEffects } from './store/effects.ts'
import { emptyLists, leaveLists, touchListed } from './store/joinLists.ts'
import { leavingSql } from './store/leaving.ts'
import { raiseVersions, updateLinkKeys } from './store/rows.ts'
import { noKeys } from './store/uniqueKeys.ts'
import { inUse, usedJoins, usedRows } from './store/usage.ts'
import type { WriteContext } from './writeContext.ts'

export interface Removal {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted
}

export interface Removals {
  readonly removals: readonly Removal[]
  /** The institutions that rows are taken from, as far as they are in them; `all` of them. */
  readonly institutions?: readonly number[] | 'all' | undefined
  /** Problems name the line they are of. */
  readonly isBatch: boolean
}

/** A row on its way. */
interface Going {
  readonly line: number
  readonly id: number
  readonly before: StoredRow
  /** Where it is taken from. */
  readonly institutions: readonly number[]
  /** The institutions that keep it. */
  readonly kept: readonly number[]
}

/**
 * Removes rows for good, marks them or takes them out of institutions, one or a thousand, with the same few statements: with
 * their effects where they go, in the institutions that they are taken from, else in all that have them. Tells where a row that is
 * shared was taken from. Throws HttpProblem 403, 404, 409 (still in use) and 412, of a batch with all lines that are refused.
 */
export const removeRows = async (
  write: WriteContext,
  asked: Removals,
  right: Right,
): Promise<readonly RemovedRow[]> => {
  const { tx, principal, resource } = write
  const refusals = new Refusals()
  const going = await findGoing(write, asked, right, refusals)
  const last = unlinksTo(resource.entity)
  const effects = removalEffects(resource.entity)
  const rows = going.map(({ before }) => before)
  const reached = going.map(({ before: row, institutions }) => ({ row, institutions }))
  await write.tally?.changing(
    resource,
    rows.map(({ id }) => ({ id, columns: 'all' })),
  )
  await touchListed(write, rows)
  await runEffects(write, effects, reached, 'before')
  refusals.add(
    await usedJoins(
      write,
      going.map(({ line, before: join }) => ({ line, join })),
    ),
  )
  if (last === 'goes' && asked.institutions === undefined) refusals.add(await linkedRows(write, going))
  const stays = ({ kept }: Going) => kept.length > 0
  refusals.add(await unlink(write, refusals.without(going.filter((one) => last || stays(one)))))
  const gone = going.filter((one) => last !== 'stays' && !stays(one))
  if (resource.soft) await mark(write, resource.soft, refusals.without(gone))
  else refusals.add(await erase(write, refusals.without(gone)))
  refusals.throwAny(asked.isBatch)
  await runEffects(write, effects, reached, 'after')
  await recordAudit(
    tx,
    principal,
    going.map(({ before, institutions }) => entryOf(resource, 'remove', { before, institutions })),
  )
  return going.map(({ id, institutions: removedFrom, kept: institution }) =>
    isShared(resource.entity) ? { id, removedFrom, institution } : { id },
  )
}

/** Removes one row. */
export const removeRow = async (
  write: WriteContext,
  { institutions, ...removal }: Removal & Pick<Removals, 'institutions'>,
  right: Right,
): Promise<RemovedRow> => {
  const [removed] = await removeRows(write, { removals: [removal], institutions, isBatch: false }, right)
  if (!removed) throw new HttpProblem(500)
  return removed
}

/** Locks all that the rows touch, and finds out which of them may go. Throws LockSetChanged. */
const findGoing = async (
  write: WriteContext,
  { removals, institutions }: Removals,
  right: Right,
  refusals: Refusals,
): Promise<readonly Going[]> => {
  const { entity } = write.resource
  const named = institutions === 'all' ? undefined : institutions
  demand(named ?? [], right.places)
  const ids = removals.map(({ id }) => id)
  const writeSet = { ids, values: [], institutions: [], effects: removalEffects(entity) }
  const { own: found } = await lockAll([{ write, writeSet }])
  const going: Going[] = []
  for (const [line, { id, isWanted }] of removals.entries()) {
    const one = await refusals.ask(line, async () => {
      const before = namedRow(write, found, id, right)
      if (isWanted) await demandVersion(write, before, isWanted, right)
      // What all have is in none of them, and cannot be taken from some.
      if (named && isCommon(entity)) throw malformed('institutions', 'elsewhere')
      const own = institutionsOf(entity, before)
      const left = named ? named.filter((place) => own.includes(place)) : own
      // What is in none of the institutions meant is not there for it; what stays with its last link is never gone.
      if ((named || unlinksTo(entity) === 'stays') && left.length === 0) throw new HttpProblem(404)
      return { line, id, before, institutions: left, kept: own.filter((place) => !left.includes(place)) }
    })
    if (one) going.push(one)
  }
  return going
}

type Refused = ReadonlyMap<number, HttpProblem>

/** Rows that are kept give their unique values back to others. */
const mark = async ({ tx, resource }: WriteContext, soft: string, rows: readonly Going[]): Promise<void> => {
  if (rows.length === 0) return
  const sets = [`${quoted(soft)} = true`, ...resource.keys.map((k) => `${quoted(k.column)} = null`)]
  await run(tx, `update ${resource.table} set ${sets.join(', ')} where "id" = any($1::int[])`, [idsOf(rows)])
  const { link } = resource
  if (link)
    await updateLinkKeys(
      tx,
      link,
      rows.map(({ id }) => ({ row: id, keys: noKeys(link.keys) })),
    )
}

/**
 * Rows that go with their last link and do not go yet: other clients remove the link first, then the row, and another
 * institution may have taken it up in between. 409 by line.
 */
const linkedRows = async (write: WriteContext, rows: readonly Going[]): Promise<Refused> => {
  const { tx, resource } = write
  const { link, entity } = resource
  const join = joinOf(entity)
  if (!link || !join) throw new HttpProblem(500)
  const used = await usedRows(write, resource, rows.map(wholly))
  const linked = await run<{ id: number }>(
    tx,
    `select distinct ${link.row} as "id" from ${link.table} where ${link.row} = any($1::int[])`,
    [idsOf(rows)],
  )
  const ids = new Set(linked.map(({ id }) => id))
  const found = rows
    .filter(({ id }) => ids.has(id))
    .map(({ line }) => [line, inUse([{ by: join.link }])] as const)
  return new Map([...found, ...used])
}

/** Takes rows out of institutions, which makes other versions of them. 409 by line where other rows there use them. */
const unlink = async (write: WriteContext, rows: readonly Going[]): Promise<Refused> => {
  if (rows.length === 0) return new Map()
  const { tx, resource } = write
  const { link } = resource
  if (!link) throw new HttpProblem(500)
  const leaving = rows.map(({ line, id, institutions }) => ({ line, id, institutions }))
  await leaveLists(write, leaving)
  await run(
    tx,
    `delete from ${link.table} l using ${leavingSql('$1')} where l.${link.row} = x."id" and l.${link.institution} = any(x."institutions")`,
    [JSON.stringify(leaving)],
  )
  if (mayStandTwice(resource.entity)) await raiseVersions(tx, resource, idsOf(rows))
  return usedRows(write, resource, leaving)
}

/** Deletes rows. 409 by line where others use them. */
const erase = async (write: WriteContext, rows: readonly Going[]): Promise<Refused> => {
  const { tx, resource } = write
  const { link, table } = resource
  const used = await usedRows(write, resource, rows.map(wholly))
  const ids = idsOf(rows.filter(({ line }) => !used.has(line)))
  if (ids.length === 0) return used
  try {
    await emptyLists(write, ids)
    if (link) await run(tx, `delete from ${link.table} where ${link.row} = any($1::int[])`, [ids])
    await run(tx, `delete from ${table} where "id" = any($1::int[])`, [ids])
  } catch (error) {
    const problem = databaseProblem(error)
    throw problem?.kind === 'foreignKey' ? inUse([{ by: problem.table }]) : error
  }
  return used
}

const idsOf = (rows: readonly Going[]): readonly number[] => rows.map(({ id }) => id)

const wholly = ({ line, id }: Going) => ({ line, id })
