import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Counts } from '#protocol/operation.ts'
import { recordOf } from '#protocol/record.ts'

interface Counted {
  readonly state: string
  readonly count: number
}

/** Every state with its number, 0 where nothing is in it. */
export const countsOf = <S extends string>(states: readonly S[], counted: readonly Counted[]): Counts<S> =>
  recordOf(states, (state) => counted.find((one) => one.state === state)?.count ?? 0)

/** How many are listed in one state, or in all. */
export const countIn = <S extends string>(counts: Counts<S>, state: S | undefined): number =>
  state === undefined ? Object.values<number>(counts).reduce((sum, count) => sum + count, 0) : counts[state]

export const countsSchema = (states: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(states.map((state) => [state, { type: 'integer' }])),
  required: [...states],
})
