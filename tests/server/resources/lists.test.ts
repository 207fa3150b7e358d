import { expect, it } from 'vitest'
import { attached, entity, inInstitution, itself, nobody, relation, relations, text, unique } from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import { SchemaError } from '#dsl/schemaError.ts'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const HOURS = '/api/v2/specialHour'
const JOBS = '/api/v2/job'
const HOUR_JOBS = '/api/v2/specialHourHasJob'

const insert = async (server: TestServer, path: string, row: object) => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
const jobsOf = async (server: TestServer, idSpecialHour: number) => {
  const { body } = await server.list(provider, HOUR_JOBS, { query: { idSpecialHour } })
  return body.data.map((row: { idJob: number; institution: number }) => [row.idJob, row.institution])
}
const hour = async (server: TestServer, id: number) =>
  (await server.list(provider, HOURS, { query: { id } })).body.data[0]

const scene = async (open: Parameters<typeof openServer>[0]) => {
  const server = await openServer(open)
  const [a, b, c] = [
    await insert(server, JOBS, { name: 'Infirmier', institution: [1, 2] }),
    await insert(server, JOBS, { name: 'Brancardier', institution: [1] }),
    await insert(server, JOBS, { name: 'Sage-femme', institution: [1] }),
  ].map((row) => row.id as number)
  const made = await insert(server, HOURS, { idInstitution: 1, name: 'Dimanche', job: [b, a] })
  return { server, a: a ?? 0, b: b ?? 0, c: c ?? 0, made }
}

