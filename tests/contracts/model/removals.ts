import type { AnyEntity } from '#dsl/entities/entity.ts'
import { removalEffects, softDeletedBy, unlinksTo } from '#dsl/entities/facts.ts'
import { isShared } from '#dsl/entities/places.ts'
import { idsIn } from '#protocol/row.ts'
import { entityOf } from './catalogue.ts'
import type { Row } from './state.ts'
import { clearedWith, type Work } from './work.ts'

/** A row goes for good, is marked, or leaves institutions. */
export const removeRow = (
  work: Work,
  entity: AnyEntity,
  row: Row,
  here: readonly number[] | 'all' | undefined,
): void => {
  const { world } = work
  const named = here === 'all' ? undefined : here
  const places = world.placesOf(entity, row)
  const left = isShared(entity) && named ? places.filter((one) => named.includes(one)) : places
  if (isShared(entity) && named && left.length === 0) work.refuse(404)
  const last = unlinksTo(entity)
  const stays = left.length < places.length
  if (last === 'goes' && here === undefined && places.length > 0) work.refuse(409)
  for (const { related } of clearedWith(entity)) clear(work, related, row, left)
  if (last || stays) {
    work.put(entity, { ...row, places: places.filter((one) => !left.includes(one)) })
    work.leaves(entity, row.id, left, false)
  }
  if (last ? last === 'goes' && !stays : !stays) go(work, entity, row)
  work.signOut(removalEffects(entity), row)
  work.record('remove', entity.name, row.id, left)
}

const go = (work: Work, entity: AnyEntity, row: Row): void => {
  if (softDeletedBy(entity) !== undefined) {
    work.put(entity, { ...row, removed: true })
    return
  }
  work.unlist(entity, row)
  work.world.of(entity.name).delete(row.id)
  work.leaves(entity, row.id, [], true)
}

type Cleared = ReturnType<typeof clearedWith>[number]['related']
const YEAR = 365 * 86_400_000

/** What pointed at the row, in the window of time that the schema says, points at nothing. */
const clear = (work: Work, related: Cleared, row: Row, places: readonly number[]): void => {
  const of = entityOf(related.entity)
  for (const one of work.world.standing(related.entity)) {
    const own = idsIn(one.values[related.institution])
    if (one.values[related.by] !== row.id || !own.some((place) => places.includes(place))) continue
    const ahead = related.window ? Date.parse(String(one.values[related.window.column])) - Date.now() : 1
    if (ahead < 0 || ahead > YEAR) continue
    work.put(of, { ...one, version: one.version + 1, values: { ...one.values, [related.by]: null } })
    work.record('update', related.entity, one.id, own)
  }
}
