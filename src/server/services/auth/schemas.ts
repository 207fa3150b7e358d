import type { JsonSchema } from '#dsl/columns/kind.ts'
import { dataAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { listOf, objectOf } from '#server/openapi/objects.ts'
import type { SharedSchema } from '#server/openapi/sharedSchemas.ts'

const texts = (...names: string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]))

const user = objectOf({
  id: ref('Id'),
  ...texts('firstName', 'lastName', 'email'),
  level: { type: 'integer', minimum: 1, description: '1 is provider staff.' },
  typeAdmin: { type: 'integer' },
  contractLevel: { type: ['integer', 'null'] },
  ...texts('lang'),
})

const sso: JsonSchema = {
  ...objectOf({ institutionCode: { type: 'string' }, expired: { type: 'boolean' } }),
  description:
    'Of a session that an institution’s own server has opened; a token that is over is to be renewed.',
}
const sessionParts: Readonly<Record<string, JsonSchema>> = {
  user: ref('User'),
  permissions: {
    type: 'object',
    description: 'Names of permissions by the id of an institution.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
  institutions: { type: 'array', items: ref('InstitutionSummary') },
  groups: listOf(objectOf({ id: ref('Id'), ...texts('name') })),
}

/** What the routes of the authentication service answer. */
export const authSharedSchemas: readonly SharedSchema[] = [
  { $id: 'User', ...user },
  {
    $id: 'InstitutionSummary',
    ...objectOf(
      {
        id: ref('Id'),
        ...texts('name', 'nameSMS', 'country', 'lang', 'timezone'),
        locality: { type: 'string', description: 'Postal code and town, as far as they are known.' },
        groups: listOf(ref('Id')),
      },
      ['locality', 'groups'],
    ),
  },
  {
    $id: 'LockedAccount',
    ...objectOf({
      id: ref('Id'),
      ...texts('firstName', 'lastName', 'email'),
      until: { type: 'string', format: 'date-time' },
    }),
  },
  { $id: 'Session', ...objectOf(sessionParts), properties: { ...sessionParts, sso } },
]

const token: JsonSchema = { type: 'string', description: 'A JWT, for ten minutes.' }

/** A parameter of the calls that give a token. */
export const withSession = {
  type: 'boolean',
  default: false,
  description: 'With the session beside the token, as `GET /bff-admin/session` tells it.',
} as const

export const signedIn = dataAnswer(
  'The access token, the person, the refresh cookie, and the session where it was asked for',
  objectOf({ token, user: ref('User'), session: ref('Session') }, ['session']),
)
export const refreshed = dataAnswer(
  'The access token, also as the header `Authorization`, the next cookie, and the session where it was asked for',
  { type: 'object', properties: { token, session: ref('Session') }, required: ['token'] },
)
export const session = dataAnswer('Who is signed in', ref('Session'))
export const lockedAccountsPage: JsonSchema = {
  description: 'The lock that ends last first',
  ...objectOf({ data: { type: 'array', items: ref('LockedAccount') }, count: ref('Count') }),
}
