import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { recordAudit } from '../../../audit.ts'
import { refused } from '../../../errors.ts'
import { accountKey, findUser, setPasswordHash } from '../accounts.ts'
import { demandLength } from '../changePassword.ts'
import { rememberDevice } from '../knownDevice.ts'
import { unlock } from '../limits/lockedAccounts.ts'
import { hashPassword } from '../password.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { revokeSessions } from '../session/sessions.ts'
import { isOffered, takeOffer } from './passwordOffers.ts'

const schema = {
  tags: ['auth'],
  operationId: 'choosePassword',
  summary: 'Choose a password by the link of an e-mail; every session of the person ends',
  security: [],
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['token', 'newPassword'],
    properties: {
      token: { type: 'string', maxLength: 100, description: 'What stands behind the # of the link.' },
      newPassword: { type: 'string', maxLength: 1000 },
    },
  },
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

/**
 * `POST /auth/password/reset`: `{data: {}}`; 400 on `newPassword` for its length, and on `token` for a link that was used,
 * is over, or has been followed by another. What others have tried no longer keeps the person out, nor can it again in this browser.
 */
export const registerReset = (app: FastifyInstance, context: AuthContext): void => {
  const { database, keys, config } = context
  app.post<{ Body: { token: string; newPassword: string } }>(
    pathOf(endpoints.resetPassword),
    { schema },
    async (request, reply) => {
      const { token, newPassword } = request.body
      demandLength(newPassword)
      // Looked at first: a hash is dear, and is not made for whoever knows no link.
      if (!(await isOffered(database.kysely, token))) throw over()
      const passwordHash = await hashPassword(newPassword)
      const email = await database.transaction(async (tx) => {
        const admin = await takeOffer(tx, token)
        if (admin === undefined) throw over()
        await setPasswordHash(tx, admin, passwordHash)
        await revokeSessions(tx, admin)
        await unlock(tx, admin, admin)
        await recordAudit(tx, { id: admin }, [{ action: 'choosePassword', entity: 'admin', row: admin }])
        return (await findUser(tx, admin))?.email
      })
      if (email !== undefined) rememberDevice(reply, { key: keys.device, account: accountKey(email), config })
      return { data: {} }
    },
  )
}

const over = () => refused([{ column: 'token', code: 406, reason: 'linkOver' }])
