import { randomUUID } from 'node:crypto'
import type { Since } from '#dsl/entities/derived.ts'
import { stampsIn } from '#dsl/entities/facts.ts'
import type { Values } from '#protocol/row.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { WriteContext } from '../writeContext.ts'

/** What the server itself writes into the row that these values make, of nothing or of the row before. */
export const stampsOf = (
  { principal, resource, now }: WriteContext,
  before: Values | undefined,
  values: Values,
): Record<string, unknown> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const made = { caller: principal.id, now: seconds, uuid: randomUUID() } as const
  const stamped: Record<string, unknown> = {}
  for (const [name, one] of stampsIn(resource.entity))
    if (!('stamp' in one)) stamped[name] = since(resource, name, one, before, values, seconds)
    else if (!before) stamped[name] = made[one.stamp]
  return stamped
}

/** Now where the row just comes to hold the value, as before where it did already, else null. */
const since = (
  { names }: Resource,
  name: string,
  { when, is }: Since,
  before: Values | undefined,
  values: Values,
  now: number,
): unknown => {
  const standing = names.get(when)?.column?.options.default ?? null
  const holds = (row: Values) => (row[when] ?? standing) === is
  if (!holds({ ...before, ...values })) return null
  return before && holds(before) ? before[name] : now
}
