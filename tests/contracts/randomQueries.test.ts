import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListRequest } from '#protocol/list.ts'
import { HttpProblem } from '#server/errors.ts'
import { ownColumns } from '#server/resources/catalogue/grants.ts'
import { placesSql } from '#server/resources/catalogue/placeSql.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { countCache } from '#server/resources/read/count/countCache.ts'
import { listOf } from '#server/resources/read/list.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OWN, SIBLING } from '#tests/server/world.ts'

// T03: with no route before it that asks who may read what, a list gives nobody a row of somewhere else.
/** Of each resource and person. */
const QUERIES = runsOf(4)

type Row = Readonly<Record<string, unknown>>
interface Answer {
  readonly data: readonly (Row & { readonly id: number })[]
  readonly count: number
  readonly institutions?: readonly number[]
  readonly related?: Readonly<Record<string, { readonly labels: readonly { readonly id: number }[] }>>
}

/** Somebody who owns no row: of two institutions, and of none. */
const nobody = 1_999_999
const people = [
  person({ id: nobody, level: 3, institutions: [OWN, SIBLING], permissions: {} }),
  person({ id: nobody, level: 4, institutions: [OWN] }),
  person({ id: nobody, level: 4, institutions: [] }),
]

/** A value, it or none, all others, none. */
const forms = [
  (value: unknown) => value,
  (value: unknown) => [value, null],
  (value: unknown) => ({ not: value }),
  () => null,
]

/** What a list may be asked, by values that rows have, whatever their institution. */
const queriesOf = ({ names, entity }: Resource, rows: readonly Row[]): fc.Arbitrary<ListRequest> => {
  const readable = [...names.values()].filter(({ secret }) => !secret)
  const columns = readable.map(({ name }) => name)
  const sortable = readable.flatMap(({ name, type }) => (type === 'jsonb' ? [] : [name]))
  const relations = readable.flatMap(({ name, column }) => (column?.facts.entity ? [name] : []))
  const words = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
  const some = <T>(values: readonly T[], most: number) =>
    fc.subarray([...values], { maxLength: Math.min(most, values.length) })
  const filter = fc
    .tuple(fc.constantFrom(...columns), fc.constantFrom<Row>(...rows, {}), fc.constantFrom(...forms))
    .map(([name, row, form]) => ({ [name]: form(row[name] ?? null) }))
  const search = fc.record({ value: fc.constantFrom('a', 'e 1', ...words.map((word) => word.slice(0, 100))) })
  return fc.record(
    {
      query: filter,
      ...(entity.search.length > 0 && { text: search }),
      orderby: some(sortable, 3).map((asked) =>
        asked.map((columnName) => ({ columnName, orientation: 'desc' as const })),
      ),
      select: some(columns, 4),
      related: some(relations, 3),
      institutions: fc.boolean(),
      limit: fc.integer({ min: 0, max: 50 }),
      offset: fc.integer({ min: 0, max: 3 }),
      keys: fc.boolean(),
    },
    { requiredKeys: [] },
  )
}

const readersOf = ({ server, resources }: Built) => {
  const counts = countCache()
  const { kysely } = server.database
  /** Ids of the rows in these institutions; undefined where an entity's rows are everybody's. */
  const idsIn = async (resource: Resource, places: readonly number[]): Promise<Set<number> | undefined> => {
    if (resource.entity.belongs.to === 'all') return undefined
    const text = `select "id"::int from ${placesSql(resource)} p where "institution" = any($1::int[])`
    return new Set((await run<{ id: number }>(kysely, text, [places])).map(({ id }) => id))
  }
  return { list: (resource: Resource) => listOf(resource, resources, counts), idsIn, kysely }
}

forEachCatalogueOnce('lists without the guard of their route', ({ build, called }) => {
  it(`of ${called} have no row of another institution, whatever they are asked`, {
    timeout: 3_600_000,
  }, async () => {
    const built = await build()
    const { list, idsIn, kysely } = readersOf(built)
    let n = 0
    const seen = { answered: 0, refused: 0, rows: 0 }
    for (const resource of built.resources.all) {
      const rows = (await built.server.list(person(), resource.path, { limit: 200 })).body.data
      const read = list(resource)
      for (const who of people) {
        const places = who.institutions === 'all' ? [] : who.institutions
        // Who may read what is their own alone has nothing.
        const own = ownColumns(who, resource) ? new Set<number>() : await idsIn(resource, places)
        const ask = async (request: ListRequest): Promise<void> => {
          const text = await read(kysely, request, who, new Date()).catch((error: unknown) => {
            if (!(error instanceof HttpProblem)) throw error
            return undefined
          })
          seen[text === undefined ? 'refused' : 'answered']++
          if (text === undefined) return
          const { data, count, institutions = [], related = {} }: Answer = JSON.parse(text)
          seen.rows += data.length
          expect(data.filter(({ id }) => own?.has(id) === false)).toEqual([])
          expect(count).toBeLessThanOrEqual(own?.size ?? count)
          const told = [
            institutions,
            ...(resource.link ? data.map((one) => one.institution ?? []) : []),
          ].flat()
          expect(told.filter((id) => !places.includes(id as number))).toEqual([])
          for (const [name, { labels }] of Object.entries(related)) {
            const target = built.resources.of(resource.names.get(name)?.column?.facts.entity ?? '')
            const reached = await idsIn(target, places)
            expect(labels.filter(({ id }) => reached?.has(id) === false)).toEqual([])
          }
        }
        await fc.assert(fc.asyncProperty(queriesOf(resource, rows), ask), {
          numRuns: QUERIES,
          seed: seed + n++,
        })
      }
    }
    console.info(`${called}: ${JSON.stringify(seen)}`)
    expect(seen.rows).toBeGreaterThan(0)
    expect(seen.answered).toBeGreaterThan(seen.refused)
  })
})
