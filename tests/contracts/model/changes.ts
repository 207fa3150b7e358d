import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copiesIn, uniqueRules } from '#dsl/entities/facts.ts'
import { isPlaced, isShared, placeColumn } from '#dsl/entities/places.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import { entityOf, played } from './catalogue.ts'
import { linkOf, type Row } from './state.ts'
import { uniqueKeyOf } from './values.ts'
import type { Work } from './work.ts'

/** What is said of a column that repeats another row's is said of that row. */
const changeSources = (work: Work, entity: AnyEntity, row: Row, values: Values): Values => {
  const own: Record<string, unknown> = { ...values }
  for (const [name, copy] of copiesIn(entity)) {
    if (!(name in own) || !copy.writes) continue
    delete own[name]
    const source = entityOf(entity.columns[copy.relation]?.facts.entity ?? '')
    const [id = 0] = idsIn(row.values[copy.relation])
    const pointed = work.world.of(source.name).get(id)
    if (pointed) changeRow(work, source, pointed, { [copy.column]: values[name] })
  }
  return own
}

/** A row gets other values wherever it is. */
export const changeRow = (
  work: Work,
  entity: AnyEntity,
  row: Row,
  values: Values,
): 'unchanged' | 'updated' => {
  const { changed, row: now } = work.change(entity, row, changeSources(work, entity, row, values))
  if (changed.length === 0) return 'unchanged'
  work.record('update', entity.name, row.id, work.world.placesOf(entity, now))
  return 'updated'
}

/**
 * Some of the institutions that share a row get one of their own in its place; what points at it there points at that one.
 * `moved`: rows that have followed others of the call by now, which are other versions once.
 */
export const separate = (
  work: Work,
  entity: AnyEntity,
  row: Row,
  values: Values,
  here: readonly number[],
  moved: Set<string>,
): string => {
  if (!isShared(entity)) return alsoAlike(work, entity, row, values, here)
  const places = work.world.placesOf(entity, row)
  if (!here.every((one) => places.includes(one))) {
    work.refuse(400)
    return 'updated'
  }
  if (here.length === places.length) {
    changeRow(work, entity, row, values)
    return 'updated'
  }
  const rest = places.filter((one) => !here.includes(one))
  work.put(entity, { ...row, version: row.version + 1, places: rest })
  const copy = work.add(entity, { ...row.values, ...values }, here)
  work.judge(entity, copy, Object.keys(copy.values))
  work.record('update', entity.name, row.id, places)
  work.record('insert', entity.name, copy.id, here)
  movePointers(work, entity, row.id, copy, here, moved)
  return 'updated'
}

const movePointers = (
  work: Work,
  entity: AnyEntity,
  from: number,
  to: Row,
  here: readonly number[],
  moved: Set<string>,
): void => {
  for (const name of Object.keys(played)) {
    const user = entityOf(name)
    if (!isPlaced(user) || linkOf(entity)?.entity.name === name) continue
    for (const [column, { facts }] of Object.entries(user.columns)) {
      if (facts.entity !== entity.name || user.derived[column] || !played[name]?.includes(column)) continue
      for (const row of work.world.standing(name)) {
        const pointed = idsIn(row.values[column])
        const own = work.world.placesOf(user, row)
        if (!pointed.includes(from) || !own.some((one) => here.includes(one))) continue
        const now = facts.through
          ? pointed.map((id) => (id === from ? to.id : id)).toSorted((a, b) => a - b)
          : to.id
        const version = row.version + (moved.has(`${name} ${row.id}`) ? 0 : 1)
        moved.add(`${name} ${row.id}`)
        work.put(user, { ...row, version, values: { ...row.values, [column]: now } })
        work.record('update', facts.through?.entity ?? name, facts.through ? 0 : row.id, own)
      }
    }
  }
}

/** By which institutions know each other's like of a row that each has for itself. */
export const alikeRule = (entity: AnyEntity) =>
  uniqueRules(entity).find(({ columns, within }) => within === 'institution' && columns.length > 0)

/** The same change of the rows that the institutions know by the same unique value. */
const alsoAlike = (
  work: Work,
  entity: AnyEntity,
  row: Row,
  values: Values,
  here: readonly number[],
): string => {
  const rule = alikeRule(entity)
  const column = placeColumn(entity)
  if (!rule || column === undefined || !here.includes(idsIn(row.values[column])[0] ?? 0)) {
    work.refuse(400)
    return 'updated'
  }
  const keyOf = (one: Row) => uniqueKeyOf(rule.columns.map((name) => one.values[name]))
  const key = keyOf(row)
  const alike = work.world
    .standing(entity.name)
    .filter((one) => one.id !== row.id && key !== null && keyOf(one) === key)
    .filter((one) => idsIn(one.values[column]).some((place) => here.includes(place)))
  const outcome = changeRow(work, entity, row, values)
  for (const one of alike) changeRow(work, entity, one, values)
  return outcome
}
