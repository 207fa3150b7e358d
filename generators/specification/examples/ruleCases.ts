import { columnNamed } from '#dsl/columns/column.ts'
import { startBounds } from '#dsl/columns/start.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { RowCheck, Unique } from '#dsl/entities/rules.ts'
import { recompute } from '#engine/computed.ts'
import { sameValue } from '#engine/readText.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { validateColumn, validateColumns } from '#engine/validation/validate.ts'
import type { Problem } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import type { Samples } from './samples.ts'

/** Values of the columns that a rule reads, and what it says of them. */
export interface Case {
  readonly values: Values
  readonly problem?: Problem
}

const TRIED = 14
const MISSING = 419
const few = { accepted: 2, refused: 2 }

/** Values that a column takes by itself: examples of its kind, those that it offers, days that periods begin on. */
const valuesOf = (samples: Samples, entity: AnyEntity, name: string): readonly unknown[] => {
  const column = columnNamed(entity.columns, name)
  const examples = Array.from({ length: TRIED }, (_, n) => samples(entity, n)[name])
  const offered: readonly unknown[] = column.facts.enumeration?.values ?? examples
  const days = column.facts.by ? Object.values(startBounds).flat() : []
  const all = [...offered, ...days].filter((one) => !validateColumn(entity, name, one, true))
  return all.filter((one, i) => one !== null && all.findIndex((other) => sameValue(one, other)) === i)
}

/** Every combination of the values of columns. */
const product = (names: readonly string[], from: (name: string) => readonly unknown[]): Values[] =>
  names.reduce<Values[]>(
    (rows, name) => rows.flatMap((row) => from(name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  )

/** Rows that a check lets pass and rows that it does not, as the engine judges them. */
export const checkCases = (
  samples: Samples,
  entity: AnyEntity,
  { reads, on, check, over }: RowCheck,
): readonly Case[] => {
  const own = (name: string) => valuesOf(samples, entity, name)
  // What one column holds may stand in the other that it is compared with: above it too.
  const tried = (name: string) => (over === 'order' ? [...own(name), ...reads.flatMap(own)] : own(name))
  const judged = product(reads, tried).map((values): Case => {
    const row = { ...samples(entity, 0), ...values }
    const [problem] = validateColumns(entity, row, [on], { final: true })
    return problem ? { values, problem } : { values }
  })
  return [
    ...judged.filter(({ problem }) => !problem).slice(0, few.accepted),
    ...judged.filter(({ problem }) => problem?.reason === check).slice(0, few.refused),
  ]
}

/** Values and what is computed from them, and where there is such, what makes the result a wrong one. */
export const computedCases = (
  samples: Samples,
  entity: AnyEntity,
  name: string,
  reads: readonly string[],
): readonly Case[] => {
  const computed = (given: Values): Case => {
    const row = { ...samples(entity), ...given }
    const whole = { ...row, ...recompute(entity, row) }
    const [problem] = validateColumns(entity, whole, [name], { final: true })
    const read = Object.fromEntries(reads.map((one) => [one, row[one] ?? null]))
    return { values: { ...read, [name]: whole[name] ?? null }, ...(problem && { problem }) }
  }
  const right = [0, 1, 40].map((n) => computed(samples(entity, n)))
  const alike = reads.flatMap((read) => [samples(entity), samples(entity, 1)].map((row) => row[read]))
  const taken = (read: string) => alike.filter((one) => !validateColumn(entity, read, one, true))
  const wrong = product(reads, taken).map(computed)
  return [
    ...right.filter(({ values, problem }) => values[name] !== null && !problem),
    ...wrong.filter(({ problem }) => problem && problem.code !== MISSING).slice(0, 1),
  ]
}

/** Two texts that are the same to a unique rule; none where no text is in it. */
export const sameTexts = (
  samples: Samples,
  entity: AnyEntity,
  { columns }: Unique,
): readonly [string, string] | undefined => {
  const [name = ''] = columns
  const value: unknown = columns.length === 1 ? samples(entity, 0)[name] : undefined
  if (typeof value !== 'string') return undefined
  const other = value.toUpperCase()
  return other !== value && uniqueKey([value]) === uniqueKey([other]) ? [value, other] : undefined
}
