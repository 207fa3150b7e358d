import { institutionsOf } from '#dsl/entities/places.ts'
import { quoted } from '#server/model/names.ts'
import { together } from '../../../db/together.ts'
import { type Facts, factsOf } from '../../catalogue/criteriaContext.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { everyColumn, isRemoved, type StoredRow } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { type Claim, Claims } from './claims.ts'
import { lockingSql } from './lockIds.ts'
import { claimPointed, claimTargets, dependentsOf, pointersOf, type Touching } from './touching.ts'

export interface Locked {
  /** The rows to be changed, as they stand; those that are gone or removed are left out. */
  readonly own: readonly StoredRow[]
  /** Rows of an entity that the call touches, by id, removed ones among them. */
  of(entity: string): ReadonlyMap<number, StoredRow>
  /** Of the institutions that rows and values name. */
  readonly facts?: Facts
}

/** Something else has changed what a call was about to lock: it begins again. */
export class Unsettled extends Error {
  override name = 'Unsettled'
}

/** What one entity's rows take of a call. */
export interface Part {
  readonly write: WriteContext
  readonly touching: Touching
  /** Rows by entity that change with these. */
  readonly further?: () => Promise<[string, number[]][]>
}

/**
 * The one place where calls of resources lock rows: all that one will touch, tables in one order for everybody (what is pointed at
 * before what points at it), ids ascending, the strongest lock at once. So no two calls wait for each other. What is to
 * be locked follows from rows that are not locked yet; where they have changed by then, the call begins again. Gives what
 * the first part has locked.
 * @throws Unsettled
 */
export const lockAll = async (parts: readonly [Part, ...Part[]]): Promise<Locked> => {
  const [first] = parts
  const { write } = first
  const claims = new Claims()
  const before: (readonly StoredRow[])[] = []
  for (const part of parts) before.push(await claim(part, claims))
  const dependents = async () => {
    const found: [string, number[]][] = []
    for (const { write: of, touching, further } of parts)
      found.push(...(await dependentsOf(of, touching)), ...((await further?.()) ?? []))
    return found
  }
  for (const [entity, ids] of await dependents()) claims.add(entity, ids, 'update')
  const [taken, facts] = await together(takeAll(write, claims.inOrder(write.resources)), factsAsked(first))
  for (const [i, part] of parts.entries()) demandUnchanged(part, ownRows(part, taken), before[i] ?? [])
  for (const [entity, ids] of await dependents())
    if (!claims.has(entity, ids, 'update')) throw new Unsettled()
  const { resource } = write
  return {
    own: ownRows(first, taken).filter((row) => !isRemoved(resource, row)),
    of: (entity) => taken.get(entity) ?? new Map(),
    ...(facts && { facts }),
  }
}

/** Claims what is known beforehand; gives the rows, not locked yet, that it was found by. */
const claim = async ({ write, touching }: Part, claims: Claims): Promise<readonly StoredRow[]> => {
  const { resource } = write
  claims.add(resource.entity.name, touching.ids, 'update')
  claimTargets(write, claims, touching)
  const before = pointersOf(resource).length > 0 ? await readRows(write, resource, touching.ids) : []
  claimPointed(write, claims, before)
  return before
}

const factsAsked = async ({ write, touching }: Part): Promise<Facts | undefined> =>
  touching.isJudged
    ? factsOf(write.tx, write.resources, write.resource, placesOf(write.resource, touching))
    : undefined

/** The rows to be changed, removed ones among them. */
const ownRows = ({ write: { resource }, touching }: Part, taken: ReadonlyMap<string, Rows>): StoredRow[] => {
  const ids = new Set(touching.ids)
  return [...(taken.get(resource.entity.name)?.values() ?? [])].filter(({ id }) => ids.has(id))
}

const demandUnchanged = (
  { write: { resource }, touching: { seen } }: Part,
  now: readonly StoredRow[],
  before: readonly StoredRow[],
): void => {
  demandSame(before, now, pointersOf(resource))
  // Links come and go without a new version of the row.
  demandSame([...(seen?.values() ?? [])], now, ['version', 'institution'])
}

const placesOf = ({ entity, link }: Resource, { ids, values, institutions }: Touching) => {
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
      throw new Unsettled()
}

type Rows = ReadonlyMap<number, StoredRow>

/**
 * Locked one after the other, then read, in one round trip. A statement that waits for a lock sees the rows that it locks as
 * they are then, but what it joins as it was before: rows that join others are read by a statement of their own.
 */
const takeAll = async (
  write: WriteContext,
  inOrder: readonly Claim[],
): Promise<ReadonlyMap<string, Rows>> => {
  const taken = inOrder.map((claim) => take(write, claim))
  const read = inOrder.map((claim, i) =>
    joinsOthers(claim) ? readRows(write, claim.resource, [...claim.ids], claim.whole) : taken[i],
  )
  const [, found] = await together(
    together(...taken),
    together(...read.map(async (rows) => (await rows) ?? [])),
  )
  return new Map(
    inOrder.map(({ resource }, i) => [
      resource.entity.name,
      new Map((found[i] ?? []).map((row): [number, StoredRow] => [row.id, row])),
    ]),
  )
}

const joinsOthers = ({ resource, whole }: Claim): boolean =>
  whole && (resource.link !== undefined || resource.columns.some(({ list }) => list))

const take = ({ tx }: WriteContext, claim: Claim): Promise<StoredRow[]> => {
  const { resource, ids, strength, whole } = claim
  const selected = joinsOthers(claim) ? 't."id"' : selectedOf(resource, whole)
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
