import { begunWith } from '#dsl/entities/facts.ts'
import { institutionsOf, isInstitution, isShared, joinOf, placedIn } from '#dsl/entities/places.ts'
import { mayStandTwice } from '#engine/save/reach.ts'
import { idIn, idsIn } from '#protocol/row.ts'
import type { Outcome } from '#protocol/write.ts'
import { type AuditEntry, recordAudit } from '../../audit.ts'
import { fireAndForget } from '../../db/pipelining.ts'
import { HttpProblem } from '../../errors.ts'
import { demand, reach } from '../catalogue/access.ts'
import { demandColumns, type Right } from '../catalogue/grants.ts'
import { idsAmong } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { changeSources } from './changeSources.ts'
import { type JudgedChange, judgeChanges } from './judge/judgeChanges.ts'
import { lockDraft } from './lock/lockDraft.ts'
import type { Locked } from './lock/lockRows.ts'
import { type Change, type Draft, insertion, onLines, type Rights, tiesOf, type Wanted } from './plan.ts'
import { entryOf } from './store/auditEntry.ts'
import { runChanges, runCreated } from './store/effects.ts'
import { placingsOf } from './store/placings.ts'
import { createRows, tieRows, updateChanged } from './store/storeChanges.ts'
import { carriedKeyProblems, existingKeyProblems } from './store/uniqueKeys.ts'
import { throwAny } from './submission.ts'
import { type Raised, raisedOf, type WriteContext } from './writeContext.ts'

/** What became of a line. */
export interface Written extends JudgedChange {
  readonly outcome: Outcome
  /** As it is now, with the institutions that it is in. */
  readonly stored: StoredRow
}

/**
 * Writes the rows that a draft asks for, one or a hundred, with the same few statements whatever their number: locked,
 * judged, stored, followed by their effects and recorded, all or nothing.
 * @throws HttpProblem 400 and 409 with the lines, 403, and what the draft's plan throws
 */
export const perform = async (
  write: WriteContext,
  draft: Draft,
  rights: Rights,
): Promise<readonly Written[]> => {
  const { resource } = write
  // What a call names is in reach or the call is refused whole, before anything is looked at.
  demand(
    draft.wanted.flatMap((one) => placesNamed(resource, one)),
    rights.insert,
  )
  const raised = await changeSources(write, draft, perform)
  const locked = await lockDraft(write, draft)
  const plan = await draft.plan(locked.own, raised)
  demandRights(write, plan, rights)
  const { changes, problems } = await judgeChanges(write, locked, plan)
  // Where a row has its institution from the row that it points at, a 403 before the problems would tell that this one is there.
  if (!resource.inherits) demandConcerned(write, changes, rights)
  throwAny(onLines(problems, changes, draft.isBatch))
  if (resource.inherits) demandConcerned(write, changes, rights)
  if (draft.onlyNew) await demandNew(write, changes)
  if (draft.isBatch) await demandFree(write, locked, changes)
  if (draft.isBatch) write.placings?.push(() => placingsOf(resource, locked, changes))
  const written = await store(write, locked, changes)
  fireAndForget(recordAudit(write.tx, write.principal, entriesOf(resource, written)))
  for (const { outcome, stored } of written)
    if (outcome === 'created') {
      await beginRecords(write, stored.id)
      await runCreated(write, stored)
    }
  return written
}

/** The records of lines, in all institutions concerned; none where nothing has become of one. */
const entriesOf = (resource: Resource, written: readonly Written[]): AuditEntry[] =>
  written.flatMap(({ current, stored, outcome, concerned }) => {
    if (outcome === 'unchanged') return []
    const action = current ? (outcome === 'linked' ? 'link' : 'update') : 'insert'
    const institutions = isInstitution(resource.entity) ? [stored.id] : concerned
    return [entryOf(resource, action, { before: current, after: stored, institutions })]
  })

/** Of a row that has its institution from another one, that one says it. */
const placesNamed = (resource: Resource, { id, institutions, submitted }: Wanted): readonly number[] =>
  id !== undefined || resource.inherits || resource.link
    ? institutions
    : [...institutions, ...idsAmong(institutionsOf(resource.entity, submitted.values))]

const demandRights = (
  { principal, resource, resources }: WriteContext,
  plan: readonly Change[],
  rights: Rights,
): void => {
  const { entity } = resource
  // A new institution is in nobody's reach but theirs who reach all.
  if (isInstitution(entity) && rights.insert !== 'all' && plan.some(({ current }) => !current))
    throw new HttpProblem(403)
  // A row that is in no institution yet is anybody's: only who reaches all makes one, or changes it.
  if (isShared(entity) && rights.insert !== 'all')
    for (const { current, institutions } of plan)
      if ((current ? idsIn(current.institution) : institutions).length === 0) throw new HttpProblem(403)
  const tied = plan.flatMap((change) => (change.current ? tiesOf(change) : []))
  const join = joinOf(entity)
  if (join && tied.length > 0) demand(tied, reach(principal, resources.of(join.link), 'insert'))
}

