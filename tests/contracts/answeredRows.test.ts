import { expect, it } from 'vitest'
import { forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'

forEachCatalogueOnce('what a write answers', ({ build, called }) => {
  it(`in ${called} is the row as its list gives it: whoever shows it reads nothing anew`, async () => {
    const { server, resources, body } = await build()
    let changed = 0
    for (const resource of resources.all) {
      const { entity, path } = resource
      const listed = async (id: number) => (await server.list(person(), path, { query: { id } })).body.data[0]
      const made = await server.call(person(), 'POST', path, body(resource, 700))
      if (made.status !== 201 && made.status !== 200) continue
      const row = made.body.data
      // A link says no more than that it is there.
      if (!('version' in row) || Object.keys(row).length <= 2) continue
      expect(row, `${entity.name} made`).toEqual(await listed(row.id))
      const put = await server.call(person(), 'PUT', `${path}/${row.id}`, body(resource, 701), {
        'if-match': `"${row.version}"`,
      })
      if (put.status !== 200) continue
      expect(put.body.data, `${entity.name} changed`).toEqual(await listed(row.id))
      changed++
    }
    expect(changed).toBeGreaterThan(3)
  })
})
