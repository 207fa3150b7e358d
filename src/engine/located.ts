import type { AnyEntity } from '#dsl/entities/entity.ts'
import { locatedIn, positionOf } from '#dsl/entities/facts.ts'
import type { Located } from '#dsl/entities/rules.ts'
import type { ColumnProblem } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { isBlank } from './blank.ts'

/** An address as it was chosen; what is not known of it is null. */
interface ChosenPlace {
  readonly address: string
  readonly postalCode: string | null
  readonly lat: number
  readonly lng: number
  readonly precision: string
}

const codeOf = ({ postalCode }: Located): readonly string[] => (postalCode === undefined ? [] : [postalCode])

/** Those, and the postal code: what goes with the address. */
const goingAlong = (rule: Located): readonly string[] => [...positionOf(rule), ...codeOf(rule)]

const emptied = (columns: readonly string[]): Record<string, null> =>
  Object.fromEntries(columns.map((column) => [column, null]))

/** The rule of an address; undefined for a column that is none, or is not chosen. */
export const locatedAt = (entity: AnyEntity, column: string): Located | undefined =>
  locatedIn(entity).find(({ address }) => address === column)

/**
 * What else changes in a form's line when its address is typed: what was chosen is chosen no more, unless it is the address
 * of before again. An emptied one takes its postal code along.
 */
export const followAddress = (
  entity: AnyEntity,
  column: string,
  { initial, next }: { readonly initial: Values; readonly next: unknown },
): Values => {
  const rule = locatedAt(entity, column)
  if (!rule) return {}
  if (isBlank(next)) return emptied(goingAlong(rule))
  if (next !== initial[column]) return emptied(positionOf(rule))
  return Object.fromEntries(goingAlong(rule).map((name) => [name, initial[name] ?? null]))
}

/** The values of a chosen address. A postal code that no list has stays as it was typed beside a first address. */
export const placeValues = (rule: Located, chosen: ChosenPlace, before: unknown): Values => ({
  [rule.address]: chosen.address,
  [rule.lat]: chosen.lat,
  [rule.lng]: chosen.lng,
  [rule.precision]: chosen.precision,
  ...Object.fromEntries(
    codeOf(rule).flatMap((name) =>
      chosen.postalCode === null && isBlank(before) ? [] : [[name, chosen.postalCode]],
    ),
  ),
})

/** What a submission empties without saying so: the place of an address that it changes and does not place anew. */
export const unsaidPlaces = (entity: AnyEntity, current: Values | undefined, given: Values): Values =>
  Object.fromEntries(
    locatedIn(entity).flatMap((rule) => {
      const { address } = rule
      if (!current || !(address in given) || given[address] === current[address]) return []
      const columns = isBlank(given[address]) ? goingAlong(rule) : positionOf(rule)
      return columns.flatMap((name) => (name in given ? [] : [[name, null]]))
    }),
  )

/** Columns that are sent with an address that is changed, though they may be as they were: another street of the same town. */
export const sentAlong = (entity: AnyEntity, changed: (column: string) => boolean): readonly string[] =>
  locatedIn(entity).flatMap((rule) => (changed(rule.address) ? goingAlong(rule) : []))

interface Compared {
  readonly before: Values | undefined
  readonly after: Values
  /** Columns that are wrong by themselves: addresses whose coordinates are wait. */
  readonly isWrong?: (column: string) => boolean
}

/** Addresses that are new and were typed, not chosen: 406. Those of before may stay without coordinates. */
export const unlocated = (entity: AnyEntity, { before, after, isWrong }: Compared): ColumnProblem[] =>
  locatedIn(entity).flatMap(({ address, lat, lng }) => {
    const isNew = !isBlank(after[address]) && after[address] !== before?.[address]
    const isPlaced = !isBlank(after[lat]) && !isBlank(after[lng])
    if (!isNew || isPlaced || isWrong?.(lat) || isWrong?.(lng)) return []
    return [{ column: address, code: 406, reason: 'addressNotChosen' }]
  })
