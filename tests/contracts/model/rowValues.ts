import type { AnyEntity } from '#dsl/entities/entity.ts'
import { checksOf } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import type { Values } from '#protocol/row.ts'
import { comparedIn } from './catalogue.ts'

/** A row with the values that it begins with where nothing is given. */
export const filled = (entity: AnyEntity, values: Values): Values => {
  const all = [...comparedIn(entity.name), placeColumn(entity) ?? []].flat()
  const blank = (name: string) =>
    entity.columns[name]?.options.default ?? (entity.columns[name]?.facts.through ? [] : null)
  return Object.fromEntries(all.map((name) => [name, values[name] ?? blank(name)]))
}

/** Whether columns do not go together, of which one at least is another than before. */
export const failsCheck = (entity: AnyEntity, values: Values, changed: readonly string[]): boolean =>
  checksOf(entity).some(
    ({ reads, run }) =>
      reads.some((name: string) => changed.includes(name)) &&
      run(...reads.map((name: string) => values[name])) !== undefined,
  )
