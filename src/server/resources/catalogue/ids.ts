import { INT32_MAX } from '#dsl/bounds.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { compile } from './ajv.ts'

export const idSchema = { type: 'integer', minimum: 1, maximum: INT32_MAX } as const

export const idsSchema = (maxItems: number): JsonSchema => ({
  type: 'array',
  items: idSchema,
  maxItems,
  uniqueItems: true,
})

export const isId = compile<number>(idSchema)

/** The ids among values that have not been checked yet. */
export const idsAmong = (values: readonly unknown[]): number[] => values.filter(isId)

/** What ids may be that stand in an address: `1,2`; what is none, such as `1e3`, is 0. */
export const numbersIn = (text: string): number[] =>
  text.split(',').map((one) => (/^\d+$/.test(one) ? Number(one) : 0))
