import { institutionsOf } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import { recordAudit } from '../../audit.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { demand, isVisible, visibleTo } from '../catalogue/access.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { type Here, type JudgedHere, judgeHere, takenHere } from './judge/judgeHere.ts'
import type { Locked } from './lock/lockRows.ts'
import { lockSeparations } from './lock/lockSeparations.ts'
import { type Modification, misplaced } from './modification.ts'
import { namedRow } from './namedRow.ts'
import { demandVersion } from './optimisticLock.ts'
import { perform } from './perform.ts'
import type { Draft } from './plan.ts'
import { Refusals } from './refusals.ts'
import { entryOf } from './store/auditEntry.ts'
import { refreshCopies } from './store/denormalised.ts'
import { runChanges } from './store/effects.ts'
import { leaveLists, listsOf, listsWithin, writeLists } from './store/joinLists.ts'
import { freeKeys, moveLinks } from './store/moveLinks.ts'
import { movePointers, type Pointing, pointingHere, tornPointers } from './store/movePointers.ts'
import { placingsOf } from './store/placings.ts'
import { insertRows, raiseVersions } from './store/rows.ts'
import { keysOf } from './store/uniqueKeys.ts'
import { throwAny } from './submission.ts'
import type { WriteContext } from './writeContext.ts'

export interface ChangesHere {
  readonly changes: readonly Modification[]
  /** Where they are to hold: some of the institutions that share each row. */
  readonly institutions: readonly number[]
  /** Problems name the line they are of. */
  readonly isBatch: boolean
}

/**
 * Changes rows in some institutions alone, one or a thousand, with the same few statements. Where others have a row too, these get
 * one of their own with the new values: the copy is made, the institutions are linked to it instead, and what points at the row
 * there points at the copy. Where none has, it is changed as it is. All is looked at before anything is written. Gives the rows as
 * the changes stand. Throws HttpProblem 400, 403, 404, 409 (with the institutions where a unique value is taken, or the
 * entities whose rows point at both) and 412, of a batch with all lines that are refused.
 */
export const changeHere = async (
  write: WriteContext,
  asked: ChangesHere,
  allowed: Reach,
): Promise<readonly StoredRow[]> => {
  const { changes, institutions, isBatch } = asked
  if (!write.resource.link) throw malformed('institutions')
  demand(institutions, allowed)
  const refusals = new Refusals()
  const locked = await lockSeparations(write, changes, institutions)
  const found = await findHere(write, locked, asked, allowed, refusals)
  const judged = await judgeHere(write, locked, found, refusals)
  const whole = judged.filter(({ isShared }) => !isShared)
  // Their copies are numbered as they are.
  const shared = judged.filter(({ isShared }) => isShared).sort((a, b) => a.before.id - b.before.id)
  const ids = shared.map(({ before }) => before.id)
  const pointing = ids.length > 0 ? await pointingHere(write, ids, institutions) : []
  const leaving = shared.map(({ line, before }) => ({ line, id: before.id }))
  const torn = tornPointers(pointing, leaving, institutions)
  refusals.add(await takenHere(write, judged, torn))
  refusals.add(torn)
  refusals.throwAny(isBatch)
  // What one row of the call gives up another one may take.
  const giving = judged.filter(({ givesKeys }) => givesKeys).map(({ before }) => before.id)
  await write.tally?.changing(
    write.resource,
    ids.map((id) => ({ id, columns: 'all' })),
  )
  await freeKeys(write, giving, institutions)
  const copies = await separate(write, locked, { shared, pointing, institutions, isBatch })
  const stored = new Map([...copies, ...(await changeWhole(write, whole, isBatch, allowed))])
  return changes.map((_, line) => {
    const row = stored.get(line)
    if (!row) throw new HttpProblem(500)
    return row
  })
}

