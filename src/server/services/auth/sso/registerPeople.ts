import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { recordAudit } from '../../../audit.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { demandProvider } from '../principal/rights.ts'
import { revokeSignedOn } from '../session/sessions.ts'
import { counting, forgetting, type OfInstitution } from './schemas.ts'
import type { SsoContext } from './ssoContext.ts'

/**
 * Whom an institution's server has been recognised to speak of, for provider staff. `GET /auth/sso/people?institution=`: `{data:
 * {count}}`. `DELETE` of the same: `{data: {count}}` forgotten, recorded; the sessions that the server opened for
 * them end, and the next sign-on of each is as the first. For accounts that were
 * made anew at the institution.
 */
export const registerPeople = (app: FastifyInstance, { auth }: SsoContext): void => {
  const path = pathOf(endpoints.ssoPeople)
  app.get<{ Querystring: OfInstitution }>(path, { schema: counting }, async ({ principal, query }) => {
    demandProvider(principal)
    const [row] = await run<{ count: number }>(
      auth.database.kysely,
      `select count(*)::int as "count" from "ssoIdentity" where "institution" = $1::int`,
      [query.institution],
    )
    return { data: { count: row?.count ?? 0 } }
  })
  app.delete<{ Querystring: OfInstitution }>(path, { schema: forgetting }, async ({ principal, query }) => {
    demandProvider(principal)
    const count = await auth.database.transaction((tx) => forget(tx, query.institution, principal.id))
    return { data: { count } }
  })
}

const forget = async (tx: Executor, institution: number, by: number): Promise<number> => {
  const gone = await run<{ admin: number }>(
    tx,
    `delete from "ssoIdentity" where "institution" = $1::int returning "admin"`,
    [institution],
  )
  if (gone.length === 0) return 0
  const admins = gone.map(({ admin }) => admin)
  const entry = { action: 'forget', entity: 'admin', row: null, institutions: [institution] } as const
  await recordAudit(tx, { id: by }, [{ ...entry, before: { admins } }])
  await revokeSignedOn(tx, institution, admins)
  return gone.length
}
