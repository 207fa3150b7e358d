import { isObject } from '#protocol/row.ts'
import type { Json, JsonObject } from './description.ts'

const isNamed = (value: object): value is { readonly name: string } => 'name' in value

/**
 * A value of a schema as data: functions are left out, an entity, a table or an enumeration within it is its name. Older
 * vocabularies come through as they were.
 */
export const plain = (value: unknown, isRoot = true): Json => {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return value.map((one) => plain(one, false))
  const isWhole = 'columns' in value || 'values' in value || 'entity' in value
  if (!isRoot && isNamed(value) && isWhole && typeof value.name === 'string' && !('is' in value))
    return value.name
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined && typeof inner !== 'function')
      .map(([name, inner]) => [name, plain(inner, false)]),
  )
}

export const isJsonObject = (value: Json | undefined): value is JsonObject => isObject(value)

export const plainObject = (value: unknown): JsonObject => {
  const made = plain(value ?? {})
  return isJsonObject(made) ? made : {}
}

export const plainList = (value: unknown): readonly JsonObject[] => {
  const made = plain(value ?? [])
  return Array.isArray(made) ? made.filter(isJsonObject) : []
}

/** The same text for the same data, whatever the order of its names. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? 'undefined'

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
