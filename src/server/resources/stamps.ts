import type { HoldingStamp, Stamp } from '#dsl/entity.ts'
import type { Values } from './body.ts'
import type { Call } from './call.ts'
import type { Resource } from './resource.ts'

/** What the server itself writes into the row that these values make, of nothing or of the row before. */
export const stampsOf = (
  { principal, resource, now }: Call,
  before: Values | undefined,
  values: Values,
): Record<string, unknown> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const made = { person: principal.id, unixSeconds: seconds } as const
  const stamped: Record<string, unknown> = {}
  for (const [name, stamp] of Object.entries(resource.entity.stamps as Record<string, Stamp>))
    if (typeof stamp === 'object') stamped[name] = since(resource, name, stamp, before, values, seconds)
    else if (!before) stamped[name] = made[stamp]
  return stamped
}

/** Now where the row just comes to hold the value, as before where it did already, else null. */
const since = (
  { names }: Resource,
  name: string,
  { when, is }: HoldingStamp,
  before: Values | undefined,
  values: Values,
  now: number,
): unknown => {
  const standing = names.get(when)?.column?.options.default ?? null
  const holds = (row: Values) => (row[when] ?? standing) === is
  if (!holds({ ...before, ...values })) return null
  return before && holds(before) ? before[name] : now
}