forEachEngine('a list kept in a link entity', ({ open }) => {
  it('is written with its row, read in order, and changed by what differs', async () => {
    const { server, a, b, c, made } = await scene(open)
    expect([made.job, made.service]).toEqual([[a, b], []])
    expect(await jobsOf(server, made.id)).toEqual([
      [a, 1],
      [b, 1],
    ])
    const put = (patch: object, version: number) =>
      server.call(provider, 'PUT', `${HOURS}/${made.id}`, patch, { 'if-match': `"${version}"` })
    const changed = await put({ job: [c, b] }, 1)
    expect([changed.status, changed.body.data.job, changed.body.data.version]).toEqual([200, [b, c], 2])
    expect((await put({ job: [b, c] }, 2)).body.data.version).toBe(2)
    expect((await hour(server, made.id)).job).toEqual([b, c])
    const emptied = await put({ job: null }, 2)
    expect([emptied.body.data.job, await jobsOf(server, made.id)]).toEqual([[], []])
    const { rows } = await server.database.session((s) =>
      s.query(`select "action", "entity" from "audit" where "entity" = 'specialHourHasJob' order by "id"`),
    )
    const writes = rows.map(({ action }) => action)
    expect(writes).toEqual(['insert', 'insert', 'remove', 'insert', 'remove', 'remove'])
  })

  it('goes with its row, and names what is not there', async () => {
    const { server, a, made } = await scene(open)
    const wrong = await server.call(provider, 'POST', HOURS, { idInstitution: 1, job: [a, 999_999] })
    expect(wrong.body.details).toEqual([{ column: 'job', code: 406, reason: 'notFound' }])
    expect((await server.call(provider, 'POST', HOURS, { idInstitution: 1, job: ['x'] })).status).toBe(400)
    expect((await server.call(provider, 'DELETE', `${HOURS}/${made.id}`)).status).toBe(200)
    expect([await hour(server, made.id), await jobsOf(server, made.id)]).toEqual([undefined, []])
  })

  it('is filtered by, and written by a batch', async () => {
    const { server, a, b, c, made } = await scene(open)
    const found = async (job: unknown) =>
      (await server.list(provider, HOURS, { query: { job } })).body.data.map((row: { id: number }) => row.id)
    expect([await found([a]), await found([a, b]), await found([a, c]), await found(null)]).toEqual([
      [made.id],
      [made.id],
      [],
      [],
    ])
    const batch = [
      { name: 'Dimanche', job: [c] },
      { name: 'Nuit', job: [a, c] },
    ]
    const sent = await server.call(provider, 'POST', `${HOURS}/upsert-batch`, { batch, IDInstitution: 1 })
    expect(sent.body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['updated', 'created'])
    expect(await found([c])).toHaveLength(2)
    expect((await hour(server, made.id)).job).toEqual([c])
  })

  it('is changed link by link too, which its row notices [console 7.3.11, console 3.1.20]', async () => {
    const { server, a, c, made } = await scene(open)
    const link = await insert(server, HOUR_JOBS, { idSpecialHour: made.id, idJob: c })
    expect(link.institution).toBe(1)
    expect(await hour(server, made.id)).toMatchObject({ version: 2, job: expect.arrayContaining([a, c]) })
    const twice = await server.call(provider, 'POST', HOUR_JOBS, { idSpecialHour: made.id, idJob: c })
    expect(twice.status).toBe(409)
    const late = await server.call(provider, 'PUT', `${HOURS}/${made.id}`, { job: [] }, { 'if-match': '"1"' })
    expect(late.status).toBe(412)
    expect((await server.call(provider, 'DELETE', `${HOUR_JOBS}/${link.id}`)).status).toBe(200)
    expect(await hour(server, made.id)).toMatchObject({ version: 3 })
    const outsider = person({ level: 2, institutions: [2] })
    expect((await server.call(outsider, 'DELETE', `${HOUR_JOBS}/${link.id}`)).status).toBe(403)
    expect((await server.list(outsider, HOUR_JOBS)).body.count).toBe(0)
    const elsewhere = { idSpecialHour: made.id, idJob: a, institution: 2 }
    expect((await server.call(provider, 'POST', HOUR_JOBS, elsewhere)).status).toBe(400)
    const batch = { batch: [{ idSpecialHour: made.id, idJob: c }], IDInstitution: 2 }
    const foreign = await server.call(provider, 'POST', `${HOUR_JOBS}/upsert-batch`, batch)
    expect(foreign.body.details).toEqual([
      { column: 'idSpecialHour', code: 406, reason: 'notFound', line: 0 },
    ])
  })

  it('stands beside rules of its row: names are unique, bounds leave room [console 5.14]', async () => {
    const { server } = await scene(open)
    const again = await server.call(provider, 'POST', HOURS, { idInstitution: 1, name: ' dimanche ' })
    expect(again.body.details).toEqual([
      { column: 'name', code: 409, reason: 'taken', clash: { columns: ['name'] }, institution: 1 },
    ])
    await insert(server, HOURS, { idInstitution: 2, name: 'Dimanche' })
    for (const _ of [1, 2]) await insert(server, HOURS, { idInstitution: 1, name: '' })
    const bounds = { idInstitution: 1, seniorityShouldBeMoreThan: 5, seniorityShouldBeLessThan: 5 }
    expect((await server.call(provider, 'POST', HOURS, bounds)).body.details).toMatchObject([
      { column: 'seniorityShouldBeLessThan', code: 406, reason: 'roomBetween' },
    ])
  })
})

forEachEngine('what is limited by another relation', ({ open }) => {
  it('is refused where it does not go with it', async () => {
    const { server, a, b } = await scene(open)
    const specialty = await insert(server, '/api/v2/specialty', { name: 'Bloc', job: a, institution: [1] })
    const template = (more: object) =>
      server.call(provider, 'POST', '/api/v2/template', { institution: 1, name: 'Vacation', ...more })
    expect((await template({ job: b, specialty: specialty.id })).body.details).toEqual([
      { column: 'specialty', code: 406, reason: 'notWithin' },
    ])
    const made = await template({ job: a, specialty: specialty.id })
    expect(made.status).toBe(201)
    const path = `/api/v2/template/${made.body.data.id}`
    const moved = await server.call(provider, 'PUT', path, { job: b }, { 'if-match': '"1"' })
    expect(moved.body.details).toEqual([{ column: 'specialty', code: 406, reason: 'notWithin' }])
    const both = { job: b, specialty: null }
    expect((await server.call(provider, 'PUT', path, both, { 'if-match': '"1"' })).status).toBe(200)
  })
})

