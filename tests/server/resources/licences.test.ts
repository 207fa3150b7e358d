import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { NOW, openServer } from './institutions.ts'

const provider = person()
const LICENCES = '/api/v2/institution-has-admin'
const claire = {
  firstName: 'Claire',
  lastName: 'Morel',
  email: 'claire.morel@example.org',
  mobilePhone: '+33 6 39 98 00 01',
  level: 2,
  typeAdmin: 4,
  lang: 'fr',
}

const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
  expect(status, text).toBe(201)
  return body.data.id
}
const licences = async (server: TestServer, query: object = {}, search: object = {}) =>
  (await server.list(provider, LICENCES, { query, ...search })).body
const put = (server: TestServer, id: number, row: object, { version = 1, where = '', who = provider } = {}) =>
  server.call(who, 'PUT', `${LICENCES}/${id}${where}`, row, { 'if-match': `"${version}"` })
const query = async (server: TestServer, text: string) =>
  (await server.database.session((s) => s.query(text))).rows

forEachEngine('licences', ({ open }) => {
  const scene = async () => {
    const server = await openServer(open)
    await server.database.session((s) => s.exec(`insert into "level" ("name") values ('L1'), ('Équipe')`))
    const admin = await insert(server, 'admin', { ...claire, institution: [1, 2, 3] })
    const { data } = await licences(server, { admin })
    const [first, second, third] = data.map(({ id }: { id: number }) => id)
    return { server, admin, first, second, third }
  }

  it('tell of their person, are found by them, and count who is active but for product accounts and level 1 [console 6.4, console 2.2.12]', async () => {
    const { server, admin } = await scene()
    await insert(server, 'admin', { ...claire, email: 'p@example.org', typeAdmin: 6, institution: [1] })
    await insert(server, 'admin', { ...claire, email: 's@example.org', level: 1, institution: [1] })
    const here = await licences(server, { admin, institution: [1] })
    expect(here.data).toMatchObject([
      { user: 'Claire Morel', email: claire.email, typeAdmin: 4, level: 2, isActivated: true },
    ])
    const found = await licences(server, { institution: [2] }, { text: { value: 'CLAIRE mor' } })
    expect(found.count).toBe(1)
    const place = String(here.data[0].institutionName)
    const there = await licences(server, { admin }, { text: { value: place.toUpperCase() } })
    expect(there.data.map(({ institution }: { institution: number }) => institution)).toContain(1)
    expect((await licences(server, { admin }, { text: { value: `${place}x` } })).count).toBe(0)
    for (const value of ['claire  MOREL', 'Morel Claire', 'morel example.org claire']) {
      const people = await server.list(provider, '/api/v2/admin', { text: { value } })
      expect(people.body.count, value).toBe(3)
    }
    const counted = { institution: [1], isActivated: true, typeAdmin: { not: 6 }, level: { not: 1 } }
    expect((await licences(server, counted, { limit: 0 })).count).toBe(1)
    const wrong = await server.list(provider, LICENCES, { query: { typeAdmin: { not: 'six' } } })
    expect([wrong.status, wrong.body.details?.[0]?.column]).toEqual([400, 'typeAdmin'])
  })

  it('change the person wherever they work, and the staff number here, in one call that is on record [console 7.3.6]', async () => {
    const { server, admin, first, second } = await scene()
    const changed = await put(server, first, {
      personalInfoEdited: { firstName: 'Clara', lastName: 'Morel', phone: null, matricule: 'M7' },
      shouldSendEmail: false,
      institutionName: 'Institution 1',
    })
    expect(changed.body.details ?? [], changed.text).toEqual([
      { column: 'institutionName', code: 406, reason: 'notComputed' },
    ])
    const [{ institutionName }] = (await licences(server, { id: first })).data
    const right = await put(server, first, {
      personalInfoEdited: { firstName: 'Clara', lastName: 'Morel', phone: null, matricule: 'M7' },
      shouldSendEmail: false,
      institutionName,
    })
    expect(right.status, right.text).toBe(200)
    expect(right.body.data).toMatchObject({ user: 'Clara Morel', matricule: 'M7', mobilePhone: null })
    expect((await licences(server, { id: second })).data).toMatchObject([
      { user: 'Clara Morel', matricule: null, shouldSendEmail: false },
    ])
    const told = await server.list(provider, '/api/v2/admin', { query: { id: admin } })
    expect(told.body.data).toMatchObject([{ firstName: 'Clara', mobilePhone: null, shouldSendEmail: false }])
    const audit = await query(
      server,
      `select "entity", "after" ->> 'firstName' as "name" from "audit" where "action" = 'update' order by "id"`,
    )
    expect(audit).toEqual([
      { entity: 'admin', name: 'Clara' },
      { entity: 'institutionHasAdmin', name: expect.anything() },
    ])
    const odd = await put(server, first, { personalInfoEdited: { nickname: 'C' } })
    expect([odd.status, odd.body.details?.[0]?.column]).toEqual([400, 'personalInfoEdited.nickname'])
  })

  it('are not written where what changes elsewhere is nothing that they repeat', async () => {
    const { server } = await scene()
    const written = () => query(server, `select "id", xmin::text from "institutionHasAdmin" order by "id"`)
    const before = await written()
    const changed = await server.call(provider, 'PUT', '/api/v2/institution/1', { phone: '03 88 11 67 68' })
    expect(changed.status, changed.text).toBe(200)
    expect(await written()).toEqual(before)
  })

  it('keep the lists of their person, whatever the order that they come in', async () => {
    const { server, admin, first } = await scene()
    const bloc = await insert(server, 'service', { name: 'Bloc', institution: [1, 2] })
    const urgences = await insert(server, 'service', { name: 'Urgences', institution: [1, 2] })
    const lists = { service: [bloc], notificationServices: [urgences, bloc] }
    const changed = await put(server, first, lists)
    expect(changed.status, changed.text).toBe(200)
    const [row] = (await licences(server, { admin, institution: [2] })).data
    expect(row).toMatchObject({ service: [bloc], notificationServices: [bloc, urgences] })
    expect((await put(server, first, { service: 'all' }, { version: 2 })).status).toBe(400)
  })

  // Fails where the departments of a person change by another way and their licences stay the version that they were.
  it('are refused over departments that somebody has changed by another way, and tell their own version', async () => {
    const { server, admin, first, second, third } = await scene()
    const service = (name: string) => insert(server, 'service', { name, institution: [1, 2, 3] })
    const [a, b, c] = [await service('Bloc'), await service('Urgences'), await service('Accueil')]
    const NOTICES = 'adminInInstitutionNotificationService'
    const own = { notificationServices: [a] }
    const version = async (id: number) => (await licences(server, { id })).data[0].version
    expect((await server.call(provider, 'PUT', `/api/v2/admin/${admin}`, own)).status).toBe(200)
    expect(await version(first)).toBe(2)
    const link = await insert(server, NOTICES, { admin, service: b, institution: 1 })
    expect((await put(server, first, { notificationServices: [a, c] }, { version: 2 })).status).toBe(412)
    expect((await server.call(provider, 'DELETE', `/api/v2/${NOTICES}/${link}`)).status).toBe(200)
    expect((await put(server, first, { notificationServices: [a, c] }, { version: 3 })).status).toBe(412)
    const saved = await put(server, first, { notificationServices: [a, c] }, { version: 4 })
    expect([saved.status, saved.body.data?.notificationServices]).toEqual([200, [a, c]])
    expect(saved.body.data.version).toBe(await version(first))

    const off = await put(server, second, { isActivated: false }, { version: await version(second) })
    expect([off.status, off.body.data?.version]).toEqual([200, await version(second)])
    expect((await put(server, first, { notificationServices: [a] }, { version: 5 })).status).toBe(412)
    const both = { batch: [] as { id: number; version: number }[] }
    for (const id of [first, third]) both.batch.push({ id, version: await version(id) })
    const gone = await server.call(provider, 'POST', `${LICENCES}/remove-batch`, both)
    expect(gone.status, gone.text).toBe(200)
  })

  it('refuse the e-mail of somebody else, a change over an older one, and whoever is not of level 1 [console 4.8]', async () => {
    const { server, first } = await scene()
    await insert(server, 'admin', { ...claire, email: 'other@example.org', institution: [2] })
    const taken = await put(server, first, { email: 'OTHER@example.org', matricule: 'M9' })
    expect([taken.status, taken.body.details?.[0]]).toEqual([
      409,
      { column: 'email', code: 449, reason: 'taken', clash: { columns: ['email'] } },
    ])
    expect((await put(server, first, { lastName: 'Moreau' })).status).toBe(200)
    const stale = await put(server, first, { lastName: 'Mercier' })
    expect([stale.status, stale.body.data?.lastName]).toEqual([412, 'Moreau'])
    const director = person({ level: 2, institutions: [1, 2, 3] })
    expect((await put(server, first, { lastName: 'X' }, { version: 2, who: director })).status).toBe(403)
    expect((await licences(server, { id: first })).data).toMatchObject([
      { lastName: 'Moreau', matricule: null },
    ])
  })

  it('end together in the institutions named, with what follows in each, and once [console 4.9]', async () => {
    const { server, admin, first, second, third } = await scene()
    const bloc = await insert(server, 'service', { name: 'Bloc', institution: [1, 2, 3] })
    for (const institution of [1, 2, 3])
      await insert(server, 'adminInInstitutionNotificationService', { admin, service: bloc, institution })
    await server.database.session((s) =>
      s.exec(
        `update "institutionHasAdmin" set "isActivated" = false, "deactivatedAt" = 1000 where "id" = ${third}`,
      ),
    )
    const all = { where: '?institutions=1,2,3' }
    const { version } = (await licences(server, { id: first })).data[0]
    const others = { where: '?institutions=2,3', version }
    const elsewhere = await put(server, first, { isActivated: false }, others)
    expect(elsewhere.status).toBe(400)
    const off = await put(server, first, { isActivated: false }, { ...all, version })
    expect([off.status, off.body.data?.id], off.text).toEqual([200, first])
    const now = NOW.getTime() / 1000
    const states = (
      await licences(server, { admin }, { orderby: [{ columnName: 'id', orientation: 'asc' }] })
    ).data
    expect(states.map((row: { deactivatedAt: number }) => row.deactivatedAt)).toEqual([now, now, 1000])
    const left = await query(server, `select "institution" from "adminInInstitutionNotificationService"`)
    expect(left).toEqual([{ institution: 3 }])
    const audit = await query(
      server,
      `select "row" from "audit" where "entity" = 'institutionHasAdmin' and "action" = 'update' order by "row"`,
    )
    expect(audit).toEqual([{ row: first }, { row: second }])
  })

  it('end nowhere where one of the institutions is out of reach', async () => {
    const { server, admin, first } = await scene()
    // Provider staff reach every institution: one that is not there has no licence to end.
    const off = await put(server, first, { isActivated: false }, { where: '?institutions=1,999999' })
    expect(off.status, off.text).toBe(200)
    const director = person({ level: 2, institutions: [1] })
    const on = await put(
      server,
      first,
      { isActivated: true },
      { version: 2, where: '?institutions=1,2', who: director },
    )
    expect(on.status).toBe(403)
    const active = await licences(server, { admin, isActivated: true })
    expect(active.data.map(({ institution }: { institution: number }) => institution)).toEqual([2, 3])
  })
  it('change together, each as its own line says, and those of other institutions as the line of their person', async () => {
    const { server, admin, first, second } = await scene()
    const batch = [
      { id: first, version: 1, matricule: 'A1' },
      { id: second, version: 1, matricule: 'B2' },
    ]
    const { status, body, text } = await server.call(
      provider,
      'POST',
      `${LICENCES}/update-batch?institutions=1,2`,
      { batch },
    )
    expect([status, body.data?.map(({ id }: { id: number }) => id)], text).toEqual([200, [first, second]])
    const now = (await licences(server, { admin }, { orderby: [{ columnName: 'id', orientation: 'asc' }] }))
      .data
    expect(now.map(({ matricule }: { matricule: string | null }) => matricule)).toEqual(['A1', 'B2', null])
    const stray = await server.call(provider, 'POST', `${LICENCES}/update-batch?institutions=2`, { batch })
    expect([stray.status, stray.body.details]).toEqual([
      412,
      batch.map((_, line) => ({ column: 'version', code: 412, line })),
    ])
    const bare = batch.map(({ version: _, ...line }) => line)
    const elsewhere = await server.call(provider, 'POST', `${LICENCES}/update-batch?institutions=2`, {
      batch: bare,
    })
    expect([elsewhere.status, elsewhere.body.details]).toEqual([
      400,
      [{ column: 'institutions', code: 400, reason: 'elsewhere', line: 0 }],
    ])
  })
})
