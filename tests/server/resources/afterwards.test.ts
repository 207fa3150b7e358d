import { expect, it, onTestFinished } from 'vitest'
import {
  attached,
  boolean,
  entity,
  inInstitution,
  itself,
  level,
  permitted,
  relation,
  removed,
  shared,
  softDelete,
  text,
  uniquePerInstitution,
  unlink,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { joinEntity } from '#dsl/entities/joinEntity.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'
import { morning, openServer } from './institutions.ts'

const provider = person()
const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
  expect(status, text).toBe(201)
  return body.data.id
}
const rowOf = async (server: TestServer, path: string, id: number) =>
  (await server.list(provider, `/api/v2/${path}`, { query: { id } })).body.data[0]
const sql = (server: TestServer, text: string) => server.database.session((session) => session.exec(text))

/** Houses with clubs of their own choice, and visits to them that are kept when they are removed. */
const open = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: { ...open, insert: level(1) },
  label: 'name',
})
const club = entity('club', {
  columns: { name: text() },
  belongs: shared('house-has-club', 'house'),
  access: open,
  on: [removed(unlink('stays'))],
  label: 'name',
})
const visit = entity('visit', {
  columns: {
    house: relation('house', { required: true }),
    note: text(),
    club: relation('club'),
    guest: relation('club'),
    isOver: boolean({ default: false, serverOnly: true }),
  },
  belongs: inInstitution('house'),
  access: open,
  rules: [uniquePerInstitution('note')],
  on: [removed(softDelete('isOver'))],
  label: 'note',
})
/** Declared for tests that say otherwise who may link. */
const houseHasClub = joinEntity(club) as AnyEntity
const visits = defineCatalogue({
  entities: [house, club, visit],
  tables: [],
  menu: [],
  permissions: {},
})

