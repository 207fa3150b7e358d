import type { FastifyInstance } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import { refusedToCallers } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import { findUser } from './accounts.ts'
import type { AuthContext } from './authContext.ts'
import { standingOf } from './principalOf.ts'
import { session as sessionAnswer } from './schemas.ts'

/** What the institution picker shows of an institution. */
interface InstitutionSummary {
  readonly id: number
  readonly name: string
  readonly nameSMS: string
  readonly country: string
  readonly lang: string
  readonly timezone: string
}

const schema = {
  tags: ['bff-admin'],
  operationId: 'readSession',
  summary: 'Who is signed in, the institutions within reach and the permissions in each',
  response: { 200: sessionAnswer, ...refusedToCallers(401, 503) },
} as const

/** `GET /bff-admin/session`: `{data: {user, permissions: {[institution]: name[]}, institutions}}`. */
export const registerSession = (app: FastifyInstance, context: AuthContext): void => {
  const { database } = context
  app.get('/bff-admin/session', { schema }, async ({ principal: { id: admin, sessionId: session } }) => {
    const user = await findUser(database.kysely, admin)
    const standing = await standingOf(database.kysely, context, { admin, session })
    if (!user || !standing) throw new HttpProblem(440)
    const { principal } = standing
    const institutions = await institutionsOf(database.kysely, principal)
    const permissions = Object.fromEntries(institutions.map(({ id }) => [id, standing.permissions]))
    return { data: { user: { ...user, level: principal.level }, permissions, institutions } }
  })
}

const institutionsOf = async (
  db: QueryExecutorProvider,
  principal: Principal,
): Promise<InstitutionSummary[]> => {
  const within =
    principal.institutions === 'all'
      ? sql`true`
      : sql`i."id" in (select jsonb_array_elements_text(${JSON.stringify(principal.institutions)}::jsonb)::integer)`
  const { rows } = await sql<InstitutionSummary>`
    select i."id", i."name", i."nameSMS", i."country", i."lang", i."timezone"
    from "institution" i where ${within} order by lower(i."name") collate "C", i."id"`.execute(db)
  return rows
}
