import type { Columns } from './column.ts'
import type { Effect } from './effect.ts'
import type { AnyEntity } from './entity.ts'
import { SchemaError } from './problem.ts'

/** Refuses effects over entities and columns that are not there. */
export const checkEffects = (e: AnyEntity, entities: ReadonlyMap<string, AnyEntity>): void => {
  const has = (of: AnyEntity | undefined, column: string) =>
    of !== undefined && column in (of.columns as Columns)
  for (const { when } of e.holding)
    if (!has(e, when)) throw new SchemaError(`${e.name}: no column ${when} comes to hold a value`)
  for (const { column } of e.changing)
    if (!has(e, column)) throw new SchemaError(`${e.name}: no column ${column} changes`)
  const begun = [...e.holding, ...e.changing].flatMap((one) => one.effects)
  for (const effect of [...e.removal.effects, ...begun])
    for (const [of, column] of namedBy(e, effect)) {
      const named = entities.get(of) ?? (of === e.name ? e : undefined)
      if (!has(named, column) && !(named && column === 'id'))
        throw new SchemaError(`${e.name}: its effect names ${of}.${column}, which is no column`)
    }
}

const namedBy = (e: AnyEntity, effect: Effect): [string, string][] => {
  if (effect.effect === 'signsOut') return [[e.name, effect.person]]
  if (effect.effect === 'clears') {
    const { entity, by, institution, window } = effect.related
    return [by, institution, ...(window ? [window.column] : [])].map((column) => [entity, column])
  }
  return Object.entries(effect.where).flatMap(([theirs, own]): [string, string][] => [
    [effect.entity, theirs],
    [e.name, own],
  ])
}
