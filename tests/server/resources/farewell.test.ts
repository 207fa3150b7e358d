import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
  expect(status, text).toBe(201)
  return body.data.id
}
const sql = (server: TestServer, text: string) => server.database.session((session) => session.exec(text))

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

  // Fails where a save that has nothing to do with it links a deactivated access again.
  it('is not notified again where they are deactivated, and their list is another version by it', async () => {
    const { server, bloc, urgences, admin, notices } = await scene()
    const path = '/api/v2/institution-has-admin'
    const [one, two] = (await server.list(provider, path, { query: { admin } })).body.data
    const off = { isActivated: false }
    expect((await server.call(provider, 'PUT', `${path}/${two.id}`, off)).status).toBe(200)
    const list = { notificationServices: [bloc, urgences] }
    const stale = await server.call(provider, 'PUT', `/api/v2/admin/${admin}`, list, { 'if-match': '"1"' })
    expect(stale.status, stale.text).toBe(412)
    const saved = await server.call(provider, 'PUT', `${path}/${one.id}`, list)
    expect(saved.status, saved.text).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 1`, `${urgences} in 1`])
  })

  // Fails where what is chosen for a deactivated access is neither stored nor refused.
  it('is chosen no department that only a deactivated access has, and who chose it is told', async () => {
    const { server, bloc, admin, notices } = await scene()
    const there = await insert(server, 'service', { name: 'Accueil', institution: [2] })
    const path = '/api/v2/institution-has-admin'
    const [one, two] = (await server.list(provider, path, { query: { admin } })).body.data
    const off = { isActivated: false }
    expect((await server.call(provider, 'PUT', `${path}/${two.id}`, off)).status).toBe(200)
    const list = { notificationServices: [bloc, there] }
    const wrong = { column: 'notificationServices', code: 406, reason: 'elsewhere' }
    const own = `/api/v2/admin/${admin}`
    for (const at of [own, `${own}?institutions=1`, `${own}?institutions=2`, `${path}/${one.id}`]) {
      const { status, body } = await server.call(provider, 'PUT', at, list)
      expect([at, status, body.details]).toEqual([at, 400, [wrong]])
    }
    expect(await notices()).toEqual([`${bloc} in 1`])
    expect((await server.call(provider, 'PUT', `${path}/${two.id}`, { isActivated: true })).status).toBe(200)
    const chosen = await server.call(provider, 'PUT', own, list)
    expect(chosen.status, chosen.text).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 1`, `${bloc} in 2`, `${there} in 2`])
  })

  it('is chosen the departments of an institution that they are taken into by the same call', async () => {
    const { server, bloc, admin, notices } = await scene()
    const there = await insert(server, 'service', { name: 'Accueil', institution: [3] })
    const batch = [{ id: admin, ...claire, notificationServices: [bloc, there] }]
    const body = { batch, IDInstitution: 3 }
    const changed = await server.call(provider, 'POST', '/api/v2/admin/upsert-batch', body)
    expect(changed.status, changed.text).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 1`, `${bloc} in 2`, `${there} in 3`])
  })

  // Fails where the effects of a deactivation come back with every later change.
  it('is signed off once, when they are deactivated', async () => {
    const { server, bloc, admin, notices } = await scene()
    const path = '/api/v2/institution-has-admin'
    const link = (await server.list(provider, path, { query: { admin, institution: 1 } })).body.data[0]
    const put = (row: object, version: number) =>
      server.call(provider, 'PUT', `${path}/${link.id}`, row, { 'if-match': `"${version}"` })
    const off = await put({ isActivated: false }, 1)
    expect(off.status, off.text).toBe(200)
    expect(await notices()).toEqual([`${bloc} in 2`])
    await sql(
      server,
      `insert into "adminInInstitutionNotificationService" ("admin", "service", "institution", "uniqueKey1") values (${admin}, ${bloc}, 1, 'x')`,
    )
    await sql(server, `update "institutionHasAdmin" set "deactivatedAt" = 1000 where "id" = ${link.id}`)
    const later = await put({ matricule: 'A1' }, off.body.data.version)
    // Fails where the moment of the deactivation moves with every later change.
    expect([later.status, later.body.data?.deactivatedAt]).toEqual([200, 1000])
    expect(await notices()).toEqual([`${bloc} in 1`, `${bloc} in 2`])
  })
})
