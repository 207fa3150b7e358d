import type { FastifyInstance } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import { dataOf } from '#server/idempotency.ts'
import { reach } from '../../../resources/catalogue/access.ts'
import { readInsertion } from '../../../resources/routes/insertBody.ts'
import { runWrite } from '../../../resources/routes/runWrite.ts'
import { writeOne } from '../../../resources/routes/writing.ts'
import { objectBody } from '../../../resources/write/submission.ts'
import { described } from '../../../web/described.ts'
import { switching } from './schemas.ts'
import type { SsoContext } from './ssoContext.ts'

/**
 * `POST /auth/institutionHasSso`: creates what turns single sign-on on for an institution, as the resource of that name does.
 * Clients look for theirs by `idInstitution` in what it answers: `{data: [row]}`. Source: specification §7.
 */
export const registerSwitches = (app: FastifyInstance, { workshop }: SsoContext): void => {
  const resource = workshop.resources.of('institutionHasSso')
  app.post(pathOf(endpoints.ssoSwitches), described(switching), async (request, reply) => {
    const allowed = reach(request.principal, resource, 'insert')
    const draft = readInsertion(resource, objectBody(request.body))
    return runWrite(workshop, request, reply, {
      resource,
      work: async (write) => {
        const answer = await writeOne(write, draft, 201, { places: allowed })
        return { status: answer.status, body: { data: [dataOf(answer)] } }
      },
    })
  })
}
