import { crc32 } from 'node:zlib'
import { institutionsOf } from '#dsl/entities/places.ts'
import { fillDefaults } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { Values } from '#protocol/row.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import type { Wanted } from '../plan.ts'

/** Locks of one rule at most: a call of many rows must not fill the lock table of the server. */
const BUCKETS = 1024

/** Lines that write unique values, and the rows that they change. */
export interface Keyed {
  readonly resource: Resource
  readonly wanted: readonly Wanted[]
  readonly rows: ReadonlyMap<number, StoredRow>
}

/**
 * Of calls that write the same unique value one goes first, and the others see what it wrote: advisory locks, in order,
 * before any row is locked. Left to the unique index, two batches that hold the same values in another order would each
 * wait for the other.
 */
export const lockKeys = async (tx: Executor, keyed: readonly Keyed[]): Promise<void> => {
  const buckets = new Map(keyed.flatMap(bucketsOf).map((bucket) => [bucket.join(), bucket]))
  await take(tx, [...buckets.values()])
}

type Bucket = readonly [rule: number, bucket: number]

const bucketsOf = ({ resource, wanted, rows }: Keyed): Bucket[] => {
  const { entity, keys, link } = resource
  const buckets: Bucket[] = []
  for (const { id, institutions, submitted } of wanted) {
    const current = id === undefined ? undefined : rows.get(id)
    const filled = fillDefaults(entity, { ...current, ...submitted.values })
    const next = { ...filled, ...recompute(entity, filled) }
    for (const place of [...keys, ...(link?.keys ?? [])])
      for (const row of current ? [current, next] : [next])
        for (const at of placesOf(place, row, [
          ...institutions,
          ...(current ? institutionsOf(resource.entity, current) : []),
        ])) {
          const bucket = bucketOf(place, row, at)
          if (bucket) buckets.push(bucket)
        }
  }
  return buckets
}

const placesOf = (place: UniquePlace, row: Values, institutions: readonly number[]): readonly unknown[] => {
  if (place.institution === undefined) return ['everywhere']
  return place.table === place.entity ? [row[place.institution]] : institutions
}

const bucketOf = (place: UniquePlace, row: Values, at: unknown): Bucket | undefined => {
  const key = uniqueKey(place.rule.columns.map((name) => row[name]))
  return key === null ? undefined : [crc32(place.name) | 0, crc32(`${at} ${key}`) % BUCKETS]
}

const take = async (tx: Executor, buckets: readonly Bucket[]): Promise<void> => {
  if (buckets.length === 0) return
  await run(
    tx,
    `select pg_advisory_xact_lock(k."rule", k."bucket") from (select (x->>0)::int as "rule", (x->>1)::int as "bucket" from jsonb_array_elements($1::jsonb) x order by 1, 2) k`,
    [JSON.stringify(buckets)],
  )
}
