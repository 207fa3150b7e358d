import type { JsonSchema } from '#dsl/columns/kind.ts'
import { dataAnswer, doneAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { listOf, objectOf } from '#server/openapi/objects.ts'
import { parametersOf } from '#server/openapi/parameters.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { idSchema } from '#server/resources/catalogue/ids.ts'
import { changedJobs, changedSubscription, newSubscription } from './bodies.ts'

const tags = ['bff-backoffice']
const text: JsonSchema = { type: 'string' }

/** Shared by the answers that hold one or several. */
export const subscriptionSchema = {
  $id: 'GatewaySubscription',
  ...objectOf(
    {
      id: { ...text, description: 'Its name in paths.' },
      idLegacySubscription: ref('Id'),
      name: text,
      agency: objectOf({ name: text }),
      delay: {
        type: 'number',
        description: 'Minutes between the request and the moment when the agency is asked.',
      },
      autoAccept: { type: 'boolean' },
      emails: listOf(text),
      jobs: listOf(objectOf({ id: ref('Id'), specialties: listOf(objectOf({ id: ref('Id') })) })),
      version: { type: 'integer', description: 'For `If-Match`; not of every gateway.' },
    },
    ['version'],
  ),
}

const one = ref('GatewaySubscription')
const answer = (description: string): JsonSchema => dataAnswer(description, one)
const institution = objectOf({ id: { ...idSchema, description: 'Id of the institution.' } })
const named = {
  params: objectOf({
    ...institution.properties,
    idSubscription: { ...text, description: 'The name of the subscription.' },
  }),
}
const refused = mayRefuse()

/** What the OpenAPI document says of the subscriptions. */
export const subscriptionSchemas = {
  list: {
    tags,
    operationId: 'listAgencySubscriptions',
    summary: 'The agency subscriptions of an institution; 422 where it is no client of the agencies',
    params: institution,
    querystring: {
      type: 'object',
      properties: { take: { type: 'integer', minimum: 1, maximum: 500, default: 500 } },
    },
    response: {
      200: { description: 'In order of their numbers', ...objectOf({ result: listOf(one) }) },
      ...refused,
    },
  },
  create: {
    tags,
    operationId: 'createAgencySubscription',
    summary: 'Subscribe an institution to an agency',
    ...parametersOf('IdempotencyKey'),
    params: institution,
    body: { ...newSubscription, required: ['name', 'emails', 'delay', 'jobs'] },
    response: { 201: answer('As it was created'), ...refused },
  },
  change: {
    tags,
    operationId: 'changeAgencySubscription',
    summary: 'Change a subscription, but for its jobs',
    ...parametersOf('IdempotencyKey', 'IfMatch'),
    ...named,
    body: changedSubscription,
    response: { 200: answer('As it is now'), ...refused },
  },
  remove: {
    tags,
    operationId: 'endAgencySubscription',
    summary: 'End a subscription',
    ...parametersOf('IdempotencyKey', 'IfMatch'),
    ...named,
    response: { 200: doneAnswer, ...refused },
  },
  addJobs: {
    tags,
    operationId: 'addAgencySubscriptionJobs',
    summary: 'Add jobs and specialties to a subscription',
    ...parametersOf('IdempotencyKey'),
    ...named,
    body: changedJobs,
    response: { 200: answer('As it is now'), ...refused },
  },
  removeJobs: {
    tags,
    operationId: 'removeAgencySubscriptionJobs',
    summary: 'Take jobs, with their specialties, and specialties from a subscription',
    ...parametersOf('IdempotencyKey'),
    ...named,
    body: changedJobs,
    response: { 200: answer('As it is now'), ...refused },
  },
}

const granted = (operationId: string, summary: string) => ({
  tags,
  operationId,
  summary: `${summary}; 409 where that is so already`,
  ...parametersOf('IdempotencyKey'),
  params: institution,
  response: {
    200: dataAnswer('As its options are now', ref('InstitutionOption')),
    ...mayRefuse(),
  },
})

/** Of what an institution is granted, by the method that grants it. */
export const grantSchemas = {
  POST: granted('giveAgency', 'Make an institution a client of the agencies'),
  DELETE: granted('takeAgency', 'Make an institution a client of the agencies no more'),
  PUT: {
    ...granted('toggleHubloPool', 'Turn the Hublo pool of an institution over, or on or off'),
    body: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: { isHubloPoolClient: { type: 'boolean' } },
    },
  },
}
