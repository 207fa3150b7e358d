import type { AnyEntity } from '#dsl/entities/entity.ts'
import { removalEffects, softDeletedBy, unlinksTo } from '#dsl/entities/facts.ts'
import type { Related } from '#dsl/entities/related.ts'
import { idsIn } from '#protocol/row.ts'
import { entityOf } from './catalogue.ts'
import { clearedWith, isAhead } from './cleared.ts'
import { versionAfter } from './links.ts'
import type { Row } from './state.ts'
import type { Work } from './work.ts'

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
  const left = named ? places.filter((one) => named.includes(one)) : places
  const last = unlinksTo(entity)
  if ((named || last === 'stays') && left.length === 0) work.refuse(404)
  const stays = left.length < places.length
  if (last === 'goes' && here === undefined && places.length > 0) work.refuse(409)
  for (const { related } of clearedWith(entity)) clear(work, related, row, left)
  if (last || stays) {
    const rest = places.filter((one) => !left.includes(one))
    work.put(entity, { ...row, version: versionAfter(entity, row), places: rest })
    work.leaves({ entity, id: row.id, places: left, by: 'removal' })
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
  work.leaves({ entity, id: row.id, places: [], by: 'end' })
}

/** What pointed at the row, in the window of time that the schema says, points at nothing. */
const clear = (work: Work, related: Related, row: Row, places: readonly number[]): void => {
  const of = entityOf(related.entity)
  for (const one of work.world.standing(related.entity)) {
    const own = idsIn(one.values[related.institution])
    if (one.values[related.by] !== row.id || !own.some((place) => places.includes(place))) continue
    if (!isAhead(related, one)) continue
    work.put(of, { ...one, version: one.version + 1, values: { ...one.values, [related.by]: null } })
    work.record('update', related.entity, one.id, own)
  }
}
