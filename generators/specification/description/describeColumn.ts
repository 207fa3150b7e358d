import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Facts } from '#dsl/columns/validator.ts'
import { namesIn } from '#dsl/criterion.ts'
import { canonicalCriterion } from './canonicalCriterion.ts'
import type { Bounds, DescribedColumn, Json, JsonObject } from './description.ts'
import { plain, plainObject } from './plain.ts'

/** The strictest of what the kind and the checks of a column say. */
const boundsOf = ({ kind, options }: AnyColumn): Bounds => {
  const { minimum, maximum, minLength, maxLength } = kind.json
  const told: readonly Facts[] = [
    { minimum, maximum, minLength, maxLength },
    ...(options.validate ?? []).map(({ facts = {} }: { readonly facts?: Facts }) => facts),
  ]
  const all = (which: keyof Bounds) => told.map((facts) => facts[which]).filter((n) => n !== undefined)
  const most = (which: keyof Bounds) => (all(which).length > 0 ? { [which]: Math.max(...all(which)) } : {})
  const least = (which: keyof Bounds) => (all(which).length > 0 ? { [which]: Math.min(...all(which)) } : {})
  return { ...most('minimum'), ...least('maximum'), ...most('minLength'), ...least('maxLength') }
}

const checksOf = ({ options }: AnyColumn): JsonObject =>
  Object.fromEntries(
    (options.validate ?? []).map(({ name, facts }: { readonly name: string; readonly facts?: Facts }) => [
      name,
      plain(facts ?? {}),
    ]),
  )

/** The type of a value as it is sent; of one of several values the types of these. */
const wireOf = ({ kind }: AnyColumn): Json => {
  const { type, enum: values = [] } = kind.json ?? {}
  if (type !== undefined) return plain(type)
  return [...new Set(values.map((one: unknown) => (typeof one === 'number' ? 'integer' : typeof one)))].join()
}

/** What a column says, of any revision: what a vocabulary does not have yet is as if it were not said. */
export const describeColumn = (column: AnyColumn): DescribedColumn => {
  const { kind, options, facts = {} } = column
  const { entity, enumeration, ...others } = facts
  const { default: start, unless, show, backfill, renamedFrom } = options
  return {
    kind: kind.name,
    wire: wireOf(column),
    sql: kind.sql,
    required: options.required === true,
    bounds: boundsOf(column),
    checks: checksOf(column),
    ...(start !== undefined && { default: plain(start) }),
    ...(unless && { unless: { ...unless, criterion: canonicalCriterion(unless.criterion) } }),
    ...(show && { show: canonicalCriterion(show), explained: namesIn(show) }),
    edit: options.edit ?? 'always',
    secret: options.secret === true,
    serverOnly: options.serverOnly === true,
    ...(entity && { target: entity }),
    ...(enumeration && { enumeration: enumeration.name }),
    facts: plainObject(others),
    ...(backfill !== undefined && { backfill: plain(backfill) }),
    ...(renamedFrom && { renamedFrom }),
  }
}
