import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../../errors.ts'
import { idSchema } from '../../../resources/catalogue/ids.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { demandProvider } from '../principal/rights.ts'
import { lockedAccountsPage } from '../schemas.ts'
import { lockedAccounts, unlock } from './lockedAccounts.ts'

const listing = {
  tags: ['auth'],
  operationId: 'listLockedAccounts',
  summary: 'Accounts locked by wrong passwords, for provider staff',
  response: { 200: lockedAccountsPage, ...mayRefuse() },
} as const

const lifting = {
  tags: ['auth'],
  operationId: 'unlockAccount',
  summary: 'Lift the lock of an account, for provider staff',
  params: {
    type: 'object',
    required: ['admin'],
    properties: { admin: idSchema },
  },
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

/**
 * `GET /auth/locked-accounts`: `{data: LockedAccount[], count}`. `DELETE /auth/locked-accounts/{admin}`: `{data: {}}`, recorded;
 * 404 where the account is not locked. Both 403 below level 1.
 */
export const registerLockedAccounts = (app: FastifyInstance, { database }: AuthContext): void => {
  app.get(pathOf(endpoints.lockedAccounts), { schema: listing }, async ({ principal }) => {
    demandProvider(principal)
    const data = await lockedAccounts(database.kysely)
    return { data, count: data.length }
  })
  app.delete<{ Params: { admin: number } }>(
    `${pathOf(endpoints.lockedAccounts)}/:admin`,
    { schema: lifting },
    async ({ principal, params }) => {
      demandProvider(principal)
      const lifting = database.transaction((tx) => unlock(tx, params.admin, principal.id))
      if (!(await lifting)) throw new HttpProblem(404)
      return { data: {} }
    },
  )
}
