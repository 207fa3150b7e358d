import type { AnyColumn } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { checksOf } from '#dsl/entities/facts.ts'
import { idsIn } from '#protocol/row.ts'
import type { Standing, World } from './state.ts'
import { isSeen } from './state.ts'

/** Few, so that people meet, and some that only differ for who does not look closely. */
const texts = ['Ada', 'Bob', 'ada', 'Cléo', 'Dov', 'CLÉO ', 'Eve', 'Flo', 'Gil', 'Hal', 'Ida', 'Jan', 'Kim']
const times = ['06:45', '14:15', '22:00', '00:00']
const day = 86_400_000
/** Within a year from now, longer ahead, and gone by. */
const instants = [20, 40, 60, 500, -20].map((days) => new Date(Date.now() + days * day).toISOString())
const farthest = instants.length - 2
const UNKNOWN = 2_000_000_000

/** The key by which two values of a unique rule are one; null, which none is like, where one is missing. */
export const uniqueKeyOf = (values: readonly unknown[]): string | null =>
  values.some((value) => value === null || value === undefined)
    ? null
    : JSON.stringify(values.map((value) => String(value).trim().normalize('NFC').toLowerCase()))

export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)]

/** The rows that somebody is likely to point at, and now and then any other. */
export const candidates = (
  world: World,
  who: Standing | undefined,
  entity: AnyEntity,
  n: number,
): readonly number[] => {
  const all = [...world.of(entity.name).values()]
  const seen = all.filter((row) => who && isSeen(world, who, entity, row))
  const some = n % 7 === 6 || seen.length === 0 ? all : seen
  return some.map(({ id }) => id)
}

/** The n-th value of a column, for the most part one that it takes. */
export const nthValue = (
  column: AnyColumn,
  n: number,
  point: (entity: string, n: number) => number | undefined,
): unknown => {
  const { kind, facts, options } = column
  if (n % 23 === 22 && options.default === undefined && !facts.through) return null
  if (facts.entity) {
    const id = n % 29 === 28 ? UNKNOWN : point(facts.entity, n)
    if (facts.through)
      return n % 3 === 0
        ? []
        : idsIn([id, point(facts.entity, n + 1)])
            .filter((one, i, all) => all.indexOf(one) === i)
            .toSorted((a, b) => a - b)
    return n % 3 === 0 && !options.required ? null : (id ?? (options.required ? UNKNOWN : null))
  }
  if (facts.enumeration) return at(facts.enumeration.values, n)
  if (kind.sql === 'boolean') return n % 2 === 1
  if (kind.name === 'timeOfDay') return at(times, n)
  if (kind.name === 'instant') return at(instants, n)
  return at(texts, n)
}

/** Ends are mostly after all begins, so that few rows are refused for their order; undefined for what is no end. */
export const lateEnd = (entity: AnyEntity, name: string, n: number): number | undefined =>
  n % 4 !== 0 && checksOf(entity).some(({ check, on }) => check === 'notBefore' && on === name)
    ? farthest
    : undefined
