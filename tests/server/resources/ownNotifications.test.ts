import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()
const ADMINS = '/api/v2/admin'
const SERVICES = '/api/v2/service'
const PREFERENCES = '/api/v2/notification'
const LINKS = '/api/v2/admin-has-service'

/** Somebody of institutions 1 and 2, whose level gives these permissions in both unless said otherwise. */
const staff = async (server: TestServer) => {
  await server.database.session((session) =>
    session.exec(`insert into "level" ("name") select 'L' || n from generate_series(1, 6) n`),
  )
  const admin = (email: string) =>
    insert(server, ADMINS, {
      firstName: 'Ana',
      lastName: 'Martin',
      email,
      level: 3,
      typeAdmin: 2,
      lang: 'fr',
      institution: [1, 2],
    })
  const own = await admin('own@example.org')
  const other = await admin('other@example.org')
  const as = (permissions: readonly string[], places: readonly number[] = [1, 2]) =>
    person({
      id: own,
      level: 3,
      institutions: [1, 2],
      permissions: Object.fromEntries(places.map((id) => [id, permissions])),
    })
  return { own, other, as }
}

const refused = ({ status, body }: Awaited<ReturnType<TestServer['call']>>) => [
  status,
  body.details?.map(({ column, reason }) => `${column} ${reason}`),
]
const letValidate = (server: TestServer, institution: number) =>
  server.database.session((session) =>
    session.exec(
      `insert into "institutionOption" ("institution", "canValidateMission", "uniqueKey1") values (${institution}, true, '')`,
    ),
  )

/** What one's own preferences are once they are made of nothing but whose they are. */
const defaults = {
  ...{ notif1: 0, notif2: 2, notif3: 0, notif4: 0, notif5: 0, notif6: 2, notif7: 2, notif8: 0, notif9: 2 },
  ...{ notif10: 1, notif11: 3, notif12: 0, notif13: 2, notif14: 0, notif15: 3, notif17: 2, notif18: 3 },
  ...{ notif19: 2, notif20: 2, notif21: 0, notif22: 0 },
}

