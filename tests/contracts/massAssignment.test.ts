import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { copyInto, isComputedIn, madeStamps } from '#dsl/entities/facts.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OTHER, OWN } from '#tests/server/world.ts'

// T06: a body changes nothing but the columns that its route lets a client write.
const extras = [
  'id',
  'version',
  'search',
  'uniqueKey1',
  'level',
  'permissions',
  'isActivated',
  'institutions',
]
const poison = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']

const may = person({
  level: 2,
  institutions: [OWN, OTHER],
  permissions: { [OWN]: ['furnish'], [OTHER]: ['furnish'] },
})

/** What a client may repeat of what the server writes itself; another value is refused, or changes the row that it is taken from. */
const isHeldAgainstTheRow = (entity: AnyEntity, name: string): boolean =>
  madeStamps(entity).some(([stamped]) => stamped === name) || copyInto(entity, name)?.writes === true

forEachCatalogueOnce('columns that are not a client’s to write', ({ build, called }) => {
  it(`of ${called} are refused, and nothing else is written with them`, async () => {
    const { server, resources, body, row, shared }: Built = await build()
    for (const resource of resources.all) {
      const { path, entity, link, names } = resource
      const writable = new Set(writableColumns(entity).map(([name]) => name))
      const closed = [...names.keys(), ...extras].filter(
        (name) => !writable.has(name) && !isComputedIn(entity, name) && !isHeldAgainstTheRow(entity, name),
      )
      const forbidden = fc.constantFrom(...closed, ...poison, ...(link ? ['institution'] : []))
      const values = fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.constant(null), fc.constant([1]))
      const id = shared(entity.name) ?? row(entity.name, OWN)
      // What is so may be said again: that a new row has no id yet, which row it is, and where a row is.
      const isSo = ([name, value]: [string, unknown]) =>
        (name === 'id' && (value === -1 || value === id)) ||
        (name === 'institution' && [value].flat().every((one) => places.includes(one)))
      const before = await server.list(person(), path, { query: { id } })
      const places = [before.body.data[0]?.institution ?? OWN].flat()
      for (const who of [person(), may]) {
        const property = fc.asyncProperty(fc.dictionary(forbidden, values, { minKeys: 1 }), async (wrong) => {
          // A body that says only what is so changes the row, as it may.
          fc.pre(!Object.entries(wrong).every(isSo))
          const { institution: _, ...patch } = body(resource, 11)
          const own = Object.entries(wrong).map(
            ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
          )
          const whole = JSON.stringify(patch).replace(
            /}$/,
            `${patch && Object.keys(patch).length ? ',' : ''}${own.join(',')}}`,
          )
          const headers = { 'content-type': 'application/json', 'if-match': '"1"' }
          const put = await server.inject(
            { method: 'PUT', url: `${path}/${id}`, payload: whole, headers },
            who,
          )
          expect([400, 403]).toContain(put.status)
          if (Object.entries(wrong).every((one) => isSo(one) || (link && one[0] === 'institution'))) return
          const post = await server.inject({ method: 'POST', url: path, payload: whole, headers }, who)
          expect([400, 403]).toContain(post.status)
        })
        await fc.assert(property, { seed, numRuns: runsOf(50) })
      }
      const after = await server.list(person(), path, { query: { id } })
      expect(after.body).toEqual(before.body)
    }
    for (const name of [...poison.slice(0, 3), 'polluted']) expect(Object.hasOwn({}, name)).toBe(false)
  })
})
