import { describe, expect, it } from 'vitest'
import { forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN, SIBLING, UNKNOWN } from '#tests/server/world.ts'

// T04: a row of somebody else's institution answers like a row that does not exist.
forEachCatalogueOnce('rows out of reach', ({ build, called }) => {
  const own = person({
    level: 3,
    institutions: [OWN, SIBLING],
    permissions: { [OWN]: ['furnish'], [SIBLING]: ['furnish'] },
  })

  it(`of ${called} are told apart from unknown ones by nothing`, async () => {
    const { server, resources, row, body } = await build()
    for (const resource of resources.all) {
      const { path, entity, carried } = resource
      if (entity.belongs.to === 'all') continue
      const foreign = row(entity.name, OTHER)
      const both = async (ask: (id: number) => Promise<unknown>) => {
        const [known, unknown] = [await ask(foreign), await ask(UNKNOWN)]
        expect(known, `${entity.name} ${foreign}`).toEqual(unknown)
      }
      const { institution: _, ...patch } = body(resource, 9)
      await both((id) => server.call(own, 'PUT', `${path}/${id}`, patch, { 'if-match': '"1"' }))
      await both((id) => server.call(own, 'DELETE', `${path}/${id}`))
      await both((id) => server.list(own, path, { query: { id } }))
      await both((id) =>
        server.call(own, 'POST', `${path}/upsert-batch`, { IDInstitution: OWN, batch: [{ ...patch, id }] }),
      )
      await both((id) =>
        server.call(own, 'POST', `${path}/update-batch`, { batch: [{ ...patch, id, version: 1 }] }),
      )
      await both((id) => server.call(own, 'POST', `${path}/remove-batch`, { batch: [{ id }] }))
      const [linked] = carried
      if (linked) {
        const target = row(linked.resource().entity.name, OTHER)
        const links = (id: number) => ({ [`${linked.row}s`]: [id], institution: OWN })
        const [known, unknown] = [
          await server.call(own, 'POST', `${path}/batch`, links(target)),
          await server.call(own, 'POST', `${path}/batch`, links(UNKNOWN)),
        ]
        expect(known).toEqual(unknown)
      }
    }
  })

  it(`of ${called} cannot be pointed at`, async () => {
    const { server, resources, row, body } = await build()
    for (const resource of resources.all)
      for (const { name, column } of resource.columns) {
        const target = column?.facts.entity
        const isPlace =
          resource.entity.belongs.to === 'institution' && resource.entity.belongs.column === name
        if (!target || isPlace || resources.of(target).entity.belongs.to === 'all') continue
        const pointing = (id: number) =>
          server.call(own, 'POST', resource.path, {
            ...body(resource, 7),
            [name]: column.kind.sql === 'jsonb' ? [id] : id,
          })
        const [known, unknown] = [await pointing(row(target, OTHER)), await pointing(UNKNOWN)]
        expect(known, `${resource.entity.name}.${name}`).toEqual(unknown)
        expect(known.status).toBeGreaterThanOrEqual(400)
      }
  })

  it(`of ${called} are in no list`, async () => {
    const { server, resources, row } = await build()
    for (const { path, entity, link } of resources.all) {
      if (entity.belongs.to === 'all') continue
      const listed = await server.list(own, path, { limit: 99_999 })
      if (listed.status === 403) continue
      const data = listed.body.data as { id: number; institution?: number[] }[]
      expect(data.map((r) => r.id)).not.toContain(row(entity.name, OTHER))
      expect(data.map((r) => r.id)).toContain(row(entity.name, OWN))
      expect(listed.body.count).toBe(data.length)
      if (link) expect(data.flatMap((r) => r.institution)).not.toContain(OTHER)
      const named = entity.belongs.to === 'institution' ? entity.belongs.column : 'institution'
      const asked = await server.list(own, path, { query: { [named]: [OWN, OTHER] } })
      expect(asked.status).toBe(403)
    }
  })

  describe('of a mixed call', () => {
    it(`of ${called} refuse it whole`, async () => {
      const { server, resources, shared, body } = await build()
      for (const resource of resources.all) {
        const { path, entity, link } = resource
        if (!link) continue
        const id = shared(entity.name)
        const { institution: _, ...patch } = body(resource, 9)
        const inserted = await server.call(own, 'POST', path, body(resource, 9, [OWN, OTHER]))
        const changed = await server.call(own, 'PUT', `${path}/${id}`, patch, { 'if-match': '"1"' })
        const removed = await server.call(own, 'DELETE', `${path}/${id}`)
        expect([inserted.status, changed.status, removed.status]).toEqual([403, 403, 403])
        const seen = await server.list(person(), path, { query: { id } })
        expect(seen.body.data[0]).toMatchObject({ id, version: 1 })
      }
    })
  })
})
