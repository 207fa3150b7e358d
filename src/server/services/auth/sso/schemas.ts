import type { JsonSchema } from '#dsl/columns/kind.ts'
import { codeParameter, returnParameter, ssoFaults, ssoSteps } from '#protocol/services/sso.ts'
import { dataAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { parametersOf } from '#server/openapi/parameters.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { idSchema } from '../../../resources/catalogue/ids.ts'

/** Which institution is meant. */
export interface OfInstitution {
  readonly institution: number
}

const institution = idSchema
const ofInstitution = {
  type: 'object',
  additionalProperties: false,
  required: ['institution'],
  properties: { institution },
} as const
const text: JsonSchema = { type: 'string' }
const tags = ['auth']

const elsewhere: JsonSchema = {
  description:
    'On to the server of the institution, to a page of the console, or to `/login` with the reason as `sso`',
  type: 'null',
}

export const beginning = {
  tags,
  operationId: 'beginSignOn',
  summary: 'Sign on by the server of an institution: for browsers',
  security: [],
  querystring: {
    type: 'object',
    properties: {
      [codeParameter]: {
        ...text,
        description: 'The SSO name of the institution, or one of its sign-up codes.',
      },
      [returnParameter]: { ...text, description: 'A page of the console, as a path; the start otherwise.' },
    },
  },
  response: { 303: elsewhere, ...mayRefuse() },
} as const

export const finishing = {
  tags,
  operationId: 'finishSignOn',
  summary: 'Where the server of an institution sends browsers back to',
  security: [],
  querystring: { type: 'object', properties: { code: text, state: text, iss: text, error: text } },
  response: { 303: elsewhere, ...mayRefuse() },
} as const

export const trying = {
  tags,
  operationId: 'tryConnection',
  summary: 'Try the connection to the server of an institution, for provider staff',
  body: ofInstitution,
  response: {
    200: dataAnswer('What became of each step, in order', {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          step: { type: 'string', enum: [...ssoSteps] },
          fault: {
            type: ['string', 'null'],
            enum: [...ssoFaults, null],
            description: 'Null where all is well.',
          },
          detail: {
            type: ['string', 'null'],
            description: 'What the other server said, or how many people.',
          },
        },
        required: ['step', 'fault', 'detail'],
      },
    }),
    ...mayRefuse(),
  },
} as const

const count = (description: string) =>
  dataAnswer(description, { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] })

export const counting = {
  tags,
  operationId: 'countRecognised',
  summary: 'How many people the server of an institution has signed on, for provider staff',
  querystring: ofInstitution,
  response: { 200: count('So many'), ...mayRefuse() },
} as const

export const forgetting = {
  tags,
  operationId: 'forgetRecognised',
  summary:
    'Forget by which accounts people have signed on at the server of an institution, for provider staff',
  querystring: ofInstitution,
  response: { 200: count('So many were forgotten'), ...mayRefuse() },
} as const

export const switching = {
  tags,
  operationId: 'createInstitutionHasSsoOfService',
  summary: 'Create the switch of single sign-on of an institution',
  ...parametersOf('IdempotencyKey'),
  body: ref('NewInstitutionHasSso'),
  response: {
    201: dataAnswer('The switch, in a list', { type: 'array', items: ref('InstitutionHasSso') }),
    ...mayRefuse(),
  },
} as const
