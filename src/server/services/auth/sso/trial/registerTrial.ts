import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { HttpProblem } from '../../../../errors.ts'
import { demandProvider } from '../../principal/rights.ts'
import { type OfInstitution, trying } from '../schemas.ts'
import { settingsOfInstitution } from '../settings.ts'
import { redirectUriOf, type SsoContext } from '../ssoContext.ts'
import { tryConnection } from './trial.ts'

/**
 * `POST /auth/sso/trial` with an institution: `{data: TriedStep[]}`, by the settings as they are saved, for provider staff; 404
 * where there are none.
 */
export const registerTrial = (app: FastifyInstance, sso: SsoContext): void => {
  const { auth, resource, outbound } = sso
  app.post<{ Body: OfInstitution }>(pathOf(endpoints.ssoTrial), { schema: trying }, async (request) => {
    demandProvider(request.principal)
    const db = auth.database.kysely
    const settings = await settingsOfInstitution(db, resource, request.body.institution)
    if (!settings) throw new HttpProblem(404)
    return { data: await tryConnection(settings, { db, outbound, redirectUri: redirectUriOf(request, sso) }) }
  })
}