forEachEngine('one’s own notifications', ({ open }) => {
  it('preferences are made and changed by whose they are, once, and by nobody else [area 4.4]', async () => {
    const server = await openServer(open)
    const { own, other, as } = await staff(server)
    const who = as([])
    const made = await server.call(who, 'POST', PREFERENCES, { admin: own, notif1: 3 })
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(Number), version: 1, admin: own, ...defaults, notif1: 3 },
    ])
    const path = `${PREFERENCES}/${made.body.data.id}`
    expect((await server.call(who, 'POST', PREFERENCES, { admin: own })).status).toBe(409)
    expect((await server.call(who, 'POST', PREFERENCES, { admin: other })).status).toBe(403)
    const changed = await server.call(who, 'PUT', path, { notif5: 2 }, { 'if-match': '"1"' })
    expect([changed.status, changed.body.data.notif5, changed.body.data.version]).toEqual([200, 2, 2])
    const stale = await server.call(who, 'PUT', path, { notif5: 1 }, { 'if-match': '"1"' })
    expect([stale.status, stale.body.data.notif5]).toEqual([412, 2])
    expect((await server.call(who, 'PUT', path, { admin: other })).status).toBe(403)
    expect((await server.call(who, 'PUT', path, { notif5: 4 })).status).toBe(400)
    expect((await server.call(who, 'PUT', path, { notif16: 1 })).status).toBe(400)
    expect((await server.call(who, 'DELETE', path)).status).toBe(403)
    const stranger = { ...who, id: other }
    expect((await server.list(stranger, PREFERENCES)).body).toEqual({ data: [], count: 0 })
    expect((await server.call(stranger, 'PUT', path, { notif5: 1 })).status).toBe(404)
  })

  it('what somebody could never be told of is not theirs to choose, and begins with its default [area 3.9]', async () => {
    const server = await openServer(open)
    const { own, as } = await staff(server)
    const post = (permissions: readonly string[], value: object) =>
      server.call(as(permissions), 'POST', PREFERENCES, { admin: own, ...value })
    for (const [slot, permissions] of [
      ['notif10', ['validateMission', 'changeService']],
      ['notif12', ['cancelMissionAfterValidation']],
      ['notif14', ['validateMission']],
      ['notif18', ['validateMission']],
      ['notif20', []],
    ] as const)
      expect([slot, refused(await post(permissions, { [slot]: 3 }))]).toEqual([
        slot,
        [400, [`${slot} notShown`]],
      ])
    // In the second institution alone: what a person may do in one of theirs is enough.
    await letValidate(server, 2)
    const everything = { notif10: 2, notif12: 1, notif14: 3, notif18: 0, notif20: 3 }
    const made = await post(
      [
        'validateMissionRequestWithWorker',
        'cancelMissionAfterValidation',
        'validateMission',
        'broadcastShift',
      ],
      everything,
    )
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining(everything)])
    const path = `${PREFERENCES}/${made.body.data.id}`
    // Left as it is by somebody who no longer sees it, and not theirs to change.
    expect(refused(await server.call(as([]), 'PUT', path, { notif10: 1 }))).toEqual([
      400,
      ['notif10 notShown'],
    ])
    const changed = await server.call(as([]), 'PUT', path, { notif1: 1, notif10: 2 })
    expect([changed.status, changed.body.data]).toEqual([
      200,
      expect.objectContaining({ ...everything, notif1: 1 }),
    ])
  })

  it('whether missions are validated decides what is told of those to be validated', async () => {
    const server = await openServer(open)
    const { own, other, as } = await staff(server)
    const made = async (who: typeof provider, admin: number) =>
      (await server.call(who, 'POST', PREFERENCES, { admin })).body.data.notif14
    expect(await made(as([]), own)).toBe(0)
    await letValidate(server, 1)
    expect(await made({ ...as([]), id: other }, other)).toBe(2)
  })

  it('provider staff are held to no permission, and to the options of all institutions', async () => {
    const server = await openServer(open)
    const { own } = await staff(server)
    const path = `${PREFERENCES}/${await insert(server, PREFERENCES, { admin: own, notif18: 1 })}`
    expect(refused(await server.call(provider, 'PUT', path, { notif14: 1 }))).toEqual([
      400,
      ['notif14 notShown'],
    ])
    await letValidate(server, 3)
    expect((await server.call(provider, 'PUT', path, { notif14: 1 })).status).toBe(200)
  })

  it('services are chosen where one’s level lets one, and the list of the administrator follows [area 3.8]', async () => {
    const server = await openServer(open)
    const { own, other, as } = await staff(server)
    const here = await insert(server, SERVICES, { name: 'Ici', institution: [1] })
    const both = await insert(server, SERVICES, { name: 'Ici et là', institution: [1, 2] })
    const there = await insert(server, SERVICES, { name: 'Là', institution: [2] })
    const who = as(['changeService'], [1])
    const link = (institution: number, service: number, admin = own) =>
      server.call(who, 'POST', LINKS, { admin, institution, service })
    const listed = async () =>
      (await server.list(who, ADMINS, { query: { id: own } })).body.data[0].notificationServices

    const made = await link(1, here)
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(Number), version: 1, admin: own, institution: 1, service: here },
    ])
    expect((await link(1, both)).status).toBe(201)
    expect((await link(1, both)).status).toBe(409)
    expect((await link(2, there)).status).toBe(403)
    expect((await link(1, here, other)).status).toBe(403)
    expect((await link(3, here)).status).toBe(403)
    expect(refused(await link(1, there))).toEqual([400, ['service elsewhere']])
    expect(await listed()).toEqual([here, both])

    // The provider's, in an institution where nothing is one's own to change; and somebody else's.
    const kept = await insert(server, LINKS, { admin: own, institution: 2, service: there })
    const foreign = await insert(server, LINKS, { admin: other, institution: 1, service: here })
    const rows = (await server.list(who, LINKS, { query: { admin: own } })).body
    expect([rows.count, rows.data.map((row: { service: number }) => row.service).sort()]).toEqual([
      3,
      [here, both, there].sort(),
    ])
    expect((await server.list(who, LINKS, { query: { admin: other } })).body.count).toBe(0)
    const remove = async (id: number) => (await server.call(who, 'DELETE', `${LINKS}/${id}`)).status
    expect(await remove(kept)).toBe(403)
    expect(await remove(foreign)).toBe(404)
    expect(await remove(made.body.data.id)).toBe(200)
    expect(await remove(made.body.data.id)).toBe(404)
    expect(await listed()).toEqual([both, there])
  })

  it('without the permission services are read and not chosen', async () => {
    const server = await openServer(open)
    const { own, as } = await staff(server)
    const service = await insert(server, SERVICES, { name: 'Ici', institution: [1] })
    const row = { admin: own, institution: 1, service }
    const id = await insert(server, LINKS, row)
    expect((await server.list(as([]), LINKS)).body.data).toEqual([{ id, version: 1, ...row }])
    expect((await server.call(as([]), 'DELETE', `${LINKS}/${id}`)).status).toBe(403)
    expect((await server.call(as([]), 'POST', LINKS, row)).status).toBe(403)
  })

  it('are read in the institutions of a session that reaches no others, and what is in none everywhere', async () => {
    const server = await openServer(open)
    const { own, as } = await staff(server)
    const service = await insert(server, SERVICES, { name: 'Ici et là', institution: [1, 2] })
    const [here, there] = [
      await insert(server, LINKS, { admin: own, institution: 1, service }),
      await insert(server, LINKS, { admin: own, institution: 2, service }),
    ]
    const preferences = await insert(server, PREFERENCES, { admin: own })
    const unbounded = { ...as(['changeService'], [1]), institutions: [1] }
    const bounded = { ...unbounded, bounded: true }
    const ids = async (who: typeof unbounded, path = LINKS) =>
      (await server.list(who, path)).body.data.map(({ id }: { id: number }) => id)
    expect([await ids(unbounded), await ids(bounded)]).toEqual([[here, there], [here]])
    expect(await ids(bounded, PREFERENCES)).toEqual([preferences])
    const remove = async (who: typeof unbounded) =>
      (await server.call(who, 'DELETE', `${LINKS}/${there}`)).status
    expect([await remove(unbounded), await remove(bounded)]).toEqual([403, 404])
  })
})
