import type { Stamp } from '#dsl/entity.ts'
import type { Values } from './body.ts'
import type { Resource } from './resource.ts'

/** Since when columns have held a value: now where the row just came to hold it, as before where it did already, else null. */
export const stampedValues = (
  { entity, names }: Resource,
  before: Values | undefined,
  values: Values,
  now: Date,
): Values =>
  Object.fromEntries(
    Object.entries(entity.stamps as Record<string, Stamp>).map(([name, { when, is }]) => {
      const standing = names.get(when)?.column?.options.default ?? null
      const holds = (row: Values) => (row[when] ?? standing) === is
      if (!holds({ ...before, ...values })) return [name, null]
      return [name, before && holds(before) ? before[name] : Math.floor(now.getTime() / 1000)]
    }),
  )
