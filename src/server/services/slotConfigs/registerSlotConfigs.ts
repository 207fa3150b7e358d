import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { endpoints, pathOf, slotConfigOf } from '#protocol/services.ts'
import { HttpProblem, refused } from '../../errors.ts'
import { rightTo } from '../../resources/catalogue/grants.ts'
import { modification } from '../../resources/routes/drafts/drafts.ts'
import { runWrite, type Workshop } from '../../resources/routes/runWrite.ts'
import { writeOne } from '../../resources/routes/writing.ts'
import { objectBody } from '../../resources/write/submission.ts'
import { idOf } from '../../web/address.ts'
import { described } from '../../web/described.ts'
import { schemas } from './schemas.ts'

/** A way of cutting days into slots, by its number and the key of its name. */
export interface SlotConfig {
  readonly id: number
  readonly labelKey: string
}

const NAME = 'slotConfig'

/**
 * The slot configurations as other products know them, by number: the enumeration of the catalogue in its order, from 1.
 * `GET …/slotConfig` and `…/slotConfig/{id}`; `POST …/slotConfig/{institution}` with `{idSlotConfig}` chooses that of an
 * institution, null for none. Source: specification of the institution area, §7.
 */
export const registerSlotConfigs = (app: FastifyInstance, catalogue: Catalogue, workshop: Workshop): void => {
  const resource = workshop.resources.of('institution')
  const values = (catalogue.enumerations.get(NAME)?.values ?? []).map(String)
  const all = values.map((value, i): SlotConfig => ({ id: i + 1, labelKey: `enums.${NAME}.${value}` }))

  app.get(pathOf(endpoints.slotConfigs), described(schemas.list), async () => ({ data: all }))

  app.get(pathOf(slotConfigOf(':id')), described(schemas.one), async (request: FastifyRequest) => {
    const data = all.find(({ id }) => id === idOf(request))
    if (!data) throw new HttpProblem(404)
    return { data }
  })

  app.post(pathOf(slotConfigOf(':id')), described(schemas.choose), async (request, reply) => {
    const right = rightTo(request.principal, resource, 'update')
    const id = idOf(request)
    const { idSlotConfig } = objectBody(request.body)
    if (idSlotConfig === undefined) throw refused([{ column: 'idSlotConfig', code: 419 }])
    const value =
      idSlotConfig === null ? null : typeof idSlotConfig === 'number' ? values[idSlotConfig - 1] : undefined
    if (value === undefined) throw refused([{ column: 'idSlotConfig', code: 406, reason: 'notAChoice' }])
    const submitted = { values: { [NAME]: value }, claimed: {} }
    return runWrite(workshop, request, reply, {
      resource,
      work: (write) => writeOne(write, modification(write, { id, submitted }, right), 200, right),
    })
  })
}