forEachEngine('a row that another institution has alone', ({ open }) => {
  it('is no choice: in a list, a relation, a link or for a row that is shared', async () => {
    const { server, a, b, made } = await scene(open)
    const far = (await insert(server, '/api/v2/service', { name: 'Bloc', institution: [2] })).id
    const pole = (await insert(server, '/api/v2/pole', { name: 'Chirurgie', institution: [2] })).id
    const refusal = async (method: string, path: string, body: object, headers = {}) =>
      (await server.call(provider, method, path, body, headers)).body.details?.map((d) => [
        d.column,
        d.code,
        d.reason,
      ])
    const elsewhere = (column: string) => [[column, 406, 'elsewhere']]
    const night = { idInstitution: 2, name: 'Nuit' }
    expect(await refusal('POST', HOURS, { ...night, job: [a, b] })).toEqual(elsewhere('job'))
    const ticked = await refusal('PUT', `${HOURS}/${made.id}`, { service: [far] }, { 'if-match': '"1"' })
    expect(ticked).toEqual(elsewhere('service'))
    const batch = { batch: [{ name: 'Nuit', job: [b] }], IDInstitution: 2 }
    expect(await refusal('POST', `${HOURS}/upsert-batch`, batch)).toEqual(elsewhere('job'))
    const hours = (await insert(server, HOURS, { ...night, job: [a] })).id
    expect(await refusal('POST', HOUR_JOBS, { idSpecialHour: hours, idJob: b })).toEqual(elsewhere('idJob'))
    const template = { institution: 1, name: 'Vacation', pole }
    expect(await refusal('POST', '/api/v2/template', template)).toEqual(elsewhere('pole'))
    const service = { name: 'Urgences', pole }
    expect(await refusal('POST', '/api/v2/service', { ...service, institution: [1, 3] })).toEqual(
      elsewhere('pole'),
    )
    await insert(server, '/api/v2/service', { ...service, institution: [1, 2] })
  })
})

forEachEngine('a row in use', ({ open }) => {
  it('stays, and each entity that uses it is named with the number of its rows', async () => {
    const { server } = await scene(open)
    const pole = (await insert(server, '/api/v2/pole', { name: 'Femme-enfant', institution: [1] })).id
    for (const name of ['Maternité', 'Pédiatrie'])
      await insert(server, '/api/v2/service', { name, pole, institution: [1] })
    await insert(server, '/api/v2/template', { institution: 1, name: 'Vacation', pole })
    const kept = await server.call(provider, 'DELETE', `/api/v2/pole/${pole}`)
    expect([kept.status, kept.body.errors]).toEqual([409, ['Encore utilisé\u00a0: rien n’a été supprimé.']])
    expect(kept.body.details).toEqual([
      { column: 'id', code: 409, reason: 'inUse', params: { by: 'service', count: 2 } },
      { column: 'id', code: 409, reason: 'inUse', params: { by: 'template', count: 1 } },
    ])
  })
})

it('a list that its link entity could not hold is no catalogue', () => {
  const open = { read: attached, insert: attached, update: nobody, remove: attached }
  const house = entity('house', { columns: { name: text() }, belongs: itself, access: open, label: 'name' })
  const catalogueOf = (row: string, isUnique: boolean) => {
    const key = entity('key', {
      columns: {
        house: relation('house', { required: true, edit: 'onCreate' }),
        doors: relations('house', { through: { entity: 'keyHasDoor', row, target: 'door' } }),
      },
      belongs: inInstitution('house'),
      access: open,
      label: 'house',
    })
    const link = entity('keyHasDoor', {
      columns: { key: relation('key'), door: relation('house') },
      belongs: { to: 'all' },
      access: open,
      rules: isUnique ? [unique(['key', 'door'])] : [],
      label: 'key',
    })
    return () => defineCatalogue({ entities: [house, key, link], tables: [], menu: [], permissions: {} })
  }
  expect(catalogueOf('key', true)).not.toThrow()
  expect(catalogueOf('door', true)).toThrow(SchemaError)
  expect(catalogueOf('key', false)).toThrow('unique by door,key')
})
