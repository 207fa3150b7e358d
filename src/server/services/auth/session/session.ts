import type { FastifyInstance } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { SessionData, SessionGroup, SessionInstitution } from '#protocol/services/session.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../../errors.ts'
import type { Principal } from '../../../principal.ts'
import { findUser } from '../accounts.ts'
import { localityOf } from '../localityOf.ts'
import type { AuthContext } from '../principal/authContext.ts'
import { standingOf } from '../principal/principalOf.ts'
import { session as sessionAnswer } from '../schemas.ts'
import { ssoOf } from '../sso/ssoSession.ts'
import type { AccessClaims } from './accessToken.ts'

const schema = {
  tags: ['bff-admin'],
  operationId: 'readSession',
  summary: 'Who is signed in, the institutions within reach and the permissions in each',
  response: { 200: sessionAnswer, ...mayRefuse() },
} as const

/** `GET /bff-admin/session`: `{data: {user, permissions: {[institution]: name[]}, institutions}}`. */
export const registerSession = (app: FastifyInstance, context: AuthContext): void => {
  app.get(pathOf(endpoints.session), { schema }, async ({ principal: { id: admin, sessionId: session } }) => {
    const data = await sessionDataOf(context, { admin, session })
    if (!data) throw new HttpProblem(440)
    return { data }
  })
}

/** Who is signed in, and where they may do what; undefined when `standingOf` knows nobody. */
export const sessionDataOf = async (
  context: AuthContext,
  claims: AccessClaims,
): Promise<SessionData | undefined> => {
  const { kysely } = context.database
  const user = await findUser(kysely, claims.admin)
  const standing = await standingOf(kysely, context, claims)
  if (!user || !standing) return undefined
  const { principal } = standing
  const institutions = await institutionsOf(kysely, principal)
  const groups = await groupsOf(kysely, institutions)
  const permissions = Object.fromEntries(institutions.map(({ id }) => [id, standing.permissions]))
  const sso = await ssoOf(kysely, claims.session)
  return { user: { ...user, level: principal.level }, permissions, institutions, groups, ...(sso && { sso }) }
}

interface StoredInstitution extends Omit<SessionInstitution, 'locality' | 'groups'> {
  readonly address: string | null
  readonly postalCode: string | null
  readonly groups: readonly number[] | null
}

const institutionsOf = async (
  db: QueryExecutorProvider,
  principal: Principal,
): Promise<SessionInstitution[]> => {
  const within =
    principal.institutions === 'all'
      ? sql`true`
      : sql`i."id" in (select jsonb_array_elements_text(${JSON.stringify(principal.institutions)}::jsonb)::integer)`
  const { rows } = await sql<StoredInstitution>`
    select i."id", i."name", i."nameSMS", i."country", i."lang", i."timezone", i."address", i."postalCode", g."groups"
    from "institution" i left join (
      select "institution", jsonb_agg("institutiongroup" order by "institutiongroup") "groups"
      from "institutionHasInstitutiongroup" group by "institution") g on g."institution" = i."id"
    where ${within} order by lower(i."name") collate "C", i."id"`.execute(db)
  return rows.map(({ address, postalCode, groups, ...institution }) => {
    const locality = localityOf(address, postalCode)
    return { ...institution, ...(locality && { locality }), ...(groups && { groups }) }
  })
}

const groupsOf = async (
  db: QueryExecutorProvider,
  institutions: readonly SessionInstitution[],
): Promise<SessionGroup[]> => {
  const ids = [...new Set(institutions.flatMap(({ groups = [] }) => groups))]
  if (ids.length === 0) return []
  const { rows } = await sql<SessionGroup>`
    select "id", "name" from "institutiongroup"
    where "id" in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)
    order by lower("name") collate "C", "id"`.execute(db)
  return rows
}
