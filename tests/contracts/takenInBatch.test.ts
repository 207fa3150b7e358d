import { expect, it } from 'vitest'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { OWN } from '#tests/server/world.ts'

const provider = person()

/** Rules whose columns can be written into a row that is there, of entities whose rows can be made and changed. */
const rulesOf = (resource: Resource) =>
  resource.entity.access.insert.may === 'nobody' || resource.entity.access.update.may === 'nobody'
    ? []
    : uniqueRules(resource.entity).filter(
        ({ columns, answers }) =>
          answers === undefined &&
          columns.length > 0 &&
          columns.every((name) => {
            const options = resource.names.get(name)?.column?.options
            return options !== undefined && options.edit === undefined && !options.serverOnly
          }),
      )

const told = ({ status, body }: Called) => [
  status,
  (body.details ?? []).map(({ column, code, reason, line }) => [column, code, reason, line]),
]

const three = async ({ server, body, place }: Built, resource: Resource) => {
  const rows: Record<string, unknown>[] = []
  for (const n of [70, 71, 72]) {
    const given = { ...body(resource, n), ...place(resource, n) }
    const made = await server.call(provider, 'POST', resource.path, given)
    if (made.status !== 201) return undefined
    rows.push({ ...given, ...made.body.data })
  }
  return rows as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]
}

// The database tells a broken rule by its index, whatever the line: of calls that met, and of rows that are changed together.
forEachCatalogue('a value that another row has', ({ build, called }) => {
  it(`in ${called} is told with its line and column by a change of several rows, where it stands in the index alone`, {
    timeout: 300_000,
  }, async () => {
    const built = await build()
    const { server, resources } = built
    const tried: string[] = []
    for (const resource of resources.all)
      for (const { columns, code } of rulesOf(resource)) {
        const rows = await three(built, resource)
        if (!rows) continue
        const [taken, one, other] = rows
        const held = Object.fromEntries(columns.map((name) => [name, taken[name]]))
        const change = (batch: object[], query = '') =>
          server.call(provider, 'POST', `${resource.path}/update-batch${query}`, { batch })
        const line = [columns.at(-1), code, 'taken', 1]
        tried.push(`${resource.entity.name} ${columns}`)
        const answer = await change([{ id: one.id }, { id: other.id, ...held }])
        expect([...tried.slice(-1), ...told(answer)]).toEqual([tried.at(-1), 409, [line]])
        if (!resource.link) continue
        const here = await change([{ id: one.id }, { id: other.id, ...held }], `?institutions=${OWN}`)
        expect([...tried.slice(-1), ...told(here)]).toEqual([tried.at(-1), 409, [line]])
      }
    console.info(tried.join(', '))
    expect(tried.length).toBeGreaterThan(1)
  })
})
