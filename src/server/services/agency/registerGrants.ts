import type { FastifyInstance } from 'fastify'
import { isObject, type Values } from '#protocol/row.ts'
import { grant, granting, type InstitutionGrant } from '#protocol/services/agency.ts'
import { pathOf } from '#protocol/services.ts'
import { reach } from '#server/resources/catalogue/access.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Executor, run } from '#server/resources/catalogue/statement.ts'
import { modification } from '#server/resources/routes/drafts/drafts.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { rowOfInstitution } from '#server/resources/routes/updateBody.ts'
import { writeOne } from '#server/resources/routes/writing.ts'
import { objectBody } from '#server/resources/write/submission.ts'
import type { WriteContext } from '#server/resources/write/writeContext.ts'
import { idOf } from '#server/web/address.ts'
import { described } from '#server/web/described.ts'
import { HttpProblem, malformed, refused } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'
import type { Gateway } from './gateway.ts'
import { grantSchemas } from './schemas.ts'

/** The column that tells whether an institution has what is granted. */
const columns = { agency: 'hasInterim', hubloPool: 'hasHubloPool' } as const

/** By what number the agencies know an institution, where nobody else gives it one. */
const ownClientId = (institution: number): string => `AG-${String(institution).padStart(4, '0')}`

/** Columns of the institution's options once it has been given something, or has not. */
const kept = (name: InstitutionGrant, isGiven: boolean, clientId: string | null): Values => ({
  [columns[name]]: isGiven,
  ...(name === 'agency' && { agencyClientId: isGiven ? clientId : null }),
})

/**
 * Writes into the options of an institution that it was given something or not: the only way in which these columns change.
 * @throws HttpProblem 404, and 409 where that is so already
 */
const writeGrant = async (
  write: WriteContext,
  { institution, name, isGiven, clientId = ownClientId(institution) }: Granting,
): Promise<Answer> => {
  const { principal, resource, tx } = write
  const allowed = reach(principal, resource, 'update')
  const id = await rowOfInstitution(tx, resource, { institution })
  const submitted = { values: {}, claimed: {}, kept: kept(name, isGiven, clientId) }
  const draft = modification(write, { id, submitted }, { places: allowed })
  return writeOne(
    write,
    {
      ...draft,
      plan: async (rows, raised) => {
        const changes = await draft.plan(rows, raised)
        if (changes[0]?.current?.[columns[name]] === isGiven)
          throw new HttpProblem(409, { says: 'alreadySo' })
        return changes
      },
    },
    200,
    { places: allowed },
  )
}

export interface Granting {
  readonly institution: number
  readonly name: InstitutionGrant
  readonly isGiven: boolean
  /** By what number the agencies know the institution; ours where not said, null where nobody tells. */
  readonly clientId?: string | null
}

/** Where another platform keeps the subscriptions it is told too, first: what it has already done is asked for again in vain. */
const askGateway = async (
  gateway: Gateway,
  { institution, name, isGiven }: Granting,
): Promise<Pick<Granting, 'clientId'>> => {
  try {
    const { body } = await gateway({ ...granting(name, isGiven), path: grant(institution, name).path })
    const data = isObject(body) && isObject(body.data) ? body.data : body
    return {
      clientId: isObject(data) && typeof data.agencyClientId === 'string' ? data.agencyClientId : null,
    }
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409) return { clientId: null }
    throw error
  }
}

/** Whether an institution has what is granted. @throws HttpProblem 404 */
const holds = async (
  db: Executor,
  { table, names }: Resource,
  { institution, name }: Pick<Granting, 'institution' | 'name'>,
): Promise<boolean> => {
  const [row] = await run<{ held: boolean }>(
    db,
    `select ${names.get(columns[name])?.quoted} as "held" from ${table} where "institution" = $1::int`,
    [institution],
  )
  if (!row) throw new HttpProblem(404)
  return row.held
}

/** What a call asks for; `has` tells what there is. */
type Wanted = (body: unknown, has: () => Promise<boolean>) => Promise<boolean>

/**
 * Registers `POST` and `DELETE …/options/agency`, which make an institution a client of the agencies and unmake it, and `PUT
 * …/options/toggle/is-hublo-pool-client`. Level 1 only.
 */
export const registerGrants = (app: FastifyInstance, workshop: Workshop, gateway?: Gateway): void => {
  const resource = workshop.resources.of('institutionOption')
  const db = workshop.database.of(resource.path).kysely
  const serve = (method: 'POST' | 'DELETE' | 'PUT', name: InstitutionGrant, wanted: Wanted) =>
    app.route({
      method,
      url: pathOf(grant(':id', name)),
      ...described(grantSchemas[method]),
      handler: async (request, reply) => {
        reach(request.principal, resource, 'update')
        const institution = idOf(request)
        const has = () => holds(db, resource, { institution, name })
        const isGiven = await wanted(request.body, has)
        const asked = { institution, name, isGiven }
        return runWrite(workshop, request, reply, {
          resource,
          ask: gateway && (() => askGateway(gateway, asked)),
          work: (write, told) => writeGrant(write, { ...asked, ...told }),
        })
      },
    })
  serve('POST', 'agency', async () => true)
  serve('DELETE', 'agency', async () => false)
  serve('PUT', 'hubloPool', async (body, has) => wantedPool(body) ?? !(await has()))
}

/** What a body says of the pool; undefined where it says nothing, which turns it over. @throws HttpProblem 400 */
const wantedPool = (body: unknown): boolean | undefined => {
  const { isHubloPoolClient: wanted, ...others } = objectBody(body ?? {})
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw malformed(unknown)
  if (wanted === undefined || wanted === null) return undefined
  if (typeof wanted === 'boolean') return wanted
  throw refused([{ column: 'isHubloPoolClient', code: 406, reason: 'wrongType' }])
}
