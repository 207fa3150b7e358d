import type { FromSchema } from 'json-schema-to-ts'
import { dayjs } from '#protocol/dates.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind } from '../../columns/kind.ts'
import { readMoment } from './instant.ts'

/** Until the end of the year 9999. */
const json = { type: 'integer', minimum: 0, maximum: 253402300799 } as const

/** A moment in unix seconds, UTC. Source: specification §3, deactivation and exports. */
export const unixInstantKind: Kind<'unixInstant', FromSchema<typeof json>> = {
  name: 'unixInstant',
  usualLength: 20,
  filter: 'days',
  json,
  sql: 'bigint',
  align: 'end',
  parse: (raw) => {
    const at = readMoment(raw)
    return at ? { value: at.unix() } : { problem: { code: 406, reason: 'notADate' } }
  },
  format: (value) => dayjs.unix(value).toISOString(),
  example: (n) => 1_800_000_000 + n,
}

export const unixInstant = columnOf(unixInstantKind)
