import { institutionsOf } from '#dsl/entities/places.ts'
import { quoted } from '#server/model/names.ts'
import { together } from '../../../db/together.ts'
import { type Facts, factsOf } from '../../catalogue/criteriaContext.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { everyColumn, isRemoved, type StoredRow } from '../../catalogue/storedRow.ts'
import { idsAmong } from '../submission.ts'
import type { WriteContext } from '../writeContext.ts'
import { type Claim, Claims } from './claims.ts'
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

/**
 * The one place where rows are locked: all that a call will touch, tables in one order for everybody (what is pointed at
 * before what points at it), ids ascending, the strongest lock at once. So no two calls wait for each other. What is to
 * be locked follows from rows that are not locked yet; where they have changed by then, the call begins again.
 * `further` are rows by entity that change with these.
 * @throws Unsettled
 */
export const lockAll = async (
  write: WriteContext,
  touching: Touching,
  further: () => Promise<[string, number[]][]> = async () => [],
): Promise<Locked> => {
  const { resources, resource } = write
  const claims = new Claims()
  claims.add(resource.entity.name, touching.ids, 'update')
  claimTargets(write, claims, touching)
  const pointing = pointersOf(resource)
  const before = pointing.length > 0 ? await readRows(write, resource, touching.ids) : []
  claimPointed(write, claims, before)
  const dependents = async () => [...(await dependentsOf(write, touching)), ...(await further())]
  for (const [entity, ids] of await dependents()) claims.add(entity, ids, 'update')
  const [locked, facts] = await together(
    takeAll(write, claims.inOrder(resources)),
    touching.isJudged ? factsOf(write.tx, resources, resource, placesOf(resource, touching)) : unasked,
  )
  const ids = new Set(touching.ids)
  const all = [...(locked.get(resource.entity.name)?.values() ?? [])]
  const own = all.filter((row) => ids.has(row.id) && !isRemoved(resource, row))
  demandSame(before, own, pointing)
  demandSame([...(touching.seen?.values() ?? [])], own, ['version'])
  for (const [entity, ids] of await dependents()) if (!claims.has(entity, ids)) throw new Unsettled()
  return { own, of: (entity) => locked.get(entity) ?? new Map(), ...(facts && { facts }) }
}

const unasked = Promise.resolve(undefined)

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

/** In order of id, so that two calls that lock the same rows wait for each other one way. */
const take = ({ tx }: WriteContext, claim: Claim): Promise<StoredRow[]> => {
  const { resource, ids, strength, whole } = claim
  const selected = joinsOthers(claim) ? 't."id"' : selectedOf(resource, whole)
  return run(
    tx,
    `select ${selected} from ${resource.table} t where t."id" = any($1::int[]) order by t."id" for ${strength} of t`,
    [[...ids]],
  )
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
