import type { JsonSchema } from '#dsl/columns/kind.ts'

/** An object of which all properties are given but the optional ones. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema & { readonly properties: typeof properties } => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
