import { copiesIn } from '#dsl/entities/facts.ts'
import { remembered } from '#dsl/remembered.ts'
import { quoted } from '#server/model/names.ts'
import { copySource } from '../../catalogue/copySource.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import type { LockSet } from './lockSet.ts'
import type { WriteSet } from './writeSet.ts'

/** What rows repeat of a row that they point at, where that is a foreign key itself: the institution of the row, for one. */
interface RepeatedKey {
  readonly relation: string
  /** The entity that is repeated, and its column. */
  readonly source: string
  readonly column: string
  /** The entity that this points at. */
  readonly target: string
}

export const repeatedKeys = remembered((resource: Resource): readonly RepeatedKey[] =>
  copiesIn(resource.entity).flatMap(([name, copy]) => {
    const { column, list } = resource.names.get(name) ?? {}
    const target = column?.facts.entity
    if (target === undefined || list || column?.kind.sql !== 'integer') return []
    return [{ relation: copy.relation, source: copySource(resource, copy), column: copy.column, target }]
  }),
)

const sourceIds = ({ values }: WriteSet, { relation }: RepeatedKey): number[] => [
  ...new Set(idsAmong(values.flatMap((row) => row[relation] ?? []))),
]

/**
 * Adds what is pointed at by what new values repeat. Left to the foreign key, it would be locked as the row is written: after
 * what comes later in the order. It is known by rows that are not locked yet: `hasRepeatedLocks` looks again.
 */
export const addRepeatedLocks = async (
  write: WriteContext,
  locks: LockSet,
  writeSet: WriteSet,
): Promise<void> => {
  for (const key of repeatedKeys(write.resource)) {
    const ids = sourceIds(writeSet, key)
    if (ids.length === 0) continue
    const { table } = write.resources.of(key.source)
    const text = `select ${quoted(key.column)} as "id" from ${table} where "id" = any($1::int[])`
    const found = await run<{ id: unknown }>(write.tx, text, [ids])
    const targets = idsAmong(found.map(({ id }) => id))
    locks.add(key.target, targets, 'key share', false)
  }
}

/** Whether that has not changed until the rows were locked. */
export const hasRepeatedLocks = (
  write: WriteContext,
  locks: LockSet,
  writeSet: WriteSet,
  taken: ReadonlyMap<string, ReadonlyMap<number, StoredRow>>,
): boolean =>
  repeatedKeys(write.resource).every((key) => {
    const rows = sourceIds(writeSet, key).flatMap((id) => taken.get(key.source)?.get(id) ?? [])
    const targets = idsAmong(rows.map((row) => row[key.column]))
    return locks.has(key.target, targets, 'key share')
  })
