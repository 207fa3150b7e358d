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
import type { AuditEntry } from '../../audit.ts'
import { HttpProblem, malformed, refused } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'
import type { Gateway } from './gateway.ts'
import { recorded } from './recorded.ts'
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

/** The row that says whether an institution has what is granted, and whether it does. @throws HttpProblem 404 */
const heldIn = async (
  db: Executor,
  { table, names }: Resource,
  { institution, name }: Pick<Granting, 'institution' | 'name'>,
): Promise<{ readonly id: number; readonly held: boolean }> => {
  const [row] = await run<{ id: number; held: boolean }>(
    db,
    `select "id", ${names.get(columns[name])?.quoted} as "held" from ${table} where "institution" = $1::int`,
    [institution],
  )
  if (!row) throw new HttpProblem(404)
  return row
}

/** What a call asks for; undefined for the other of the two than there is. */
type Wanted = (body: unknown) => boolean | undefined

/**
 * Registers `POST` and `DELETE …/options/agency`, which make an institution a client of the agencies and unmake it, and `PUT
 * …/options/toggle/is-hublo-pool-client`. Level 1 only.
 */
export const registerGrants = (app: FastifyInstance, workshop: Workshop, gateway?: Gateway): void => {
  const resource = workshop.resources.of('institutionOption')
  const database = workshop.database.of(resource.path)
  const serve = (method: 'POST' | 'DELETE' | 'PUT', name: InstitutionGrant, wanted: Wanted) =>
    app.route({
      method,
      url: pathOf(grant(':id', name)),
      ...described(grantSchemas[method]),
      handler: async (request, reply) => {
        reach(request.principal, resource, 'update')
        const institution = idOf(request)
        const told = wanted(request.body)
        const { id: row, held } = await heldIn(database.kysely, resource, { institution, name })
        const isGiven = told ?? !held
        const asked = { institution, name, isGiven }
        const entry: AuditEntry = {
          action: 'update',
          entity: resource.entity.name,
          row,
          institutions: [institution],
          after: { asked: { [columns[name]]: isGiven } },
        }
        return runWrite(workshop, request, reply, {
          resource,
          ask:
            gateway && (() => recorded(database, request.principal, entry, () => askGateway(gateway, asked))),
          work: (write, answer) => writeGrant(write, { ...asked, ...answer }),
        })
      },
    })
  serve('POST', 'agency', () => true)
  serve('DELETE', 'agency', () => false)
  serve('PUT', 'hubloPool', wantedPool)
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
