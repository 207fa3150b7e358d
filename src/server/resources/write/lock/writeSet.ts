import { copiesIn, limitsOf } from '#dsl/entities/facts.ts'
import { isLocal } from '#dsl/entities/local.ts'
import { institutionsOf, joinOf, placeName } from '#dsl/entities/places.ts'
import type { Effect } from '#dsl/entities/reactions/effects.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { visibleTo } from '../../catalogue/access.ts'
import { copiesOf, copySource, onePerRelation, pointedBy } from '../../catalogue/copySource.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Resource, Resources } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import { rowsAffectedBy } from '../store/effects.ts'
import { listingsOf } from '../store/joinLists.ts'
import { repeating, repeatingRows, rowsRepeating } from '../store/repeatedLists.ts'
import type { WriteContext } from '../writeContext.ts'
import type { LockSet } from './lockSet.ts'
import { repeatedKeys } from './repeatedTargets.ts'

/** What a call is going to write. */
export interface WriteSet {
  /** Rows that are there, to be changed or removed. */
  readonly ids: readonly number[]
  /** Values to be written, of new rows and of those. */
  readonly values: readonly Values[]
  /** Institutions that rows are to be tied to. */
  readonly institutions: readonly number[]
  /** What may follow. */
  readonly effects: readonly Effect[]
  /** The rows as they were when somebody last looked, where it is to be known that they still are. */
  readonly seen?: ReadonlyMap<number, StoredRow>
  /** Whether the values are judged: what their criteria ask of institutions is then read with the rows. */
  readonly isJudged?: true
}

/** What the values point at: it stays as long as the call lasts, and what is repeated of it does not change. */
export const addTargetLocks = (
  write: WriteContext,
  locks: LockSet,
  { values, institutions }: WriteSet,
): void => {
  const { principal, resources, resource } = write
  const { entity, carried, listedBy } = resource
  const copied = new Set(copiesIn(entity).map(([, { relation }]) => relation))
  const limited = new Set(limitsOf(entity).map(({ child }) => child))
  for (const { name, column } of resource.columns) {
    const target = column?.facts.entity
    if (!target) continue
    const ids = [...new Set(idsAmong(values.flatMap((row) => row[name] ?? [])))]
    const of = resources.of(target)
    const repeats = copied.has(name) || limited.has(name) || carried.some((one) => one.row === name)
    const owns = listedBy.some((one) => one.row === name)
    const whole = repeats || visibleTo(principal, of) !== 'all' || isLocal(entity, name, of.entity)
    locks.add(target, ids, owns ? 'update' : repeats ? 'share' : 'key share', whole)
  }
  const join = joinOf(entity)
  if (join) {
    locks.add(pointedBy(resources.of(join.link), join.institution), institutions, 'key share', false)
  }
}

/** The columns by which rows that are there point at others which change, or must not, when they do. */
export const pointersOf = ({ resource, resources }: WriteContext): string[] => [
  ...new Set([
    ...(placedLists(resource).length > 0 ? [placeName(resource.entity)] : []),
    ...repeatedInLists(resource, resources).map(({ column }) => column),
    ...copiesIn(resource.entity).map(([, { relation }]) => relation),
    ...limitsOf(resource.entity).map(({ child }) => child),
    ...[...resource.carried, ...resource.listedBy].map(({ row }) => row),
  ]),
]

/** Lists that are kept in rows of institutions. */
const placedLists = (resource: Resource) =>
  listingsOf(resource).flatMap(({ through: { entity, institution } }) =>
    institution === undefined ? [] : [{ entity, institution }],
  )

/** What the rows of lists repeat of the row that has the list, where that is a foreign key itself: its institution, for one. */
const repeatedInLists = (resource: Resource, resources: Resources) =>
  listingsOf(resource).flatMap(({ through: { entity, row } }) =>
    repeatedKeys(resources.of(entity)).filter(({ relation }) => relation === row),
  )

export const addPointedLocks = (
  { resource, resources }: WriteContext,
  locks: LockSet,
  rows: readonly StoredRow[],
): void => {
  const at = (name: string) => idsAmong(rows.flatMap((row) => row[name] ?? []))
  for (const { column, target } of repeatedInLists(resource, resources))
    locks.add(target, at(column), 'key share', false)
  for (const { child } of limitsOf(resource.entity)) locks.add(pointedBy(resource, child), at(child), 'share')
  for (const [, copy] of copiesIn(resource.entity))
    locks.add(copySource(resource, copy), at(copy.relation), 'share')
  for (const { resource: of, row } of [...resource.carried, ...resource.listedBy])
    locks.add(of().entity.name, at(row), 'update')
  const places = rows.flatMap((row) => institutionsOf(resource.entity, row))
  for (const { entity, institution } of placedLists(resource))
    locks.add(pointedBy(resources.of(entity), institution), places, 'key share', false)
}

/** Rows that change with these: those that repeat what is written, and those that effects reach. */
export const dependentsOf = async (
  write: WriteContext,
  writeSet: WriteSet,
): Promise<[string, number[]][]> => {
  const { tx, resource } = write
  const { ids, values, effects } = writeSet
  const found = await relistedWith(write, writeSet)
  if (ids.length === 0) return found
  const written = new Set(values.flatMap((row) => Object.keys(row)))
  const followed = copiesOf(write.resources, resource).filter(
    ({ copy }) =>
      written.has(copy.column) ||
      resource.entity.derived[copy.column] !== undefined ||
      // Its lists go with a row.
      (copy.writes && resource.names.get(copy.column)?.list !== undefined),
  )
  found.push(...(await rowsRepeating(tx, onePerRelation(followed), ids)))
  for (const effect of effects) found.push(...(await rowsAffectedBy(write, effect, ids)))
  return found
}

/** Rows that repeat lists which rows make up, those that are written and those that are there, and can change them. */
const relistedWith = async (
  write: WriteContext,
  { ids, values }: WriteSet,
): Promise<[string, number[]][]> => {
  const { tx, resource } = write
  const found: [string, number[]][] = []
  for (const { resource: of, row } of resource.listedBy) {
    const list = { resource: of(), link: resource.entity.name }
    if (repeating(write, list).length === 0) continue
    const text = `select distinct ${quoted(row)} as "id" from ${resource.table} where "id" = any($1::int[])`
    const there = ids.length > 0 ? await run<{ id: number }>(tx, text, [ids]) : []
    const listed = [...idsAmong(values.map((one) => one[row])), ...there.map(({ id }) => id)]
    found.push(...(await repeatingRows(write, { ...list, ids: listed })))
  }
  return found
}
