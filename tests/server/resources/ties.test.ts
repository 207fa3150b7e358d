import { expect, it, onTestFinished } from 'vitest'
import {
  attached,
  defineCatalogue,
  entity,
  inInstitution,
  itself,
  level,
  relation,
  shared,
  text,
  uniquePerInstitution,
} from '#dsl'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

const access = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: { ...access, insert: level(1) },
  label: 'name',
})
const club = entity('club', {
  columns: { name: text() },
  belongs: shared('house-has-club', 'house'),
  access,
  label: 'name',
})
/** Clubs are anybody's to make, and the provider's to share. */
const houseHasClub = entity('houseHasClub', {
  wire: { resource: 'house-has-club' },
  columns: {
    house: relation('house', { required: true, edit: 'onCreate' }),
    club: relation('club', { required: true, edit: 'onCreate' }),
  },
  belongs: inInstitution('house'),
  access: { ...access, insert: level(1) },
  rules: [uniquePerInstitution('club')],
  label: 'club',
})
const catalogue = defineCatalogue({
  entities: [house, club, houseHasClub],
  tables: [],
  menu: [],
  permissions: {},
})

forEachEngine('a row that is there', ({ open }) => {
  it('is tied to another institution by those alone who may make such a link', async () => {
    const server = await buildTestServer({ database: await open(), catalogue })
    onTestFinished(() => server.close())
    const provider = person()
    for (const name of ['A', 'B']) await server.call(provider, 'POST', '/api/v2/house', { name })
    const made = await server.call(provider, 'POST', '/api/v2/club', { name: 'Chess', institution: [2] })
    expect(made.status, made.text).toBe(201)
    const batch = { batch: [{ id: made.body.data.id }], IDInstitution: 1 }
    const tie = (who: typeof provider) => server.call(who, 'POST', '/api/v2/club/upsert-batch', batch)
    expect((await tie(person({ level: 2, institutions: [1, 2] }))).status).toBe(403)
    const tied = await tie(provider)
    expect([tied.status, tied.body.data]).toMatchObject([200, [{ outcome: 'linked' }]])
  })
})
