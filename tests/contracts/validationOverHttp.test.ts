import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { writableColumns } from '#dsl/entities/entity.ts'
import { recordsKey } from '#engine/criteria.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OWN } from '#tests/server/world.ts'
import { browserShape, codesOf, type Filled, fillForm } from './bothSides.ts'
import { type Entered, enteredIn } from './formValues.ts'

const FORMS = runsOf(300)

const contextOf = (resource: Resource, mode: Context['mode']): Context => ({
  mode,
  level: 1,
  institutions: [OWN],
  records: Object.fromEntries(resource.asks.records.map((one) => [recordsKey(one), [OWN]])),
  options: {},
  flags: {},
})

/** Ids that would be right are those of rows that are there: a form offers no others. */
const withRealIds = ({ entity }: Resource, { row }: Built, { typed, chosen }: Entered): Entered => {
  const relations = writableColumns(entity).filter(([, c]) => c.facts.entity !== undefined)
  const real = relations.flatMap(([name, c]): [string, unknown][] => {
    const id = row(c.facts.entity ?? '', OWN) || OWN
    if (Number.isInteger(chosen[name]) && Number(chosen[name]) > 0) return [[name, id]]
    return Array.isArray(chosen[name]) ? [[name, [id]]] : []
  })
  const texts = Object.entries(typed).filter(([name]) => !relations.some(([relation]) => relation === name))
  return { typed: Object.fromEntries(texts), chosen: { ...chosen, ...Object.fromEntries(real) } }
}

/** Whether the answer is what the form expected; what only the database knows is no matter of forms. */
const expectSame = ({ problems, body }: Filled, answer: Called): void => {
  const codes = codesOf(problems)
  const told = (answer.body.details ?? []).map(({ column, code }) => ({ column, code }))
  const nested = Object.values(body).some((value) => typeof value === 'object' && value !== null)
  if (codes.length === 0 && answer.body.details?.some(({ reason }) => reason === 'taken')) return
  if (codes.length === 0)
    expect([200, 201, 409], `${JSON.stringify(body)} ${answer.text}`).toContain(answer.status)
  else expect([answer.status, answer.body.errorCode], answer.text).toEqual([400, told[0]?.code])
  // What no row can have is told at once, without what else is wrong.
  if (codes.length > 0 && nested) expect(codes).toEqual(expect.arrayContaining(codesOf(told)))
  else if (codes.length > 0) expect([body, codesOf(told)]).toEqual([body, codes])
}

forEachCatalogue('forms sent over HTTP', ({ build, called, of }) => {
  it(`in ${called} are answered as the browser judged them`, { timeout: 180_000 }, async () => {
    const built = await build()
    const { server, resources, row } = built
    const open = resources.all.flatMap((resource) => {
      const { insert, update } = resource.entity.access
      return [
        ...(insert.may === 'nobody' ? [] : [{ resource, mode: 'create' as const }]),
        ...(update.may === 'nobody' ? [] : [{ resource, mode: 'modify' as const }]),
      ]
    })
    const verdicts = { accepted: 0, refused: 0 }
    for (const { resource, mode } of open) {
      const { entity, path, link } = resource
      // Other forms of this test turn options on and off.
      const options = async () => {
        const found = resource.asks.options.map(async (option) => {
          const { path: at } = resources.of(option.entity)
          const { body } = await server.list(person(), at, { query: { institution: [OWN] } })
          const isOn = body.data.some((one: Record<string, unknown>) => one[option.column] === true)
          return [`${option.entity}.${option.column}`, isOn ? [OWN] : []] as const
        })
        return Object.fromEntries(await Promise.all(found))
      }
      const shape = await browserShape(of, entity)
      const id = row(entity.name, OWN)
      const read = async () => (await server.list(person(), path, { query: { id } })).body.data[0]
      const forms = enteredIn(writableColumns(entity) as [string, AnyColumn][])
      const sent = fc.asyncProperty(forms, async (given) => {
        const current = mode === 'modify' ? await read() : undefined
        const context = { ...contextOf(resource, mode), options: await options() }
        const filled = fillForm({ entity, context, current, shape }, withRealIds(resource, built, given))
        const answer = current
          ? await server.call(person(), 'PUT', `${path}/${id}`, filled.body, {
              'if-match': `"${current.version}"`,
            })
          : await server.call(person(), 'POST', path, { ...filled.body, ...(link && { institution: [OWN] }) })
        expectSame(filled, answer)
        verdicts[filled.problems.length === 0 ? 'accepted' : 'refused']++
      })
      await fc.assert(sent, { seed, numRuns: Math.ceil(FORMS / open.length) })
    }
    expect(verdicts.accepted).toBeGreaterThan(FORMS / 20)
    expect(verdicts.refused).toBeGreaterThan(FORMS / 20)
    console.info(`${called}: ${verdicts.accepted} forms accepted, ${verdicts.refused} refused by both sides`)
  })
})
