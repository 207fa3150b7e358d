import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { NOW, openServer } from './institutions.ts'

const provider = person()
const ADMINS = '/api/v2/admin'
const LINKS = '/api/v2/institution-has-admin'

const claire = {
  firstName: 'Claire',
  lastName: 'Morel',
  email: 'claire.morel@example.org',
  level: 1,
  typeAdmin: 4,
  lang: 'fr',
}

const open4 = async (open: Parameters<typeof openServer>[0]): Promise<TestServer> => {
  const server = await openServer(open)
  await server.database.session((session) =>
    session.exec(`insert into "level" ("name") values ('Équipe');
      insert into "institutionOption" ("institution", "hasContract", "uniqueKey1") values (2, true, '')`),
  )
  return server
}
const insert = (server: TestServer, row: object) => server.call(provider, 'POST', ADMINS, row)
const linkOf = async (server: TestServer, admin: number) =>
  (await server.list(provider, LINKS, { query: { admin, institution: 1 } })).body.data[0]

forEachEngine('administrators', ({ open }) => {
  it('stand in the order of the number of their level, whatever levels are called [console 6.3]', async () => {
    const server = await open4(open)
    await server.database.session((session) => session.exec(`insert into "level" ("name") values ('Alpha')`))
    await insert(server, { ...claire, level: 2, email: 'second@example.org', institution: [1] })
    await insert(server, { ...claire, email: 'first@example.org', institution: [1] })
    const search = { select: ['level'], orderby: [{ columnName: 'level', orientation: 'asc' }] }
    const { body } = await server.list(provider, ADMINS, search)
    expect(body.data.map(({ level }: { level: number }) => level)).toEqual([1, 2])
  })

  it('are created by level 1, activated in each institution, with their full name and no contract level where there are no contracts [console 4.6, console 3.1.1]', async () => {
    const server = await open4(open)
    const made = await insert(server, { ...claire, institution: [1, 3] })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data).toMatchObject({
      user: 'Claire Morel',
      contractLevel: null,
      isPlanningAllowed: true,
      isStatisticAllowed: true,
      shouldSendEmail: true,
      didAcceptTerms: false,
      institution: [1, 3],
    })
    expect(await linkOf(server, made.body.data.id)).toMatchObject({
      isActivated: true,
      matricule: null,
      position: null,
      deactivatedAt: null,
    })
    const director = person({ level: 2, institutions: [1] })
    expect((await server.call(director, 'POST', ADMINS, { ...claire, institution: [1] })).status).toBe(403)
    const seen = await server.list(director, ADMINS, { query: { email: claire.email } })
    expect(seen.body.data).toMatchObject([{ email: claire.email, institution: [1] }])
  })

  it('need a contract level where an institution draws up contracts [console 5.10]', async () => {
    const server = await open4(open)
    const without = await insert(server, { ...claire, institution: [2] })
    expect(without.body.details).toEqual([{ column: 'contractLevel', code: 419 }])
    const signatory = await insert(server, { ...claire, contractLevel: 10, institution: [2] })
    expect(signatory.status).toBe(201)
    const hidden = await insert(server, {
      ...claire,
      email: 'b@example.org',
      contractLevel: 9,
      institution: [1],
    })
    expect(hidden.body.details?.[0]).toMatchObject({ column: 'contractLevel', reason: 'notShown' })
  })

  it('are asked for a contract level no sooner than it is theirs to fill in, where contracts came later', async () => {
    const server = await open4(open)
    const { id } = (await insert(server, { ...claire, institution: [1] })).body.data
    await server.database.session((session) =>
      session.exec(
        `insert into "institutionOption" ("institution", "hasContract", "uniqueKey1") values (1, true, '')`,
      ),
    )
    const put = async (who: typeof provider, path: string, row: object) => {
      const { status, body } = await server.call(who, 'PUT', path, row)
      return [status, body.details?.[0]?.column]
    }
    const own = person({ id, level: 2, institutions: [1] })
    const person1 = `${ADMINS}/${id}`
    expect(await put(own, person1, { mobilePhone: '0612345678' })).toEqual([200, undefined])
    expect(await put(own, person1, { lang: 'de' })).toEqual([200, undefined])
    expect(await put(provider, person1, { typeAdmin: 3, contractLevel: null })).toEqual([200, undefined])
    const link = `${LINKS}/${(await linkOf(server, id)).id}`
    expect(await put(provider, link, { email: 'c.morel@example.org' })).toEqual([200, undefined])
    const tie = { batch: [{ id }], IDInstitution: 2 }
    const tied = await server.call(provider, 'POST', `${ADMINS}/upsert-batch`, tie)
    expect(tied.body.details).toMatchObject([{ column: 'contractLevel', code: 419 }])
    expect(await put(provider, person1, { contractLevel: 10 })).toEqual([200, undefined])
    expect(await put(provider, person1, { contractLevel: null })).toEqual([400, 'contractLevel'])
  })

  it('have an e-mail of their own, told as 449, and are attached elsewhere by a link [console 5.5, console 8.1]', async () => {
    const server = await open4(open)
    const { id } = (await insert(server, { ...claire, institution: [1] })).body.data
    const twice = await insert(server, { ...claire, email: 'CLAIRE.MOREL@example.org', institution: [3] })
    expect([twice.status, twice.body.details?.[0]]).toEqual([
      409,
      { column: 'email', code: 449, reason: 'taken', clash: { columns: ['email'] } },
    ])
    const attach = () => server.call(provider, 'POST', `${LINKS}/batch`, { admins: [id], institution: 3 })
    expect([(await attach()).status, (await attach()).status]).toEqual([200, 200])
    const known = await server.list(provider, ADMINS, { query: { email: claire.email } })
    expect(known.body.data[0].institution).toEqual([1, 3])
  })

  it('are dated when deactivated, by the server alone, and no longer once activated again [console 4.9, console 3.1.2]', async () => {
    const server = await open4(open)
    const { id: admin } = (await insert(server, { ...claire, institution: [1] })).body.data
    const { id } = await linkOf(server, admin)
    const put = (body: object, version: number) =>
      server.call(provider, 'PUT', `${LINKS}/${id}`, body, { 'if-match': `"${version}"` })
    const off = await put({ isActivated: false }, 1)
    expect(off.body.data.deactivatedAt).toBe(NOW.getTime() / 1000)
    const moved = await put({ position: 'Cadre' }, 2)
    expect(moved.body.data).toMatchObject({ isActivated: false, deactivatedAt: NOW.getTime() / 1000 })
    const on = await put({ isActivated: true }, 3)
    expect(on.body.data).toMatchObject({ isActivated: true, deactivatedAt: null })
    expect((await put({ deactivatedAt: 1 }, 4)).status).toBe(400)
  })

  it('have one language number each: a second one is a uniqueKeyViolation [console 7.3.6]', async () => {
    const server = await open4(open)
    const { id: admin } = (await insert(server, { ...claire, institution: [1] })).body.data
    const info = () => server.call(provider, 'POST', '/api/v2/adminInfo', { admin, idLanguage: 1 })
    expect((await info()).status).toBe(201)
    const again = await info()
    expect([again.status, again.body.errors]).toEqual([400, ['uniqueKeyViolation']])
  })

  it('are told about departments, looked up by both and removed by id [console 7.3.7, area 3.8]', async () => {
    const server = await open4(open)
    const { id: admin } = (await insert(server, { ...claire, institution: [1] })).body.data
    const made = await server.call(provider, 'POST', '/api/v2/service', {
      name: 'Urgences',
      institution: [1],
    })
    const service = made.body.data.id
    const path = '/api/v2/adminInInstitutionNotificationService'
    const row = { service, admin, institution: 1 }
    expect((await server.call(provider, 'POST', path, row)).status).toBe(201)
    const found = await server.list(provider, path, { query: { service, admin } })
    expect(found.body.data).toMatchObject([row])
    expect((await server.call(provider, 'DELETE', `${path}/${found.body.data[0].id}`)).status).toBe(200)
  })

  it('are told nothing more of an institution where they are deactivated or removed, and it is on record [console 4.9]', async () => {
    const server = await open4(open)
    const { id: admin } = (await insert(server, { ...claire, institution: [1, 3] })).body.data
    const service = (
      await server.call(provider, 'POST', '/api/v2/service', { name: 'Urgences', institution: [1, 3] })
    ).body.data.id
    const path = '/api/v2/adminInInstitutionNotificationService'
    const assign = (institution: number) =>
      server.call(provider, 'POST', path, { service, admin, institution })
    const told = async () =>
      (await server.list(provider, path, { query: { admin } })).body.data.map(
        (row: { institution: number }) => row.institution,
      )
    for (const institution of [1, 3]) expect((await assign(institution)).status).toBe(201)
    const link = `${LINKS}/${(await linkOf(server, admin)).id}`
    let version = (await linkOf(server, admin)).version
    const put = async (body: object) => {
      const {
        status,
        body: told,
        text,
      } = await server.call(provider, 'PUT', link, body, {
        'if-match': `"${version}"`,
      })
      expect(status, text).toBe(200)
      version = told.data.version
    }
    await put({ position: 'Cadre' })
    expect(await told()).toEqual([1, 3])
    await put({ isActivated: false })
    expect(await told()).toEqual([3])
    await put({ isActivated: true })
    expect(await told()).toEqual([3])
    await assign(1)
    expect((await server.call(provider, 'DELETE', link)).status).toBe(200)
    expect(await told()).toEqual([3])
    const { rows } = await server.database.session((s) =>
      s.query(
        `select "institutions", "before" ->> 'service' as "service" from "audit" where "action" = 'remove' and "entity" = 'adminInInstitutionNotificationService'`,
      ),
    )
    expect(rows).toEqual(Array(2).fill({ institutions: [1], service: `${service}` }))
  })

  it('are told nothing more of an institution that was given a person of its own in their place', async () => {
    const server = await open4(open)
    const service = (
      await server.call(provider, 'POST', '/api/v2/service', { name: 'Urgences', institution: [1, 3] })
    ).body.data.id
    const lists = { institution: [1, 3], notificationServices: [service] }
    const { id } = (await insert(server, { ...claire, ...lists })).body.data
    const change = { firstName: 'Clara', email: 'clara.morel@example.org' }
    const parted = await server.call(provider, 'PUT', `${ADMINS}/${id}?institutions=3`, change)
    expect(parted.status, parted.text).toBe(200)
    const path = '/api/v2/adminInInstitutionNotificationService'
    const told = async (admin: number) => (await server.list(provider, path, { query: { admin } })).body.data
    expect(await told(id)).toMatchObject([{ service, institution: 1 }])
    expect(await told(parted.body.data.id)).toMatchObject([{ service, institution: 3 }])
    const { rows } = await server.database.session((s) =>
      s.query(
        `select "action", "institutions" from "audit" where "entity" = 'adminInInstitutionNotificationService' order by "id"`,
      ),
    )
    expect(rows.slice(-2)).toEqual([
      { action: 'remove', institutions: [3] },
      { action: 'insert', institutions: [3] },
    ])
  })
})
