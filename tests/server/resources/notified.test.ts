import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const ADMINS = '/api/v2/admin'
const NOTIFIED = '/api/v2/adminInInstitutionNotificationService'
const claire = { firstName: 'Claire', lastName: 'Morel', email: 'c@example.org', level: 1, typeAdmin: 4 }

forEachEngine('departments whose news an administrator is sent', ({ open }) => {
  it('are told in each institution that both have, and change with the list', async () => {
    const server = await openServer(open)
    await server.database.session((s) => s.exec(`insert into "level" ("name") values ('Équipe')`))
    const make = async (path: string, row: object) => {
      const { status, body } = await server.call(provider, 'POST', path, row)
      expect(status, JSON.stringify(body)).toBe(201)
      return body.data
    }
    const service = async (name: string, institution: number[]) =>
      (await make('/api/v2/service', { name, code: name, institution })).id as number
    const shared = await service('Urgences', [1, 2, 3])
    const own = await service('Bloc', [1])
    const told = async (admin: number) =>
      (await server.list(provider, NOTIFIED, { query: { admin } })).body.data
        .map((row: { service: number; institution: number }) => [row.service, row.institution])
        .sort()

    const made = await make(ADMINS, { ...claire, institution: [1, 2], notificationServices: [shared, own] })
    expect(made.notificationServices).toEqual([shared, own])
    expect(await told(made.id)).toEqual([
      [shared, 1],
      [shared, 2],
      [own, 1],
    ])
    const [listed] = (await server.list(provider, ADMINS, { query: { id: made.id } })).body.data
    expect(listed.notificationServices).toEqual([shared, own])

    const theirs = person({ level: 2, institutions: [2] })
    const found = async (who: typeof provider, services: readonly number[] | null) =>
      (await server.list(who, ADMINS, { query: { id: made.id, notificationServices: services } })).body.count
    expect([await found(provider, [shared, own]), await found(provider, null)]).toEqual([1, 0])
    // What is so in an institution that a person does not see answers no question of theirs.
    expect([await found(theirs, [own]), await found(theirs, [shared, own])]).toEqual([0, 0])
    expect([await found(theirs, [shared]), await found(theirs, null)]).toEqual([1, 0])
    const onlyOwn = { notificationServices: [own] }
    const narrowed = await server.call(provider, 'PUT', `${ADMINS}/${made.id}`, onlyOwn, {
      'if-match': '"1"',
    })
    expect(narrowed.status).toBe(200)
    expect([await found(provider, null), await found(theirs, null)]).toEqual([0, 1])

    const patch = { notificationServices: [shared] }
    const less = await server.call(provider, 'PUT', `${ADMINS}/${made.id}`, patch, { 'if-match': '"2"' })
    expect([less.status, less.body.data?.notificationServices]).toEqual([200, [shared]])
    expect(await told(made.id)).toEqual([
      [shared, 1],
      [shared, 2],
    ])
  })

  it('are those of the institution alone where an administrator is changed there only [house 9]', async () => {
    const server = await openServer(open)
    await server.database.session((s) => s.exec(`insert into "level" ("name") values ('Équipe')`))
    const make = async (path: string, row: object) =>
      (await server.call(provider, 'POST', path, row)).body.data.id as number
    const service = (name: string, institution: number[]) =>
      make('/api/v2/service', { name, code: name, institution })
    const [shared, here, there] = [
      await service('Urgences', [1, 2]),
      await service('Bloc', [1]),
      await service('Accueil', [2]),
    ]
    const lists = { institution: [1, 2], notificationServices: [shared, here, there] }
    const id = await make(ADMINS, { ...claire, ...lists })
    const off = { admin: id, institution: 1, service: shared }
    const [link] = (await server.list(provider, NOTIFIED, { query: off })).body.data
    expect((await server.call(provider, 'DELETE', `${NOTIFIED}/${link.id}`)).status).toBe(200)

    const change = { email: 'claire@example.org' }
    const own = await server.call(provider, 'PUT', `${ADMINS}/${id}?institutions=1`, change)
    expect([own.status, own.body.details]).toEqual([200, undefined])
    expect(own.body.data).toMatchObject({ ...change, institution: [1], notificationServices: [here] })
    const [left] = (await server.list(provider, ADMINS, { query: { id } })).body.data
    expect(left).toMatchObject({ institution: [2], notificationServices: [shared, there] })
    const wrong = { email: 'c.morel@example.org', notificationServices: [here] }
    const elsewhere = await server.call(provider, 'PUT', `${ADMINS}/${id}?institutions=2`, wrong)
    expect(elsewhere.body.details).toMatchObject([{ column: 'notificationServices', reason: 'elsewhere' }])
  })

  it('are none where the access is deactivated, by the link itself either', async () => {
    const server = await openServer(open)
    await server.database.session((s) => s.exec(`insert into "level" ("name") values ('Équipe')`))
    const { id: service } = (
      await server.call(provider, 'POST', '/api/v2/service', { name: 'Urgences', institution: [1, 2] })
    ).body.data
    const { id: admin } = (await server.call(provider, 'POST', ADMINS, { ...claire, institution: [1, 2] }))
      .body.data
    const links = '/api/v2/institution-has-admin'
    const [{ id }] = (await server.list(provider, links, { query: { admin, institution: 1 } })).body.data
    const activate = async (isActivated: boolean) =>
      expect((await server.call(provider, 'PUT', `${links}/${id}`, { isActivated })).status).toBe(200)
    const link = (institution: number) => ({ admin, service, institution })
    const post = async (path: string, body: object) => {
      const { status, body: told } = await server.call(provider, 'POST', path, body)
      return [status, told.details]
    }
    const batch = { batch: [{ admin, service }], IDInstitution: 1 }
    await activate(false)
    const wrong = { column: 'admin', code: 406, reason: 'elsewhere' }
    expect(await post(NOTIFIED, link(1))).toEqual([400, [wrong]])
    expect(await post(`${NOTIFIED}/upsert-batch`, batch)).toMatchObject([400, [{ ...wrong, line: 0 }]])
    expect((await post(NOTIFIED, link(2)))[0]).toBe(201)
    await activate(true)
    expect((await post(`${NOTIFIED}/upsert-batch`, batch))[0]).toBe(200)
    const own = { query: { admin }, orderby: [{ columnName: 'institution', orientation: 'asc' }] }
    const { data } = (await server.list(provider, NOTIFIED, own)).body
    expect(data).toMatchObject([link(1), link(2)])
  })
})
