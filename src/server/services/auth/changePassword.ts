import type { FastifyInstance } from 'fastify'
import { lengthFault } from '#protocol/services/session.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { recordAudit } from '../../audit.ts'
import { refused } from '../../errors.ts'
import type { Executor } from '../../resources/catalogue/statement.ts'
import { isStillPassword, passwordHashOf, setPasswordHash } from './accounts.ts'
import { person } from './limits/allowances.ts'
import { tooMany } from './limits/tooMany.ts'
import { endOffer } from './offers/passwordOffers.ts'
import { hashPassword, isSamePassword, verifyPassword } from './password.ts'
import type { AuthContext } from './principal/authContext.ts'
import { revokeSessions } from './session/sessions.ts'

interface Passwords {
  currentPassword: string
  newPassword: string
}

const password = { type: 'string', maxLength: 1000 } as const
const schema = {
  tags: ['auth'],
  operationId: 'changePassword',
  summary: 'Change one’s own password; every other session of the person ends',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['currentPassword', 'newPassword'],
    properties: {
      currentPassword: password,
      newPassword: password,
      scope: { type: 'string', maxLength: 100, description: 'Ignored: it is whoever is signed in.' },
    },
  },
  response: { 200: doneAnswer, ...mayRefuse(429) },
} as const

/** `PUT /auth/password/change-password`: `{data: {}}`; 400 on the column that is wrong, 429 after too many wrong tries. */
export const registerChangePassword = (app: FastifyInstance, context: AuthContext): void => {
  const { database, attempts } = context
  app.put<{ Body: Passwords }>(pathOf(endpoints.changePassword), { schema }, async (request, reply) => {
    const { id: admin, sessionId } = request.principal
    const { currentPassword, newPassword } = request.body
    demandLength(newPassword)
    if (isSamePassword(newPassword, currentPassword))
      throw refused([{ column: 'newPassword', code: 406, reason: 'samePassword' }])
    const names = [{ allowance: person, key: String(admin) }]
    const { refusal, result: before } = await attempts.run(names, async () => {
      const hash = await passwordHashOf(database.kysely, admin)
      return (await verifyPassword(currentPassword, hash)) ? hash : undefined
    })
    if (refusal) throw tooMany(refusal, { request, reply, column: 'currentPassword' })
    if (!before) throw wrongPassword()
    const passwordHash = await hashPassword(newPassword)
    await database.transaction(async (tx) => {
      // Before the password is locked, as a link that is used locks them.
      await endOffer(tx, admin)
      if (!(await isStillPassword(tx, admin, before))) throw wrongPassword()
      await setPasswordHash(tx, admin, passwordHash)
      await revokeSessions(tx, admin, sessionId)
      await recordChange(tx, admin)
    })
    return { data: {} }
  })
}

const wrongPassword = () => refused([{ column: 'currentPassword', code: 406, reason: 'wrongPassword' }])

/** @throws HttpProblem 400 on `newPassword` */
export const demandLength = (text: string): void => {
  const fault = lengthFault(text)
  if (fault) throw refused([{ column: 'newPassword', ...fault }])
}

/** That it changed is recorded; what it was and is, never. */
const recordChange = (tx: Executor, admin: number) =>
  recordAudit(tx, { id: admin }, [{ action: 'changePassword', entity: 'admin', row: admin }])
