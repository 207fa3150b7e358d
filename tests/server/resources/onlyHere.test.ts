import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { morning, openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'
const MISSIONS = '/api/v2/mission'
const POLES = '/api/v2/pole'
const SERVICES = '/api/v2/service'

const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}
const rowOf = async (server: TestServer, path: string, id: number) =>
  (await server.list(provider, path, { query: { id } })).body.data[0]
const mission = (server: TestServer, institution: number, schedule: number, beginAt: string) =>
  insert(server, MISSIONS, { institution, schedule, beginAt, endAt: beginAt, workerType: 0 })
const soon = '2026-12-24T06:45:00.000Z'
const past = '2026-11-20T06:45:00.000Z'

forEachEngine('a row that institutions share', ({ open }) => {
  it('is changed only in the institutions named, which get one of their own, and what points at it there follows [house 9]', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1, 2, 3] })
    const [here, before, there] = [
      await mission(server, 1, id, soon),
      await mission(server, 1, id, past),
      await mission(server, 2, id, soon),
    ]
    const change = { endAt: '15:15' }
    const { status, body } = await server.call(
      provider,
      'PUT',
      `${SCHEDULES}/${id}?institutions=1,3`,
      change,
      {
        'if-match': '"1"',
      },
    )
    expect(status, JSON.stringify(body)).toBe(200)
    const own = body.data
    expect(own).toMatchObject({
      ...morning,
      ...change,
      nbWorkedMinutes: 480,
      institution: [1, 3],
      version: 1,
    })
    expect(await rowOf(server, SCHEDULES, id)).toMatchObject({ ...morning, id, institution: [2] })
    // Whoever has seen it in all three writes to none of them, wherever that was to be.
    for (const asked of ['', '?institutions=1', '?institutions=1,2,3']) {
      const seen = { 'if-match': '"1"' }
      const stale = await server.call(provider, 'PUT', `${SCHEDULES}/${id}${asked}`, { endAt: '16:00' }, seen)
      expect([stale.status, stale.body.data], asked).toMatchObject([412, { institution: [2], version: 2 }])
    }
    const schedules = await Promise.all(
      [here, before, there].map(async (one) => (await rowOf(server, MISSIONS, one)).schedule),
    )
    expect(schedules).toEqual([own.id, own.id, id])
    const audit = await server.database.kysely
      .selectFrom('audit')
      .select(['action', 'entity', 'row', 'institutions', 'after'])
      .where('action', '!=', 'insert')
      .orderBy('id')
      .execute()
    expect(audit.map(({ entity, row }) => [entity, row])).toEqual([
      ['mission', here],
      ['mission', before],
      ['schedule', id],
    ])
    expect(audit.at(-1)).toMatchObject({ institutions: [1, 2, 3], after: { institution: [2] } })
    const twin = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [3] })
    expect(twin.body.details).toEqual([
      { column: 'code', code: 409, reason: 'taken', clash: { columns: ['code'] }, institution: 3 },
    ])
  })

  it('is another version as an institution comes to share it or gives it up, by its link or with a batch', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1] })
    const stale = async (version: number, institution: number[]) => {
      const seen = { 'if-match': `"${version - 1}"` }
      const { status, body } = await server.call(provider, 'PUT', `${SCHEDULES}/${id}`, { code: 'M9' }, seen)
      expect([status, body.data]).toMatchObject([412, { id, version, institution, code: morning.code }])
    }
    const link = await insert(server, '/api/v2/institution-has-schedule', { schedule: id, institution: 2 })
    await stale(2, [1, 2])
    const batch = { batch: [{ ...morning, id }], IDInstitution: 3 }
    const tied = await server.call(provider, 'POST', `${SCHEDULES}/upsert-batch`, batch)
    expect(tied.body.data).toMatchObject([{ outcome: 'linked', version: 3 }])
    await stale(3, [1, 2, 3])
    expect((await server.call(provider, 'DELETE', `/api/v2/institution-has-schedule/${link}`)).status).toBe(
      200,
    )
    await stale(4, [1, 3])
  })

  it('is the same row where all that share it are named, and nobody else’s where one does not have it', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1, 2] })
    const put = (asked: string, body: object, who = provider) =>
      server.call(who, 'PUT', `${SCHEDULES}/${id}?institutions=${asked}`, body)
    expect((await put('2,1', { code: 'M2' })).body.data).toMatchObject({
      id,
      code: 'M2',
      institution: [1, 2],
    })
    expect((await put('all', { code: 'M3' })).body.data).toMatchObject({ id, code: 'M3' })
    const foreign = await put('1,3', { code: 'M4' })
    expect([foreign.status, foreign.body.details]).toEqual([
      400,
      [{ column: 'institutions', code: 400, reason: 'elsewhere' }],
    ])
    expect((await put('x', { code: 'M4' })).status).toBe(400)
    expect((await put('1', { code: 'M4' }, person({ level: 2, institutions: [1] }))).status).toBe(403)
    const stale = await server.call(
      provider,
      'PUT',
      `${SCHEDULES}/${id}?institutions=1`,
      { code: 'M4' },
      { 'if-match': '"1"' },
    )
    expect([stale.status, stale.body.data]).toMatchObject([412, { id, code: 'M3' }])
    const wrong = await put('1', { beginAt: '9', code: '' })
    expect(wrong.body.details?.map(({ column, code }) => [column, code])).toEqual([
      ['code', 419],
      ['beginAt', 406],
    ])
    const twin = await server.call(
      provider,
      'PUT',
      `/api/v2/mission/${await mission(server, 1, id, soon)}?institutions=1`,
      {},
    )
    expect(twin.status).toBe(400)
    expect((await server.list(provider, SCHEDULES)).body.count).toBe(1)
  })

  it('stays as it is where its new value is taken, and the institution and the column are named', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1, 2, 3] })
    await insert(server, SCHEDULES, { ...morning, code: 'm9', institution: [3] })
    const before = await rowOf(server, SCHEDULES, id)
    const { status, body } = await server.call(provider, 'PUT', `${SCHEDULES}/${id}?institutions=1,3`, {
      code: 'M9',
    })
    expect([status, body.details]).toEqual([
      409,
      [{ column: 'code', code: 409, reason: 'taken', clash: { columns: ['code'], row: 2 }, institution: 3 }],
    ])
    expect(await rowOf(server, SCHEDULES, id)).toEqual(before)
    const free = await server.call(provider, 'PUT', `${SCHEDULES}/${id}?institutions=1`, { code: 'M9' })
    expect(free.status).toBe(200)
  })

  it('is, once deleted, as one that was never there, wherever it is to be changed', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1, 2] })
    await server.call(provider, 'DELETE', `${SCHEDULES}/${id}`)
    for (const here of ['', '?institutions=1', '?institutions=1,2', '?institutions=3']) {
      const change = (one: number) =>
        server.call(provider, 'PUT', `${SCHEDULES}/${one}${here}`, { endAt: '15:15' })
      const [deleted, never] = [await change(id), await change(id + 1000)]
      expect([here, deleted.status, deleted.text]).toEqual([here, 404, never.text])
    }
  })

  it('is followed by departments and templates; one that is elsewhere too stands in the way, and is named', async () => {
    const server = await openServer(open)
    const pole = await insert(server, POLES, { name: 'Femme-enfant', institution: [1, 2] })
    const own = await insert(server, SERVICES, { name: 'Maternité', pole, institution: [1] })
    const other = await insert(server, SERVICES, { name: 'Maternité', pole, institution: [2] })
    const both = await insert(server, SERVICES, { name: 'Crèche', pole, institution: [1, 2] })
    const put = () => server.call(provider, 'PUT', `${POLES}/${pole}?institutions=1`, { name: 'Naissance' })
    const torn = await put()
    expect([torn.status, torn.body.details?.map(({ reason, params }) => [reason, params])]).toEqual([
      409,
      [['inUse', { by: 'service', count: 1 }]],
    ])
    await server.call(provider, 'PUT', `${SERVICES}/${both}`, { pole: null })
    const { status, body } = await put()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await rowOf(server, SERVICES, own)).toMatchObject({ pole: body.data.id, poleName: 'Naissance' })
    expect(await rowOf(server, SERVICES, other)).toMatchObject({ pole, poleName: 'Femme-enfant' })
  })

  it('stands in lists: one of a row that is elsewhere too holds both', async () => {
    const server = await openServer(open)
    const job = await insert(server, '/api/v2/job', { name: 'Sage-femme', institution: [1, 2] })
    const hour = await insert(server, '/api/v2/specialHour', { idInstitution: 1, name: 'Nuit', job: [job] })
    const { body } = await server.call(provider, 'PUT', `/api/v2/job/${job}?institutions=1`, {
      name: 'Maïeuticien',
    })
    expect(await rowOf(server, '/api/v2/specialHour', hour)).toMatchObject({
      job: [body.data.id],
      version: 2,
    })
  })

  it('is deleted only where it is named, with its effects there, and everywhere where nothing is [console 4.5, house 9]', async () => {
    const server = await openServer(open)
    const id = await insert(server, SCHEDULES, { ...morning, institution: [1, 2, 3] })
    const missions = [
      await mission(server, 1, id, soon),
      await mission(server, 2, id, soon),
      await mission(server, 3, id, soon),
    ]
    const left = () => Promise.all(missions.map(async (one) => (await rowOf(server, MISSIONS, one)).schedule))
    const remove = async (asked = '') =>
      (await server.call(provider, 'DELETE', `${SCHEDULES}/${id}${asked}`)).status
    expect([await remove('?institutions=1'), await left()]).toEqual([200, [null, id, id]])
    expect((await rowOf(server, SCHEDULES, id)).institution).toEqual([2, 3])
    const again = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    expect(again.status).toBe(201)
    expect(await remove('?institutions=1')).toBe(404)
    expect([await remove(), await left()]).toEqual([200, [null, null, null]])
    expect(await rowOf(server, SCHEDULES, id)).toBeUndefined()
  })

  it('goes from everywhere at once, what goes with its last link too', async () => {
    const server = await openServer(open)
    const path = '/api/v2/contractSalaryGrid'
    const id = await insert(server, path, { name: 'FPH', institution: [1, 2] })
    expect((await server.call(provider, 'DELETE', `${path}/${id}`)).status).toBe(409)
    expect((await server.call(provider, 'DELETE', `${path}/${id}?institutions=all`)).status).toBe(200)
    expect(await rowOf(server, path, id)).toBeUndefined()
    const last = await insert(server, SCHEDULES, { ...morning, institution: [1, 2] })
    await server.call(provider, 'DELETE', `${SCHEDULES}/${last}?institutions=1,2`)
    expect(await rowOf(server, SCHEDULES, last)).toBeUndefined()
  })
})
