import type { Stamp } from '#dsl/entity.ts'
import type { Call } from './call.ts'

/** What the server itself writes into a new row. */
export const stampsOf = ({ principal, resource, now }: Call): Record<string, unknown> => {
  const values: Record<Stamp, unknown> = {
    person: principal.id,
    unixSeconds: Math.floor(now.getTime() / 1000),
  }
  return Object.fromEntries(
    Object.entries(resource.entity.stamps as Record<string, Stamp | undefined>).flatMap(([name, stamp]) =>
      stamp ? [[name, values[stamp]]] : [],
    ),
  )
}
