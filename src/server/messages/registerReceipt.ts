import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { Database } from '../db/database.ts'
import { run } from '../resources/catalogue/statement.ts'
import { contact } from '../services/auth/limits/allowances.ts'
import { demandTurn } from '../services/auth/limits/demandTurn.ts'
import type { Outbox } from './outbox.ts'

const ignored = { type: 'string', maxLength: 200, description: 'Ignored.' } as const

const schema = {
  tags: ['messaging'],
  operationId: 'acknowledgeContact',
  summary:
    'Tell whoever is signed in by e-mail that their message has come; from whom, to whom and in which words is ours to say',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      from: ignored,
      to: ignored,
      template: ignored,
      lang: ignored,
      data: {
        type: 'object',
        additionalProperties: false,
        properties: { adminName: ignored },
      },
    },
  },
  response: { 200: doneAnswer, ...mayRefuse(429) },
} as const

interface Person {
  readonly firstName: string
  readonly email: string
  readonly lang: string
}

/**
 * `POST /messaging/api/v1/email-with-template/send`: `{data: {}}` once it is in the outbox, 429 after twenty within an hour. A
 * client chooses neither sender nor recipient nor words. Source: specification of the institution area, §7.
 */
export const registerReceipt = (
  app: FastifyInstance,
  { database, outbox }: { readonly database: Database; readonly outbox: Outbox },
): void => {
  app.post(pathOf(endpoints.receipt), { schema }, async (request, reply) => {
    const { id } = request.principal
    await demandTurn(database.kysely, contact, `receipt ${id}`, { request, reply, column: 'to' })
    await database.transaction(async (tx) => {
      const text = `select "firstName", "email", "lang" from "admin" where "id" = $1::int`
      for (const { firstName: name, email: recipient, lang: language } of await run<Person>(tx, text, [id]))
        await outbox.post(tx, {
          kind: 'received',
          channel: 'email',
          recipient,
          language,
          admin: id,
          content: { name },
        })
    })
    return { data: {} }
  })
}
