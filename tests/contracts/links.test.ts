import { expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

const provider = person()

// Clients that link row by row, as they did before one call did it all. Source: specification §7.
forEachCatalogue('links between rows and institutions', ({ build, called }) => {
  it(`of ${called} are made, listed, refused twice and removed one by one [console 7.3.9, console 7.3.10]`, async () => {
    const { server, resources, row } = await build()
    for (const { path, entity, carried } of resources.all) {
      if (carried.length !== 1 || entity.access.insert.may === 'nobody') continue
      const [{ resource, row: column } = carried[0] as never] = carried
      const { belongs } = entity
      const place = belongs.to === 'institution' ? belongs.column : 'institution'
      const link = { [column]: row(resource().entity.name, OTHER), [place]: SIBLING }
      const made = await server.call(provider, 'POST', path, link)
      expect([made.status, made.body.data], entity.name).toEqual([201, expect.objectContaining(link)])
      const listed = await server.list(provider, path, { query: link })
      expect(listed.body.data, entity.name).toEqual([made.body.data])
      const twice = await server.call(provider, 'POST', path, link)
      expect([twice.status, twice.body.details?.[0]?.reason], entity.name).toEqual([409, 'taken'])
      const nothing = await server.call(provider, 'POST', path, { ...link, [column]: 2_000_000_000 })
      expect([nothing.status, nothing.body.details?.[0]?.column], entity.name).toEqual([400, column])
      const foreign = person({ level: 2, institutions: [OWN] })
      expect((await server.call(foreign, 'POST', path, { ...link, [place]: OTHER })).status).toBe(403)
      const url = `${path}/${made.body.data.id}`
      expect((await server.call(provider, 'DELETE', url)).status, entity.name).toBe(200)
      expect((await server.call(provider, 'DELETE', url)).status, entity.name).toBe(404)
      expect((await server.list(provider, path, { query: link })).body.count, entity.name).toBe(0)
    }
  })
})

it('links go by the names and columns that clients know', () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    'institution-has-schedule': ['schedule', 'institution'],
    'institution-has-info-on-worker': ['infoOnWorker', 'institution'],
    institutionHasContractSalaryGrid: ['contractSalaryGrid', 'institution'],
    institutionHasNotificationContract: ['notificationContract', 'institution'],
    institutionHasService: ['service', 'institution'],
  }
  for (const [resource, columns] of Object.entries(known))
    expect(Object.keys(catalogue.resources.get(`main/${resource}`)?.columns ?? {})).toEqual(columns)
})
