import type { FastifyInstance } from 'fastify'
import { emailKind } from '#dsl/kinds/email.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { isStorable } from '../../../db/storable.ts'
import type { Enqueue } from '../../../work/work.ts'
import { accountKey } from '../accounts.ts'
import { asker, asking } from '../limits/allowances.ts'
import { demandTurn } from '../limits/demandTurn.ts'
import { counterOf } from '../limits/limiter.ts'
import { networkOf } from '../limits/names.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { hmac } from '../session/keys.ts'
import { addressSealOf } from './addressSeal.ts'

const schema = {
  tags: ['auth'],
  operationId: 'askForPassword',
  summary: 'Ask for a link by which to choose a new password; the answer is the same for an unknown address',
  security: [],
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['email'],
    properties: { email: { type: 'string', maxLength: 254 } },
  },
  response: { 200: doneAnswer, ...mayRefuse(429) },
} as const

/**
 * `POST /auth/password/forgot`: `{data: {}}` whoever is meant; 429 after too many from one address. Whether there is such a
 * person is looked up by the work that it asks for, so that not even the time of the answer tells. What is no address asks for none.
 */
export const registerForgot = (
  app: FastifyInstance,
  { database, keys, config }: AuthContext,
  enqueue: Enqueue,
): void => {
  const { seal } = addressSealOf(config)
  app.post<{ Body: { email: string } }>(
    pathOf(endpoints.forgotPassword),
    { schema },
    async (request, reply) => {
      const { email } = request.body
      await demandTurn(database.kysely, asker, networkOf(request.ip), { request, reply, column: 'email' })
      const account = hmac(keys.attempt, accountKey(email))
      const ofAccount = await counterOf(database.kysely, asking).penalty(account)
      if (ofAccount.consumedPoints <= asking.free && isStorable(email) && !emailKind.check?.(email.trim()))
        await enqueue(database.kysely, 'offerNewPassword', { sealed: seal(email) })
      return { data: {} }
    },
  )
}