/** Of a row that exists the right to change it is needed in each of its institutions, of a new one that to make it. */
const demandConcerned = (write: WriteContext, changes: readonly JudgedChange[], rights: Rights): void => {
  for (const change of changes) {
    if (rights.by) demandGranted(write, change, rights.by)
    if (!change.current) demand(change.concerned, rights.insert)
    else {
      const ties = tiesOf(change)
      demand(
        change.concerned.filter((id) => !ties.includes(id)),
        rights.update(),
      )
    }
  }
}

/** What takes a grant is looked at row by row: a new one as it is to be, one that is there as it stands, with what changes of it. */
const demandGranted = (
  { principal, settings }: WriteContext,
  { current, concerned, submitted, judged: { row, changed } }: JudgedChange,
  by: Right,
): void => {
  const columns = current ? Object.keys(submitted.values).filter((name) => changed.has(name)) : []
  demandColumns(by, { values: current ?? row, places: concerned }, columns, principal, settings)
}

const demandNew = async ({ tx, resource }: WriteContext, changes: readonly JudgedChange[]): Promise<void> => {
  const candidates = changes.map(({ line, concerned, judged: { row } }) => ({
    line,
    institutions: concerned,
    row,
  }))
  const taken = await existingKeyProblems(tx, resource, candidates)
  throwAny(taken, 409)
}

/** Rows that links of a batch tie to an institution that has another one of the same name: the database knows no lines. */
const demandFree = async (
  { tx, resource }: WriteContext,
  locked: Locked,
  changes: readonly JudgedChange[],
): Promise<void> => {
  const fresh = changes.filter(({ current }) => !current)
  if (fresh.length === 0) return
  for (const carried of resource.carried) {
    const joined = locked.of(carried.resource().entity.name)
    const candidates = fresh.flatMap(({ line, concerned, judged }) => {
      const row = joined.get(idIn(judged.row[carried.row]) ?? 0)
      return row ? [{ line, institutions: concerned, row }] : []
    })
    const taken = await carriedKeyProblems(tx, carried, candidates)
    throwAny(taken, 409)
  }
}

const store = async (
  write: WriteContext,
  locked: Locked,
  changes: readonly JudgedChange[],
): Promise<readonly Written[]> => {
  await write.tally?.changing(
    write.resource,
    changes.flatMap((change) => {
      const { current, judged } = change
      return current ? [{ id: current.id, columns: judged.changed, tied: tiesOf(change).length > 0 }] : []
    }),
  )
  const created = await createRows(write, locked, changes)
  write.tally?.created(
    write.resource,
    [...created.values()].map((row) => ({
      id: row.id,
      institutions: institutionsOf(write.resource.entity, row),
    })),
  )
  const updated = await updateChanged(write, locked, changes)
  await tieRows(write, changes, updated)
  // What follows may make other versions of these very rows.
  const raised: Raised = new Map()
  const changed = changes.flatMap((change) => {
    const { current, judged } = change
    const after = updated.get(change)
    return current && after ? [{ before: current, after, changed: judged.changed }] : []
  })
  await runChanges({ ...write, raised }, changed)
  for (const [row, times] of raised) write.raised?.set(row, (write.raised.get(row) ?? 0) + times)
  return changes.map((change): Written => {
    const { current } = change
    const ties = tiesOf(change)
    const written = created.get(change) ?? updated.get(change) ?? current
    if (!written) throw new HttpProblem(500)
    const later = raisedOf(write.resource.entity, written.id, raised)
    const stored = later > 0 ? { ...written, version: written.version + later } : written
    if (!current) return { ...change, stored, outcome: 'created' }
    if (ties.length > 0) {
      const institution = [...idsIn(current.institution), ...ties].sort((a, b) => a - b)
      const raised = !updated.has(change) && mayStandTwice(write.resource.entity)
      const version = stored.version + (raised ? 1 : 0)
      return { ...change, stored: { ...stored, institution, version }, outcome: 'linked' }
    }
    return { ...change, stored, outcome: updated.has(change) ? 'updated' : 'unchanged' }
  })
}

/** The records that every institution has, as they are before anybody has modified them. */
const beginRecords = async (write: WriteContext, institution: number): Promise<void> => {
  for (const name of begunWith(write.resource.entity)) {
    const resource = write.resources.of(name)
    const draft = insertion({ values: placedIn(resource.entity, institution), claimed: {} }, [])
    await perform({ ...write, resource }, draft, { insert: 'all', update: () => 'all' })
  }
}
