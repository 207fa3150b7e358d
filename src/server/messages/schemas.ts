import type { JsonSchema } from '#dsl/columns/kind.ts'
import { messageStates } from '#protocol/operation.ts'
import { dataAnswer, doneAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { objectOf } from '#server/openapi/objects.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { idSchema } from '../resources/catalogue/ids.ts'
import { countsSchema } from '../work/countsOf.ts'

/** The id in a path. */
export const byId = {
  type: 'object',
  required: ['id'],
  properties: { id: idSchema },
} as const

const time: JsonSchema = { type: 'string', format: 'date-time' }
const timeOrNone: JsonSchema = { type: ['string', 'null'], format: 'date-time' }
const text: JsonSchema = { type: 'string' }

const properties: Readonly<Record<string, JsonSchema>> = {
  id: ref('Id'),
  kind: text,
  channel: { type: 'string', enum: ['email', 'slack'] },
  recipient: text,
  language: text,
  state: { type: 'string', enum: [...messageStates] },
  tries: { type: 'integer' },
  problem: { type: ['string', 'null'] },
  createdAt: time,
  sentAt: timeOrNone,
}
export const listing = {
  tags: ['messaging'],
  operationId: 'listMessages',
  summary: 'Messages to people, newest first, for provider staff',
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { state: { type: 'string', enum: messageStates } },
  },
  response: {
    200: {
      description: 'The newest 500',
      ...objectOf({
        data: { type: 'array', items: objectOf(properties) },
        count: ref('Count'),
        counts: countsSchema(messageStates),
      }),
    },
    ...mayRefuse(),
  },
} as const

export const reading = {
  tags: ['messaging'],
  operationId: 'readMessage',
  summary: 'A message as its reader sees it, for provider staff',
  params: byId,
  response: {
    200: dataAnswer(
      'In production without what opens doors',
      objectOf({ ...properties, subject: text, text, html: text }),
    ),
    ...mayRefuse(),
  },
} as const

export const sending = {
  tags: ['messaging'],
  operationId: 'sendMessage',
  summary: 'Send a message once more, for provider staff',
  params: byId,
  response: { 200: doneAnswer, ...mayRefuse() },
} as const