forEachEngine('what a write leaves behind', ({ open: fresh }) => {
  // Fails where removed rows still count as uses, or keep their unique values.
  it('of a row that is removed and kept: no use of others, and its values free', async () => {
    const server = await buildTestServer({ database: await fresh(), catalogue: visits })
    onTestFinished(() => server.close())
    await insert(server, 'house', { name: 'A' })
    const id = await insert(server, 'club', { name: 'Chess', institution: [1] })
    const one = await insert(server, 'visit', { house: 1, note: 'Monday', club: id, guest: id })
    const leave = () => server.call(provider, 'DELETE', `/api/v2/club/${id}?institutions=1`)
    const used = await leave()
    expect([used.status, used.body.details?.[0]?.params]).toEqual([409, { by: 'visit', count: 1 }])
    const again = await server.call(provider, 'POST', '/api/v2/visit', { house: 1, note: 'monday' })
    expect(again.status).toBe(409)
    expect((await server.call(provider, 'DELETE', `/api/v2/visit/${one}`)).status).toBe(200)
    expect(await insert(server, 'visit', { house: 1, note: 'monday' })).toBeGreaterThan(one)
    expect((await leave()).status).toBe(200)
  })

  // Fails where what is removed follows, with its values: nobody could take them again.
  it('of a row that is removed and kept: it stays behind where others follow one of their own', async () => {
    const server = await buildTestServer({ database: await fresh(), catalogue: visits })
    onTestFinished(() => server.close())
    for (const name of ['A', 'B']) await insert(server, 'house', { name })
    const id = await insert(server, 'club', { name: 'Chess', institution: [1, 2] })
    const gone = await insert(server, 'visit', { house: 1, note: 'Monday', club: id })
    expect((await server.call(provider, 'DELETE', `/api/v2/visit/${gone}`)).status).toBe(200)
    const own = await server.call(provider, 'PUT', `/api/v2/club/${id}?institutions=1`, { name: 'Go' })
    expect([own.status, own.body.data?.id === id]).toEqual([200, false])
    expect(await insert(server, 'visit', { house: 1, note: 'Monday' })).toBeGreaterThan(gone)
  })

  // Fails where institutions that a removal names are only looked at as far as they have the row.
  it('of a removal that names an institution out of reach, or that nothing can be taken from: nothing', async () => {
    const server = await buildTestServer({ database: await fresh(), catalogue: visits })
    onTestFinished(() => server.close())
    for (const name of ['A', 'B']) await insert(server, 'house', { name })
    const id = await insert(server, 'club', { name: 'Chess', institution: [1] })
    const there = person({ level: 2, institutions: [1] })
    const removed = await server.call(there, 'DELETE', `/api/v2/club/${id}?institutions=1,2`)
    expect([removed.status, await rowOf(server, 'club', id)]).toEqual([
      403,
      expect.objectContaining({ institution: [1] }),
    ])
    const library = await buildTestServer({ database: await fresh(), catalogue: libraries })
    onTestFinished(() => library.close())
    const motto = await insert(library, 'motto', { words: 'Lire' })
    const taken = await library.call(provider, 'DELETE', `/api/v2/motto/${motto}?institutions=1`)
    expect([taken.status, taken.body.details]).toMatchObject([
      400,
      [{ column: 'institutions', reason: 'elsewhere' }],
    ])
  })

  // Fails where lists of ids in rows are no uses.
  it('of a row that lists name: it stays', async () => {
    const server = await buildTestServer({ database: await fresh(), catalogue: libraries })
    onTestFinished(() => server.close())
    await sql(server, `insert into "library" ("name") values ('Centre')`)
    const motto = await insert(server, 'motto', { words: 'Lire' })
    const other = await insert(server, 'motto', { words: 'Écrire' })
    await insert(server, 'book', { title: 'A', mottos: [other, motto], institution: [1] })
    await insert(server, 'book', { title: 'B', mottos: [other], institution: [1] })
    const kept = await server.call(provider, 'DELETE', `/api/v2/motto/${motto}`)
    expect([kept.status, kept.body.details?.[0]?.params]).toEqual([409, { by: 'book', count: 1 }])
  })

  // Fails where rows that an effect changes keep their version: somebody would overwrite them unseen.
  it('of rows that a removal clears: another version', async () => {
    const server = await openServer(fresh)
    const schedule = await insert(server, 'schedule', { ...morning, institution: [1] })
    const at = '2026-12-24T06:45:00.000Z'
    const mission = await insert(server, 'mission', {
      institution: 1,
      schedule,
      beginAt: at,
      endAt: at,
      workerType: 0,
    })
    await server.call(provider, 'DELETE', `/api/v2/schedule/${schedule}`)
    expect(await rowOf(server, 'mission', mission)).toMatchObject({ schedule: null, version: 2 })
    const url = `/api/v2/mission/${mission}`
    const stale = await server.call(provider, 'PUT', url, { workerType: 1 }, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
  })

  // Fails where rows that repeat another one do not follow when a batch renames that.
  it('of a row that a batch renames: its name wherever it is repeated', async () => {
    const server = await openServer(fresh)
    const pole = await insert(server, 'pole', { name: 'Chirurgie', institution: [1] })
    const service = await insert(server, 'service', { name: 'Bloc', pole, institution: [1] })
    const batch = [{ id: pole, name: 'Médecine' }]
    const sent = await server.call(provider, 'POST', '/api/v2/pole/upsert-batch', { batch, IDInstitution: 1 })
    expect([sent.status, sent.body.data?.[0]?.outcome], sent.text).toEqual([200, 'updated'])
    expect(await rowOf(server, 'service', service)).toMatchObject({ poleName: 'Médecine' })
  })

  // Fails where ids that a row had before are judged with those that are new.
  it('of a list: what it had stays in it, wherever that belongs by now', async () => {
    const server = await openServer(fresh)
    const jobs = [
      await insert(server, 'job', { name: 'Infirmier', institution: [1, 2] }),
      await insert(server, 'job', { name: 'Aide', institution: [1] }),
    ]
    const hour = await insert(server, 'specialHour', {
      idInstitution: 1,
      name: 'Nuit',
      job: jobs.slice(0, 1),
    })
    await sql(server, `delete from "institutionHasJob" where "job" = ${jobs[0]} and "institution" = 1`)
    const url = `/api/v2/specialHour/${hour}`
    const added = await server.call(provider, 'PUT', url, { job: jobs }, { 'if-match': '"1"' })
    expect([added.status, added.body.data?.job], added.text).toEqual([200, jobs])
  })
})

forEachEngine('a batch that shares a row with another institution', ({ open: fresh }) => {
  // Fails where the right to link is not asked for, or is asked for anywhere but where the link is made.
  it('needs the right to link there', async () => {
    const may = (insertLink: typeof attached | ReturnType<typeof permitted> | ReturnType<typeof level>) =>
      defineCatalogue({
        entities: [house, club, { ...houseHasClub, access: { ...open, insert: insertLink } }, visit],
        tables: [],
        menu: [],
        permissions: { lend: 'mayLend' },
      })
    const who = person({ level: 2, institutions: [1, 2, 3], permissions: { 1: ['lend'], 3: ['lend'] } })
    for (const [catalogue, ...statuses] of [
      [may(attached), 200, 200],
      [may(permitted('lend')), 403, 200],
      [may(level(1)), 403, 403],
    ] as const) {
      const server = await buildTestServer({ database: await fresh(), catalogue })
      onTestFinished(() => server.close())
      for (const name of ['A', 'B', 'C']) await insert(server, 'house', { name })
      const id = await insert(server, 'club', { name: 'Chess', institution: [1] })
      const tie = async (IDInstitution: number) =>
        (await server.call(who, 'POST', '/api/v2/club/upsert-batch', { batch: [{ id }], IDInstitution }))
          .status
      expect([await tie(2), await tie(3)]).toEqual(statuses)
      const places = [1, ...(statuses[0] === 200 ? [2] : []), ...(statuses[1] === 200 ? [3] : [])]
      expect((await rowOf(server, 'club', id)).institution).toEqual(places)
    }
  })
})

forEachEngine('a new institution', ({ open: fresh }) => {
  // Fails where somebody who may insert institutions makes one that they do not reach.
  it('is made by those alone who reach all', async () => {
    const catalogue = defineCatalogue({
      entities: [{ ...house, access: open }, club, visit],
      tables: [],
      menu: [],
      permissions: {},
    })
    const server = await buildTestServer({ database: await fresh(), catalogue })
    onTestFinished(() => server.close())
    const make = async (who: ReturnType<typeof person>) =>
      (await server.call(who, 'POST', '/api/v2/house', { name: 'A' })).status
    expect(await make(person({ level: 2, institutions: [1] }))).toBe(403)
    expect((await server.list(provider, '/api/v2/house')).body.count).toBe(0)
    expect(await make(provider)).toBe(201)
  })
})
