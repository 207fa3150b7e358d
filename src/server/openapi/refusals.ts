import type { JsonSchema } from '#dsl/columns/kind.ts'
import { ref } from './names.ts'

/** Refusals by status: the name of the shared response, and what it means. */
export const refusals = {
  400: ['BadRequest', 'Not understood, or a value is wrong: each with its column in `details`.'],
  401: ['Unauthorized', 'No access token, or one that is over: refresh it.'],
  403: ['Forbidden', 'Not for this person, or not in one of the institutions concerned.'],
  404: ['NotFound', 'No such row, or none in reach.'],
  409: ['Conflict', 'Values that are taken (`taken`, `duplicate`), or a row that is still in use (`inUse`).'],
  422: ['UnprocessableContent', 'The `Idempotency-Key` came with another request before.'],
  429: ['TooManyRequests', 'Too many wrong passwords; `Retry-After` tells how long to wait.'],
  503: ['ServiceUnavailable', 'Too busy, or the database is away; try again after `Retry-After`.'],
  default: [
    'Refused',
    'Any other refusal: 401 no access token, or one that is over; 403 not for this person, or not in one of the institutions concerned; 413 too large; 415 no JSON; 440 the session is over; 503 try again after `Retry-After`; 500.',
  ],
} as const satisfies Readonly<Record<number | 'default', readonly [name: string, description: string]>>

export type Refusal = keyof typeof refusals

/** Responses of a route by status, each a `Problem`; `sharing.ts` puts the shared response in their place. */
export const refused = (...statuses: readonly Refusal[]): Record<string, JsonSchema> =>
  Object.fromEntries(statuses.map((status) => [status, ref('Problem')]))

/** The same for a route behind an access token. */
export const refusedToCallers = (...statuses: readonly Refusal[]): Record<string, JsonSchema> =>
  refused(...statuses, 'default')
