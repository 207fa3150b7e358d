import type { FastifyInstance } from 'fastify'
import { grant, type InstitutionGrant, institutionGrants } from '#protocol/agency.ts'
import { isObject, type Values } from '#protocol/row.ts'
import { pathOf } from '#protocol/services.ts'
import { reach } from '#server/resources/catalogue/access.ts'
import { modification } from '#server/resources/routes/drafts.ts'
import { described, idOf } from '#server/resources/routes/registerResources.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { rowOfInstitution } from '#server/resources/routes/updateBody.ts'
import { writeOne } from '#server/resources/routes/writing.ts'
import type { WriteContext } from '#server/resources/write/writeContext.ts'
import { HttpProblem } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'
import type { Gateway } from './gateway.ts'
import { grantSchema } from './schemas.ts'

/** The column that tells whether an institution has what is granted. */
const columns = { agency: 'hasInterim', 'hublo-pool': 'hasHubloPool' } as const

/** By what number the agencies know an institution, where nobody else gives it one. */
export const ownClientId = (institution: number): string => `AG-${String(institution).padStart(4, '0')}`

/** Columns of the institution's options once it has been given something, or has not. */
const kept = (name: InstitutionGrant, isGiven: boolean, clientId: string | null): Values => ({
  [columns[name]]: isGiven,
  ...(name === 'agency' && { agencyClientId: isGiven ? clientId : null }),
})

/**
 * Writes into the options of an institution that it was given something or not: the only way in which these columns change.
 * @throws HttpProblem 404, and 409 where that is so already
 */
export const writeGrant = async (
  write: WriteContext,
  { institution, name, isGiven, clientId = ownClientId(institution) }: Granting,
): Promise<Answer> => {
  const { principal, resource, tx } = write
  const allowed = reach(principal, resource, 'update')
  const id = await rowOfInstitution(tx, resource, { institution })
  const submitted = { values: {}, claimed: {}, kept: kept(name, isGiven, clientId) }
  const draft = modification(write, { id, submitted }, allowed)
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
    allowed,
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
  { institution, name }: Granting,
  method: 'POST' | 'DELETE',
): Promise<Pick<Granting, 'clientId'>> => {
  try {
    const { body } = await gateway({ method, path: grant(institution, name).path })
    const data = isObject(body) && isObject(body.data) ? body.data : body
    return {
      clientId: isObject(data) && typeof data.agencyClientId === 'string' ? data.agencyClientId : null,
    }
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409) return { clientId: null }
    throw error
  }
}

/** `POST` makes an institution a client of the agencies or gives it the pool, `DELETE` takes it. Level 1 only. */
export const registerGrants = (app: FastifyInstance, workshop: Workshop, gateway?: Gateway): void => {
  const resource = workshop.resources.of('institutionOption')
  for (const name of institutionGrants)
    for (const method of ['POST', 'DELETE'] as const) {
      const isGiven = method === 'POST'
      app.route({
        method,
        url: pathOf(grant(':id', name)),
        ...described(grantSchema(name, isGiven)),
        handler: async (request, reply) => {
          reach(request.principal, resource, 'update')
          const institution = idOf(request)
          const asked = { institution, name, isGiven }
          const told = gateway ? await askGateway(gateway, asked, method) : {}
          const work = (write: WriteContext) => writeGrant(write, { ...asked, ...told })
          return runWrite(workshop, request, reply, { resource, work })
        },
      })
    }
}
