import { institutionsOf } from '#dsl/entities/places.ts'
import { quoted } from '#server/model/names.ts'
import { settleAll } from '../../../db/pipelining.ts'
import { type Facts, factsOf } from '../../catalogue/criteriaContext.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { everyColumn, isRemoved, type StoredRow } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { lockingSql } from './lockIds.ts'
import { LockSet, type RowLocks } from './lockSet.ts'
import { addRepeatedLocks, hasRepeatedLocks } from './repeatedTargets.ts'
import { addPointedLocks, addTargetLocks, dependentsOf, pointersOf, type WriteSet } from './writeSet.ts'

export interface Locked {
  /** The rows to be changed, as they stand; those that are gone or removed are left out. */
  readonly own: readonly StoredRow[]
  /** Rows of an entity that the call touches, by id, removed ones among them. */
  of(entity: string): ReadonlyMap<number, StoredRow>
  /** Of the institutions that rows and values name. */
  readonly facts?: Facts
}

/** Something else has changed what a call was about to lock: it begins again. */
export class LockSetChanged extends Error {
  override name = 'LockSetChanged'
}

/** What one entity's rows take of a call. */
export interface Part {
  readonly write: WriteContext
  readonly writeSet: WriteSet
  /** Rows by entity that change with these. */
  readonly further?: () => Promise<[string, number[]][]>
}

/**
 * The one place where calls of resources lock rows: all that one will touch, tables in one order for everybody (what is pointed at
 * before what points at it), ids ascending, the strongest lock at once. So no two calls wait for each other. What is to
 * be locked follows from rows that are not locked yet; where they have changed by then, the call begins again. Gives what
 * the first part has locked.
 * @throws LockSetChanged
 */
export const lockAll = async (parts: readonly [Part, ...Part[]]): Promise<Locked> => {
  const [first] = parts
  const { write } = first
  const locks = new LockSet()
  const before: (readonly StoredRow[])[] = []
  for (const part of parts) before.push(await addLocks(part, locks))
  const dependents = async () => {
    const found: [string, number[]][] = []
    for (const { write: of, writeSet, further } of parts)
      found.push(...(await dependentsOf(of, writeSet)), ...((await further?.()) ?? []))
    return found
  }
  for (const [entity, ids] of await dependents()) locks.add(entity, ids, 'update')
  const [taken, facts] = await settleAll(takeAll(write, locks.inOrder(write.resources)), factsAsked(first))
  for (const [i, part] of parts.entries()) {
    demandUnchanged(part, ownRows(part, taken), before[i] ?? [])
    if (!hasRepeatedLocks(part.write, locks, part.writeSet, taken)) throw new LockSetChanged()
  }
  for (const [entity, ids] of await dependents())
    if (!locks.has(entity, ids, 'update')) throw new LockSetChanged()
  const { resource } = write
  return {
    own: ownRows(first, taken).filter((row) => !isRemoved(resource, row)),
    of: (entity) => taken.get(entity) ?? new Map(),
    ...(facts && { facts }),
  }
}

/** Adds what is known beforehand; gives the rows, not locked yet, that it was found by. */
const addLocks = async ({ write, writeSet }: Part, locks: LockSet): Promise<readonly StoredRow[]> => {
  const { resource } = write
  locks.add(resource.entity.name, writeSet.ids, 'update')
  addTargetLocks(write, locks, writeSet)
  await addRepeatedLocks(write, locks, writeSet)
  const before = pointersOf(write).length > 0 ? await readRows(write, resource, writeSet.ids) : []
  addPointedLocks(write, locks, before)
  return before
}

const factsAsked = async ({ write, writeSet }: Part): Promise<Facts | undefined> =>
  writeSet.isJudged
    ? factsOf(write.tx, write.resources, write.resource, placesOf(write.resource, writeSet))
    : undefined

/** The rows to be changed, removed ones among them. */
const ownRows = ({ write: { resource }, writeSet }: Part, taken: ReadonlyMap<string, Rows>): StoredRow[] => {
  const ids = new Set(writeSet.ids)
  return [...(taken.get(resource.entity.name)?.values() ?? [])].filter(({ id }) => ids.has(id))
}

const demandUnchanged = (
  { write, writeSet: { seen } }: Part,
  now: readonly StoredRow[],
  before: readonly StoredRow[],
): void => {
  demandSame(before, now, pointersOf(write))
  // Where values may be there once only, links come and go without a new version of the row.
  demandSame([...(seen?.values() ?? [])], now, ['version', 'institution'])
}

const placesOf = ({ entity, link }: Resource, { ids, values, institutions }: WriteSet) => {
  const said = link ? [] : idsAmong(values.flatMap((row) => institutionsOf(entity, row)))
  return { institutions: [...new Set([...institutions, ...said])], ids }
}

const demandSame = (before: readonly StoredRow[], now: readonly StoredRow[], columns: readonly string[]) => {
  const byId = new Map(before.map((row) => [row.id, row]))
  for (const row of now)
    if (
      columns.some(
        (name) => byId.has(row.id) && JSON.stringify(byId.get(row.id)?.[name]) !== JSON.stringify(row[name]),
      )
    )
      throw new LockSetChanged()
}

type Rows = ReadonlyMap<number, StoredRow>

/**
 * Locked one after the other, then read, in one round trip. A statement that waits for a lock sees the rows that it locks as
 * they are then, but what it joins as it was before: rows that join others are read by a statement of their own.
 */
const takeAll = async (
  write: WriteContext,
  inOrder: readonly RowLocks[],
): Promise<ReadonlyMap<string, Rows>> => {
  const taken = inOrder.map((one) => take(write, one))
  const read = inOrder.map((one, i) =>
    joinsOthers(one) ? readRows(write, one.resource, [...one.ids], one.whole) : taken[i],
  )
  const [, found] = await settleAll(
    settleAll(...taken),
    settleAll(...read.map(async (rows) => (await rows) ?? [])),
  )
  return new Map(
    inOrder.map(({ resource }, i) => [
      resource.entity.name,
      new Map((found[i] ?? []).map((row): [number, StoredRow] => [row.id, row])),
    ]),
  )
}

const joinsOthers = ({ resource, whole }: RowLocks): boolean =>
  whole && (resource.link !== undefined || resource.columns.some(({ list }) => list))

const take = ({ tx }: WriteContext, one: RowLocks): Promise<StoredRow[]> => {
  const { resource, ids, strength, whole } = one
  const selected = joinsOthers(one) ? 't."id"' : selectedOf(resource, whole)
  return run(tx, lockingSql(resource.table, selected, strength), [[...ids]])
}

const selectedOf = (resource: Resource, whole: boolean): string =>
  whole
    ? everyColumn(resource)
    : ['t."id"', ...(resource.soft ? [`t.${quoted(resource.soft)}`] : [])].join(', ')

/** Rows as they are, not locked, by id. */
export const rowsById = async (write: WriteContext, resource: Resource, ids: readonly number[]) =>
  new Map((await readRows(write, resource, ids)).map((row) => [row.id, row]))

/** Rows of these ids as they stand, removed ones among them; all columns where `whole`. */
export const readRows = async (
  { tx }: WriteContext,
  resource: Resource,
  ids: readonly number[],
  whole = true,
): Promise<StoredRow[]> => {
  if (ids.length === 0) return []
  return run(
    tx,
    `select ${selectedOf(resource, whole)} from ${resource.table} t where t."id" = any($1::int[])`,
    [ids],
  )
}
