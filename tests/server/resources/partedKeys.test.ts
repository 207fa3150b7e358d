import { expect, it } from 'vitest'
import { attached, entity, itself, relation, shared, text, uniquePerInstitution } from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

const access = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', { columns: { name: text() }, belongs: itself, access, label: 'name' })
const room = entity('room', {
  columns: { name: text() },
  belongs: shared('house-has-room', 'house'),
  access,
  rules: [uniquePerInstitution('name')],
  label: 'name',
})
const shelf = entity('shelf', {
  columns: { name: text(), room: relation('room') },
  belongs: shared('house-has-shelf', 'house'),
  access,
  rules: [uniquePerInstitution(['name', 'room'])],
  label: 'name',
})
const catalogue = defineCatalogue({
  entities: [house, room, shelf],
  tables: [],
  menu: [],
  permissions: {},
})

forEachEngine('what is told apart by the row that it points at', ({ open }) => {
  it('is told apart by the one that its institution was given instead', async () => {
    const server = await buildTestServer({ database: await open(), catalogue })
    const post = (path: string, row: object) => server.call(person(), 'POST', `/api/v2/${path}`, row)
    for (const name of ['A', 'B']) expect((await post('house', { name })).status).toBe(201)
    const { id } = (await post('room', { name: 'Hall', institution: [1, 2] })).body.data
    expect((await post('shelf', { name: 'S', room: id, institution: [1] })).status).toBe(201)
    const own = await server.call(person(), 'PUT', `/api/v2/room/${id}?institutions=1`, { name: 'Salle' })
    expect(own.status, own.text).toBe(200)
    const again = await post('shelf', { name: 'S', room: own.body.data.id, institution: [1] })
    expect([again.status, again.body.details]).toMatchObject([
      409,
      [{ code: 409, reason: 'taken', clash: { columns: ['name', 'room'] } }],
    ])
  })
})
