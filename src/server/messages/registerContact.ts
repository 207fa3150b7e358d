import type { FastifyInstance } from 'fastify'
import { headers } from '#protocol/headers.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { parametersOf } from '#server/openapi/parameters.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { Database } from '../db/database.ts'
import { isStorable } from '../db/storable.ts'
import { refused } from '../errors.ts'
import { type Fingerprints, idempotencyKey, once } from '../idempotency.ts'
import { type Executor, run } from '../resources/catalogue/statement.ts'
import { contact } from '../services/auth/limits/allowances.ts'
import { demandTurn } from '../services/auth/limits/demandTurn.ts'
import type { Outbox } from './outbox.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const

const schema = {
  tags: ['messaging'],
  operationId: 'contactStaff',
  summary: 'Write to the provider’s staff; who writes is told from the session',
  ...parametersOf('IdempotencyKey'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'vars'],
    properties: {
      name: { type: 'string', enum: ['contact'] },
      vars: {
        type: 'object',
        additionalProperties: false,
        required: ['message'],
        properties: {
          message: text(4000),
          title: text(200),
          contactInfos: text(200),
          idAdmin: { type: ['integer', 'string', 'null'], maxLength: 20, description: 'Ignored.' },
          firstNameAdmin: { ...text(200), description: 'Ignored.' },
          lastNameAdmin: { ...text(200), description: 'Ignored.' },
        },
      },
    },
  },
  response: { 200: doneAnswer, ...mayRefuse(429) },
} as const

interface Body {
  readonly vars: { readonly message: string; readonly title?: string; readonly contactInfos?: string }
}

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface ContactParts {
  readonly database: Database
  readonly outbox: Outbox
  readonly fingerprints: Fingerprints
}

/**
 * `POST /messaging/api/v1/slack-with-template/send`: `{data: {}}` once it is in the outbox; 400 with 419 or 406 on `message`,
 * 429 after twenty within an hour. One key is one message. Source: specification of the institution area, §7.
 */
export const registerContact = (app: FastifyInstance, parts: ContactParts): void => {
  const { database, outbox, fingerprints } = parts
  app.post<{ Body: Body }>(pathOf(endpoints.contact), { schema }, async (request, reply) => {
    const { principal, body } = request
    const { message, title, contactInfos } = body.vars
    const words = [title, message].flatMap((part) => part?.trim() || []).join('\n')
    if (!message.trim()) throw refused([{ column: 'message', code: 419 }])
    if (!isStorable(`${words}${contactInfos}`)) throw refused([{ column: 'message', code: 406 }])
    const { id } = principal
    await demandTurn(database.kysely, contact, String(id), { request, reply, column: 'message' })
    const post = async (tx: Executor) => {
      const found = await run<Person>(
        tx,
        `select "firstName", "lastName", "email" from "admin" where "id" = $1::int`,
        [id],
      )
      for (const { firstName, lastName, email } of found)
        await outbox.post(tx, {
          kind: 'contact',
          channel: 'slack',
          recipient: '',
          language: 'fr',
          content: {
            from: `${firstName} ${lastName}`,
            email,
            contact: contactInfos?.trim() || email,
            message: words,
          },
        })
      return { status: 200, body: { data: {} } }
    }
    const key = idempotencyKey(request.headers[headers.idempotencyKey])
    const asked = fingerprints(request.method, request.url, body)
    const answer = await database.pipelinedTransaction(async (tx) =>
      key === undefined
        ? { ...(await post(tx)), replayed: false }
        : once(tx, tx.ahead, { principal, key, fingerprints: asked }, () => post(tx)),
    )
    if (answer.replayed) reply.header(headers.idempotencyReplayed, 'true')
    return answer.body
  })
}
