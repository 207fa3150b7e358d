import type { FastifyInstance } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import { findUser } from './accounts.ts'
import type { AuthContext } from './authContext.ts'
import { grantedBy } from './principalOf.ts'

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
  summary: 'Who is signed in, the institutions within reach and the permissions in each',
} as const

/** `GET /bff-admin/session`: `{data: {user, permissions: {[institution]: name[]}, institutions}}`. */
export const registerSession = (app: FastifyInstance, context: AuthContext): void => {
  const { database, catalogue } = context
  app.get('/bff-admin/session', { schema }, async ({ principal }) => {
    const user = await findUser(database.kysely, principal.id)
    if (!user) throw new HttpProblem(440)
    const institutions = await institutionsOf(database.kysely, principal)
    const { rows } = await sql<{ grants: Record<string, unknown> }>`
      select to_jsonb(l) as "grants" from "level" l where l."id" = ${principal.level}`.execute(
      database.kysely,
    )
    const granted = grantedBy(catalogue, rows[0]?.grants ?? {})
    const permissions = Object.fromEntries(institutions.map(({ id }) => [id, granted]))
    return { data: { user, permissions, institutions } }
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
