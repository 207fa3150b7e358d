import { nameOf } from '#app/console/choice.ts'
import { choicesHook } from '#app/console/choices.ts'
import { mayWriteIn } from '#app/console/mayWriteIn.ts'
import { everyLanguage } from '#app/i18n.ts'
import { loadShape } from '#app/shapes.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Person } from '#engine/access/places.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { recordsOf } from '#renderer/list/state/useRows.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { exampleRows, places, selected } from '#stage/exampleRows.ts'
import { memoryAddresses } from '#stage/memoryAddresses.ts'
import { memoryGateway, refusal } from '#stage/memoryGateway.ts'
import type { View } from './address.ts'
import { askedBy, factsOf } from './asked.ts'

const FEW = 8
const MANY = 67
let person = 1

/** The gateway of a state: most of them a backend in the page, some of them an ill one. */
const gatewayOf = (catalogue: Catalogue, { table, state }: View): Gateway => {
  const { name } = recordsOf(table)
  const rows = exampleRows(catalogue, state === 'many' ? MANY : FEW)
  if (state === 'empty') rows.set(name, [])
  const gateway = memoryGateway(catalogue, rows)
  const instead = { loading: () => new Promise<never>(() => {}), failed: () => Promise.reject(refusal(503)) }
  if (state !== 'loading' && state !== 'failed') return gateway
  return {
    ...gateway,
    list: (entity, ...rest) => (entity === name ? instead[state]() : gateway.list(entity, ...rest)),
  }
}

/** Somebody of a level, in the institutions of the stage. */
const someoneOf = ({ level }: View): Person => ({
  id: person,
  level,
  institutions: places.map(({ id }) => id),
  permissions: {},
})

/** All that the generic screens need, without a server. */
export const stageServices = (catalogue: Catalogue, view: View): RendererServices => {
  const gateway = gatewayOf(catalogue, view)
  return {
    gateway,
    useChoices: choicesHook(catalogue, gateway),
    suggestAddresses: memoryAddresses,
    entityOf: (name) => catalogue.entities.get(name),
    nameOf: (name, row) => nameOf(catalogue.entities.get(name), row),
    loadShape: (entity) => loadShape(catalogue, entity),
    loadEveryLanguage: everyLanguage,
    institutions: places,
    selected: view.state === 'noInstitution' ? [] : selected,
    mayWrite: mayWriteIn(catalogue, someoneOf(view)),
    // Somebody else each time: a form left unfinished is not given to the next stage.
    person: person++,
    facts: factsOf(askedBy(catalogue), { ...view, flags: view.flags && view.state !== 'notice' }),
  }
}
