import { mayStandTwice } from '#engine/save/reach.ts'
import { fireAndForget } from '../../../db/pipelining.ts'
import { HttpProblem } from '../../../errors.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import type { JudgedChange } from '../judge/judgeChanges.ts'
import type { Locked } from '../lock/lockRows.ts'
import { tiesOf } from '../plan.ts'
import type { WriteContext } from '../writeContext.ts'
import { type Relisted, refreshCopies } from './denormalised.ts'
import { listingsOf, listsOf, touchListed, writeLists } from './joinLists.ts'
import { tie } from './joinRows.ts'
import { insertRows, raiseVersions, updateLinkKeys, updateRows } from './rows.ts'
import { changesKey, heldKeys, keysOf } from './uniqueKeys.ts'
import { usedJoins } from './usage.ts'

type Stored = ReadonlyMap<JudgedChange, StoredRow>

const isNew = ({ current }: JudgedChange): boolean => current === undefined

/** Inserts the rows that are new, with their institutions and lists. */
export const createRows = async (
  write: WriteContext,
  locked: Locked,
  changes: readonly JudgedChange[],
): Promise<Stored> => {
  const { tx, resource } = write
  const fresh = changes.filter(isNew)
  if (fresh.length === 0) return new Map()
  const rows = fresh.map(({ judged }) => judged.row)
  await touchListed(write, rows)
  const inserted = await insertRows(
    tx,
    resource,
    rows.map((row) => ({ ...row, ...heldKeys(resource, locked, row) })),
  )
  if (inserted.length !== fresh.length) throw new HttpProblem(500)
  await tie(
    write,
    fresh.flatMap(({ institutions, judged }, i) =>
      institutions.map((institution) => ({ row: inserted[i]?.id ?? 0, institution, values: judged.row })),
    ),
  )
  await writeLists(
    write,
    inserted.map(({ id }, i) => ({ id, row: rows[i] ?? {} })),
  )
  return new Map(
    fresh.flatMap((change, i): [JudgedChange, StoredRow][] => {
      const { institutions, judged } = change
      const row = inserted[i]
      if (!row) return []
      const linked = resource.link && { institution: [...institutions].sort((a, b) => a - b) }
      return [[change, { ...row, ...listsOf(resource, judged.row), ...linked }]]
    }),
  )
}

/** Writes over the rows whose columns change, and what follows them elsewhere. */
export const updateChanged = async (
  write: WriteContext,
  locked: Locked,
  changes: readonly JudgedChange[],
): Promise<Stored> => {
  const { tx, resource } = write
  const changed = changes.flatMap((change) => {
    const { current, judged } = change
    return current && judged.changed.size > 0 ? [{ change, current, judged }] : []
  })
  if (changed.length === 0) return new Map()
  const joins = changed.map(({ current, judged }, line) => ({ line, join: current, next: judged.row }))
  for (const [, problem] of await usedJoins(write, joins)) throw problem
  await touchListed(
    write,
    changed.flatMap(({ current, judged }) => [current, judged.row]),
  )
  await writeLists(
    write,
    changed.map(({ current, judged: { row, changed: columns } }) => ({
      id: current.id,
      row,
      changed: columns,
    })),
  )
  const rows = changed.map(({ current: { id, version }, judged: { row } }) => ({
    ...row,
    ...heldKeys(resource, locked, row),
    id,
    version,
  }))
  const updated = new Map((await updateRows(tx, resource, rows)).map((row) => [row.id, row]))
  const { link } = resource
  if (link) {
    const keyed = changed.filter(({ judged }) => changesKey(link.keys, judged.changed))
    const keys = keyed.map(({ current, judged }) => ({
      row: current.id,
      keys: keysOf(link.keys, judged.row),
    }))
    fireAndForget(updateLinkKeys(tx, link, keys))
  }
  await refreshCopies(write, [...updated.keys()], relistedBy(resource, changed))
  return new Map(
    changed.map(({ change, current }): [JudgedChange, StoredRow] => {
      const row = updated.get(current.id)
      if (!row) throw new HttpProblem(500)
      return [change, row]
    }),
  )
}

/** The rows of which each list changes. */
const relistedBy = (
  resource: Resource,
  rows: readonly { readonly current: StoredRow; readonly judged: JudgedChange['judged'] }[],
): Relisted =>
  new Map(
    listingsOf(resource).map(({ name }) => [
      name,
      rows.flatMap(({ current, judged }) => (judged.changed.has(name) ? current.id : [])),
    ]),
  )

/**
 * Ties rows that are there already to the institutions that they are not in yet: they are another version with it, and their lists
 * have what was chosen there.
 */
export const tieRows = async (
  write: WriteContext,
  changes: readonly JudgedChange[],
  updated: Stored,
): Promise<void> => {
  const { tx, resource } = write
  const ties = changes.flatMap((change) =>
    tiesOf(change).map((institution) => ({
      row: change.current?.id ?? 0,
      institution,
      values: change.judged.row,
    })),
  )
  const unchanged = changes.filter((change) => tiesOf(change).length > 0 && !updated.has(change))
  const ids = unchanged.flatMap(({ current }) => current?.id ?? [])
  if (ids.length > 0 && mayStandTwice(resource.entity)) await raiseVersions(tx, resource, ids)
  await tie(write, ties)
  await writeLists(
    write,
    changes.flatMap((change) => {
      const { current, judged } = change
      const isTied = current !== undefined && tiesOf(change).length > 0
      return isTied ? [{ id: current.id, row: judged.row, changed: judged.changed }] : []
    }),
  )
}
