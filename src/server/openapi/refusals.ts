import type { JsonSchema } from '#dsl/columns/kind.ts'
import { ref } from './names.ts'

/**
 * Refusals by status: the name of the shared response, and what it means. `default` tells of all that are a `Problem` and nothing
 * else; a status of its own is one that few calls have.
 */
export const refusals = {
  429: ['TooManyRequests', 'Too many wrong passwords; `Retry-After` tells how long to wait.'],
  default: [
    'Refused',
    'Any other refusal: 400 not understood, or a value is wrong, each with its column in `details`; 401 no access token, or one that is over: refresh it; 403 not for this person, or not in one of the institutions concerned; 404 no such row, or none in reach; 409 values that are taken (`taken`, `duplicate`), or a row that is still in use (`inUse`), or with `Retry-After` a call with the same `Idempotency-Key` that is still under way; 413 too large; 415 no JSON; 422 the `Idempotency-Key` came with another request before; 440 the session is over; 503 too busy, or the database is away: try again after `Retry-After`; 500.',
  ],
} as const satisfies Readonly<Record<number | 'default', readonly [name: string, description: string]>>

export type Refusal = keyof typeof refusals

/**
 * Responses of a route by status, each a `Problem`; `sharing.ts` puts the shared response in their place. Every route may
 * refuse for reasons that are the same everywhere, which are its `default`.
 */
export const mayRefuse = (...statuses: readonly Exclude<Refusal, 'default'>[]): Record<string, JsonSchema> =>
  Object.fromEntries([...statuses, 'default'].map((status) => [status, ref('Problem')]))
