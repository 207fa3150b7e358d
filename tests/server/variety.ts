import type { Columns } from '#dsl/columns/column.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'

/** Columns of a unique rule that are all enumerations: an institution can have only so many such rows. */
const enumerated = ({ entity }: Resource): readonly (readonly [string, readonly unknown[]])[] => {
  const rules = uniqueRules(entity).map(({ columns }) =>
    columns.map((name) => [name, (entity.columns as Columns)[name]?.facts.enumeration?.values] as const),
  )
  const finite = rules.find((rule) => rule.length > 0 && rule.every(([, values]) => values !== undefined))
  return (finite ?? []).map(([name, values]) => [name, values ?? []])
}

/** How many different rows a rule leaves room for, where each relation has one row to point at. */
const room = ({ entity }: Resource, rule: readonly string[]): number =>
  rule
    .map((name) => (entity.columns as Columns)[name]?.facts)
    .map((facts) => (facts?.entity ? 1 : (facts?.enumeration?.values.length ?? Number.POSITIVE_INFINITY)))
    .reduce((product, one) => product * one, 1)

/** How many rows of the entity an institution can have that differ in what is unique. */
export const variety = (resource: Resource): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...uniqueRules(resource.entity).map(({ columns }) => room(resource, columns)),
  )

/** The n-th combination of them. */
export const combination = (resource: Resource, n: number): Record<string, unknown> => {
  let rest = n
  return Object.fromEntries(
    enumerated(resource).map(([name, values]) => {
      const value = values[rest % values.length]
      rest = Math.floor(rest / values.length)
      return [name, value]
    }),
  )
}
