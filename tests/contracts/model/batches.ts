import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import { isShared, placeColumn, placedIn } from '#dsl/entities/places.ts'
import type { Line } from './calls.ts'
import { changeRow } from './changes.ts'
import { versionAfter } from './links.ts'
import { isSeen, linkOf, type Row, reachOf, type World, within } from './state.ts'
import { uniqueKeyOf } from './values.ts'
import type { Work } from './work.ts'

/** The key by which a line is a row of the institution: of what it has once, any line is that one. */
const keyIn = (entity: AnyEntity, values: Line['values']): string | null => {
  const [rule] = uniqueRules(entity)
  return rule ? uniqueKeyOf(rule.columns.map((name) => values[name])) : null
}

const matched = (world: World, entity: AnyEntity, values: Line['values'], place: number) => {
  const key = keyIn(entity, values)
  if (key === null) return undefined
  const isHere = (row: Row) => world.placesOf(entity, row).includes(place)
  return world.standing(entity.name).find((row) => isHere(row) && keyIn(entity, row.values) === key)
}

/** Lines of a file, for one institution: each is a row that is there, or a new one. */
export const bring = (work: Work, entity: AnyEntity, lines: readonly Line[], place: number): string[] => {
  const { who, world } = work
  if (!within([place], reachOf(who, entity, 'insert'))) work.refuse(403)
  const before = world.copy()
  const used = { ids: new Set<number>(), keys: new Set<string>() }
  return lines.map(({ id, values }) => {
    const found = id === undefined ? undefined : before.of(entity.name).get(id)
    const row = found && isSeen(before, who, entity, found) ? found : undefined
    if (id !== undefined && !row) work.refuse(400)
    const isHere = row && before.placesOf(entity, row).includes(place)
    const alike = matched(before, entity, values, place)
    const current = isHere ? row : (alike ?? row)
    if (current && alike && current.id !== alike.id) work.refuse(409)
    const key = keyIn(entity, values)
    if (key !== null && used.keys.has(key)) work.refuse(409)
    else if (current && used.ids.has(current.id)) work.refuse(400)
    if (key !== null) used.keys.add(key)
    if (current) used.ids.add(current.id)
    if (!current) {
      work.insert(entity, { ...values, ...placedIn(entity, place) }, isShared(entity) ? [place] : [])
      return 'created'
    }
    return tie(work, entity, current, values, place)
  })
}

/** A row that is there takes the values of a line, and comes to the institution. */
const tie = (work: Work, entity: AnyEntity, current: Row, values: Line['values'], place: number): string => {
  const { who, world } = work
  const places = world.placesOf(entity, current)
  if (!within(places, reachOf(who, entity, 'update'))) work.refuse(403)
  const column = placeColumn(entity)
  if (column !== undefined) {
    // A row of another institution does not become one of this.
    if (!places.includes(place)) work.refuse(400, 403)
    return changeRow(work, entity, current, values)
  }
  if (places.includes(place)) return changeRow(work, entity, current, values)
  const link = linkOf(entity)
  if (link && !within([place], reachOf(who, link.entity, 'insert'))) work.refuse(403)
  // Somebody else's to be changed by who reaches all, where no institution has it.
  if (places.length === 0 && reachOf(who, entity, 'insert') !== 'all') work.refuse(403)
  const tied: Row = { ...current, places: [...places, place].toSorted((a, b) => a - b) }
  const { row, changed } = work.change(entity, tied, values)
  work.put(entity, changed.length > 0 ? row : { ...row, version: versionAfter(entity, row) })
  work.record('link', entity.name, row.id, row.places)
  return 'linked'
}

/** New rows in each of the institutions. */
export const create = (
  work: Work,
  entity: AnyEntity,
  lines: readonly Line['values'][],
  places: readonly number[],
): string[] => {
  if (!within(places, reachOf(work.who, entity, 'insert'))) work.refuse(403)
  return lines.flatMap((values) => {
    const each = isShared(entity) ? [places] : places.map((place) => [place])
    return each.map((some) => {
      work.insert(entity, { ...values, ...placedIn(entity, some[0] ?? 0) }, isShared(entity) ? some : [])
      return 'created'
    })
  })
}
