import type { AnyEntity } from '#dsl/entities/entity.ts'
import { joinOf } from '#dsl/entities/places.ts'
import { mayStandTwice } from '#engine/save/reach.ts'
import { isSeen, linkOf, type Row, reachOf, within } from './state.ts'
import type { Work } from './work.ts'

/** Where a row's institutions may have their own in its place, who shares it is part of what was read. */
export const versionAfter = (entity: AnyEntity, { version }: Row): number =>
  mayStandTwice(entity) ? version + 1 : version

/** Rows that are there come to an institution. */
export const link = (work: Work, entity: AnyEntity, ids: readonly number[], place: number): string[] => {
  const { who, world } = work
  const join = linkOf(entity)
  if (!join || !within([place], reachOf(who, join.entity, 'insert'))) work.refuse(403)
  return ids.map((id) => {
    const row = world.of(entity.name).get(id)
    if (row && !row.removed && row.places.includes(place)) return 'unchanged'
    if (!row || !isSeen(world, who, entity, row)) {
      work.refuse(400)
      return 'created'
    }
    work.put(entity, {
      ...row,
      version: versionAfter(entity, row),
      places: [...row.places, place].toSorted((a, b) => a - b),
    })
    work.record('insert', joinOf(entity)?.link ?? '', 0, [place])
    return 'created'
  })
}

/** A row leaves an institution by its link. */
export const unlink = (work: Work, entity: AnyEntity, id: number, place: number): string[] => {
  const { who, world } = work
  const join = linkOf(entity)
  const row = world.of(entity.name).get(id)
  const reads = join && reachOf(who, join.entity, 'read')
  if (!join || !row?.places.includes(place) || !within([place], reads)) {
    work.refuse(404)
    return []
  }
  if (!within([place], reachOf(who, join.entity, 'remove'))) work.refuse(403)
  const rest = row.places.filter((one) => one !== place)
  work.put(entity, { ...row, version: versionAfter(entity, row), places: rest })
  work.leaves({ entity, id, places: [place], by: 'link' })
  work.record('remove', join.link, 0, [place])
  return []
}
