import { expect, it, onTestFinished } from 'vitest'
import {
  attached,
  boolean,
  entity,
  inInstitution,
  itself,
  level,
  linkedBy,
  permitted,
  relation,
  softDelete,
  text,
  unlinked,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import { forgetAnswers } from '#server/idempotency.ts'
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
  belongs: linkedBy('houseHasClub', 'club', 'house'),
  access: open,
  removal: unlinked('stays'),
  label: 'name',
})
const houseHasClub = entity('houseHasClub', {
  columns: { club: relation('club', { required: true }), house: relation('house', { required: true }) },
  belongs: inInstitution('house'),
  access: open,
  label: 'club',
})
const visit = entity('visit', {
  columns: {
    house: relation('house', { required: true }),
    note: text(),
    club: relation('club'),
    isOver: boolean({ default: false, serverOnly: true }),
  },
  belongs: inInstitution('house'),
  access: open,
  unique: [{ columns: ['note'], within: 'institution', code: 409 }],
  removal: softDelete('isOver'),
  label: 'note',
})
const visits = defineCatalogue({
  entities: [house, club, houseHasClub, visit],
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
    const one = await insert(server, 'visit', { house: 1, note: 'Monday', club: id })
    const leave = () => server.call(provider, 'DELETE', `/api/v2/club/${id}?institutions=1`)
    const used = await leave()
    expect([used.status, used.body.details?.[0]?.params]).toEqual([409, { by: 'visit', count: 1 }])
    const again = await server.call(provider, 'POST', '/api/v2/visit', { house: 1, note: 'monday' })
    expect(again.status).toBe(409)
    expect((await server.call(provider, 'DELETE', `/api/v2/visit/${one}`)).status).toBe(200)
    expect(await insert(server, 'visit', { house: 1, note: 'monday' })).toBeGreaterThan(one)
    expect((await leave()).status).toBe(200)
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

forEachEngine('a key of a write', ({ open: fresh }) => {
  // Fails where a key is kept for longer than the day that it is promised for.
  it('is free again after a day, and its answer forgotten', async () => {
    const server = await openServer(fresh)
    const send = async (code: string) => {
      const body = { ...morning, code, institution: [1] }
      const headers = { 'idempotency-key': 'one' }
      const answer = await server.call(provider, 'POST', '/api/v2/schedule', body, headers)
      return [answer.status, answer.body.data?.id, answer.headers['idempotency-replayed']]
    }
    const age = (hours: number) =>
      sql(server, `update "idempotency" set "createdAt" = now() - interval '${hours} hours'`)
    expect(await send('A')).toEqual([201, 1, undefined])
    await age(23)
    expect([await send('A'), (await send('B'))[0]]).toEqual([[201, 1, 'true'], 422])
    await forgetAnswers(server.database.kysely)
    expect(await send('A')).toEqual([201, 1, 'true'])
    await age(25)
    expect(await send('B')).toEqual([201, expect.any(Number), undefined])
    expect(await send('B')).toEqual([201, expect.any(Number), 'true'])
    await age(25)
    await forgetAnswers(server.database.kysely)
    expect(await server.database.kysely.selectFrom('idempotency').selectAll().execute()).toEqual([])
  })
})

forEachEngine('an administrator', ({ open: fresh }) => {
  const claire = {
    firstName: 'Claire',
    lastName: 'Morel',
    email: 'c@example.org',
    level: 1,
    typeAdmin: 4,
    lang: 'fr',
  }
  const NOTICES = 'adminInInstitutionNotificationService'
  const scene = async () => {
    const server = await openServer(fresh)
    await sql(server, `insert into "level" ("name") values ('Équipe')`)
    const [bloc, urgences] = [
      await insert(server, 'service', { name: 'Bloc', institution: [1, 2] }),
      await insert(server, 'service', { name: 'Urgences', institution: [1, 2] }),
    ]
    const admin = await insert(server, 'admin', {
      ...claire,
      notificationServices: [bloc],
      institution: [1, 2],
    })
    const notices = async () =>
      (await server.list(provider, `/api/v2/${NOTICES}`)).body.data
        .map((row: { service: number; institution: number }) => `${row.service} in ${row.institution}`)
        .sort()
    return { server, bloc, urgences, admin, notices }
  }

  // Fails where a list keeps the links of institutions in which it has none any more.
  it('is notified in the institutions that they still have', async () => {
    const { server, bloc, urgences, admin, notices } = await scene()
    expect(await notices()).toEqual([`${bloc} in 1`, `${bloc} in 2`])
    await sql(server, `delete from "institutionHasAdmin" where "admin" = ${admin} and "institution" = 2`)
    const body = { notificationServices: [bloc, urgences] }
    const changed = await server.call(provider, 'PUT', `/api/v2/admin/${admin}`, body, { 'if-match': '"1"' })
    expect(changed.status, changed.text).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 1`, `${urgences} in 1`])
  })

  // Fails where the effects of a deactivation come back with every later change.
  it('is signed off once, when they are deactivated', async () => {
    const { server, bloc, admin, notices } = await scene()
    const path = '/api/v2/institution-has-admin'
    const link = (await server.list(provider, path, { query: { admin, institution: 1 } })).body.data[0]
    const put = (row: object, version: number) =>
      server.call(provider, 'PUT', `${path}/${link.id}`, row, { 'if-match': `"${version}"` })
    expect((await put({ isActivated: false }, 1)).status).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 2`])
    await insert(server, NOTICES, { admin, service: bloc, institution: 1 })
    expect((await put({ matricule: 'A1' }, 2)).status).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 1`, `${bloc} in 2`])
  })
})