/** The rows that are named, as they are in the institutions. */
const findHere = async (
  write: WriteContext,
  { own }: Locked,
  { changes, institutions }: ChangesHere,
  allowed: Reach,
  refusals: Refusals,
): Promise<readonly Here[]> => {
  const { principal, resource } = write
  const rows = new Map(own.map((row) => [row.id, row]))
  const visible = visibleTo(principal, resource)
  const right = { places: allowed }
  const found: Omit<Here, 'current'>[] = []
  for (const [line, { id, isWanted, submitted, within }] of changes.entries()) {
    const one = await refusals.ask(line, async () => {
      const row = rows.get(id)
      if (!row || !isVisible(resource, row, visible)) throw new HttpProblem(404)
      const places = institutionsOf(resource.entity, row)
      const isElsewhere = !institutions.every((place) => places.includes(place))
      const before = isElsewhere ? row : namedRow(write, [row], id, right)
      if (isWanted) await demandVersion(write, before, isWanted, right)
      if (isElsewhere) throw malformed('institutions', 'elsewhere')
      const isShared = institutions.length < places.length
      if (!isShared) throwAny(misplaced(resource, before, within))
      return { line, before, submitted, isShared }
    })
    if (one) found.push(one)
  }
  const ids = found.filter(({ isShared }) => isShared).map(({ before }) => before.id)
  const lists = await listsWithin(write, ids, institutions)
  return found.map((one) => {
    const { before, isShared } = one
    const here = { ...before, ...lists.get(before.id), institution: institutions }
    return { ...one, current: isShared ? here : before }
  })
}

interface Separations {
  readonly shared: readonly JudgedHere[]
  readonly pointing: readonly Pointing[]
  readonly institutions: readonly number[]
  readonly isBatch: boolean
}

/** Rows of their own for the institutions, by line. */
const separate = async (
  write: WriteContext,
  locked: Locked,
  { shared, pointing, institutions, isBatch }: Separations,
): Promise<readonly (readonly [number, StoredRow])[]> => {
  if (shared.length === 0) return []
  const { tx, principal, resource } = write
  const { entity, keys } = resource
  const ids = shared.map(({ before }) => before.id)
  // As new ones, of which the database may say that they are taken by what has been linked meanwhile.
  const placed = shared.map(({ change: { current: _, ...change } }) => ({ ...change, institutions }))
  if (isBatch) write.placings?.push(() => placingsOf(resource, locked, placed))
  const rows = shared.map(({ change }) => change.judged.row)
  const inserted = await insertRows(
    tx,
    resource,
    rows.map((row) => ({ ...row, ...keysOf(keys, row) })),
  )
  const copies = shared.flatMap(({ line, before, current, change: { judged } }, i) => {
    const copy = inserted[i]
    if (!copy) throw new HttpProblem(500)
    const places = institutions.toSorted((a, b) => a - b)
    const stored: StoredRow = { ...copy, ...listsOf(resource, judged.row), institution: places }
    return [{ line, before, current, judged, stored }]
  })
  write.tally?.created(
    resource,
    copies.map(({ stored }) => ({ id: stored.id, institutions })),
  )
  const moves = copies.map(({ before, stored, judged }) => ({
    from: before.id,
    to: stored.id,
    values: judged.row,
  }))
  await moveLinks(write, moves, institutions)
  await raiseVersions(tx, resource, ids)
  const to = new Map(moves.map((move) => [move.from, move.to]))
  await movePointers(write, pointing, to, institutions)
  await leaveLists(
    write,
    ids.map((id) => ({ id, institutions })),
  )
  await writeLists(
    write,
    copies.map(({ stored, judged: { row } }) => ({ id: stored.id, row })),
  )
  await refreshCopies(write, [...to.values()])
  await runChanges(
    write,
    copies.map(({ current, stored, judged: { row, changed } }) => ({
      before: current,
      after: row,
      row: stored,
      changed,
    })),
  )
  await recordAudit(
    tx,
    principal,
    copies.flatMap(({ before, stored }) => {
      const places = institutionsOf(entity, before)
      const after = { ...before, institution: places.filter((one) => !institutions.includes(one)) }
      return [
        entryOf(resource, 'update', { before, after, institutions: places }),
        entryOf(resource, 'insert', { after: stored, institutions }),
      ]
    }),
  )
  return copies.map(({ line, stored }) => [line, stored])
}

/** Rows that no other institution has, by line: they are changed as they are. */
const changeWhole = async (
  write: WriteContext,
  whole: readonly Here[],
  isBatch: boolean,
  allowed: Reach,
): Promise<readonly (readonly [number, StoredRow])[]> => {
  if (whole.length === 0) return []
  const draft: Draft = {
    wanted: whole.map(({ line, before: { id }, submitted }) => ({ line, id, institutions: [], submitted })),
    isBatch,
    plan: (rows) => {
      const now = new Map(rows.map((row) => [row.id, row]))
      return whole.flatMap(({ line, before: { id }, submitted }) => {
        const current = now.get(id)
        return current ? [{ line, institutions: [], submitted, current }] : []
      })
    },
  }
  const rights = { insert: allowed, update: () => allowed, by: { places: allowed } }
  return (await perform(write, draft, rights)).map(({ line, stored }) => [line, stored])
}
