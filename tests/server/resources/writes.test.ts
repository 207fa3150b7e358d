import { expect, it } from 'vitest'
import type { FaultProxy } from '#tests/faultProxy.ts'
import { forEachEngine, onPostgresOnly } from '../db/engines.ts'
import { person } from '../harness.ts'
import { morning, night, openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'
const MISSIONS = '/api/v2/mission'

forEachEngine('writing a row', ({ open }) => {
  it('inserts it with its links, and computes what is computed [console 3.1.12, console 7.3.9]', async () => {
    const server = await openServer(open)
    const { status, body } = await server.call(provider, 'POST', SCHEDULES, {
      ...morning,
      institution: [2, 1],
    })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      ...morning,
      id: 1,
      version: 1,
      nbWorkedMinutes: 420,
      interfacingCode: null,
      isDeleted: false,
      institution: [1, 2],
    })
    const wrong = await server.call(provider, 'POST', SCHEDULES, {
      ...night,
      nbWorkedMinutes: 1,
      institution: [1],
    })
    expect(wrong.body.details).toEqual([{ column: 'nbWorkedMinutes', code: 406, reason: 'notComputed' }])
    const right = await server.call(provider, 'POST', SCHEDULES, {
      ...night,
      nbWorkedMinutes: 540,
      institution: [1],
    })
    expect(right.status).toBe(201)
  })

  it('names every wrong column at once, with its code [console 5.0]', async () => {
    const server = await openServer(open)
    const row = { code: '', beginAt: '6:45', endAt: 7, break: null, interfacingCode: 'X', institution: [2] }
    const { status, body } = await server.call(provider, 'POST', SCHEDULES, row)
    expect(status).toBe(400)
    expect(Object.fromEntries((body.details ?? []).map(({ column, code }) => [column, code]))).toEqual({
      code: 419,
      beginAt: 406,
      endAt: 406,
      interfacingCode: 406,
    })
    const blank = await server.call(provider, 'POST', SCHEDULES, { ...morning, code: ' ', institution: [2] })
    expect(blank.body.details).toMatchObject([{ column: 'code', code: 406 }])
    const placeless = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [] })
    expect(placeless.body.details).toEqual([{ column: 'institution', code: 419 }])
    const nowhere = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [99] })
    expect(nowhere.body.details).toEqual([{ column: 'institution', code: 406, reason: 'notFound' }])
  })

  it('takes a column only where it is shown', async () => {
    const server = await openServer(open)
    const row = { ...morning, interfacingCode: 'X9' }
    const hidden = await server.call(provider, 'POST', SCHEDULES, { ...row, institution: [2] })
    expect(hidden.body.details).toEqual([{ column: 'interfacingCode', code: 406, reason: 'notShown' }])
    const shown = await server.call(provider, 'POST', SCHEDULES, { ...row, institution: [1, 2] })
    expect(shown.body.data.interfacingCode).toBe('X9')
  })

  it('holds a code unique within each institution, however it is written [console 5.13, console 5.20]', async () => {
    const server = await openServer(open)
    const insert = (code: string, institution: number[]) =>
      server.call(provider, 'POST', SCHEDULES, { ...morning, code, institution })
    expect((await insert('É1', [1])).status).toBe(201)
    const again = await insert(' e\u03011', [2, 1])
    expect([again.status, again.body.errorCode]).toEqual([409, 409])
    expect(again.body.details).toEqual([
      { column: 'code', code: 409, reason: 'taken', clash: { columns: ['code'] }, institution: 1 },
    ])
    expect((await insert('É1', [2])).status).toBe(201)
    const renamed = await server.call(provider, 'POST', SCHEDULES, {
      ...morning,
      code: 'X',
      institution: [2],
    })
    const put = (code: string) =>
      server.call(provider, 'PUT', `${SCHEDULES}/${renamed.body.data.id}`, { code }, { 'if-match': '"1"' })
    expect((await put('é1')).status).toBe(409)
    expect((await put('É2')).status).toBe(200)
    expect((await insert('é2', [2])).status).toBe(409)
    expect((await insert('X', [2])).status).toBe(201)
  })

  it('changes only what is sent, computes again, and keeps the version of a row that stays as it was', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    const put = (patch: object, version: string) =>
      server.call(provider, 'PUT', `${SCHEDULES}/1`, patch, { 'if-match': version })
    const changed = await put({ break: null }, '"1"')
    expect(changed.body.data).toMatchObject({ code: 'M1', break: null, nbWorkedMinutes: 450, version: 2 })
    const stale = await put({ break: '00:10' }, '"1"')
    expect([stale.status, stale.body.data]).toEqual([412, changed.body.data])
    expect((await put({ code: 'M1' }, '"2"')).body.data.version).toBe(2)
    expect((await put({ code: 'M2' }, '2')).status).toBe(400)
    const mission = {
      institution: 1,
      schedule: 1,
      beginAt: '2027-01-01T06:00:00Z',
      endAt: '2027-01-01T14:00:00Z',
    }
    await server.call(provider, 'POST', MISSIONS, { ...mission, workerType: 0 })
    const moved = await server.call(
      provider,
      'PUT',
      `${MISSIONS}/1`,
      { institution: 2 },
      { 'if-match': '"1"' },
    )
    expect(moved.body.details).toEqual([{ column: 'institution', code: 406, reason: 'notWritable' }])
  })

  it('is refused where the body is of another row than the path', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    const put = (id: number) => server.call(provider, 'PUT', `${SCHEDULES}/1`, { id, code: 'M2' })
    expect((await put(2)).body.details).toEqual([{ column: 'id', code: 400, reason: 'unknownColumn' }])
    expect((await put(1)).body.data).toMatchObject({ id: 1, code: 'M2' })
  })

  it('removes a time code: kept but gone, its code free, upcoming missions cleared in every institution [console 4.5, console 7.3.5, console 9.7]', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1, 2] })
    const mission = async (institution: number, beginAt: string) => {
      const row = { institution, schedule: 1, beginAt, endAt: beginAt, workerType: 0 }
      return (await server.call(provider, 'POST', MISSIONS, row)).body.data.id as number
    }
    const upcoming = await mission(1, '2026-12-24T06:45:00.000Z')
    const past = await mission(1, '2026-11-20T06:45:00.000Z')
    const farOff = await mission(1, '2027-11-21T12:00:00.000Z')
    const elsewhere = await mission(2, '2026-12-24T06:45:00.000Z')
    const query = { schedule: 1, institution: [1], rangeBeginAt: 'now,now+1 year' }
    const counted = await server.list(provider, MISSIONS, { limit: 0, query })
    expect(counted.body).toEqual({ data: [], count: 1 })
    const removed = await server.call(provider, 'DELETE', `${SCHEDULES}/1`)
    expect([removed.status, removed.body]).toEqual([
      200,
      { data: { id: 1, removedFrom: [1, 2], institution: [] } },
    ])
    const { body } = await server.list(provider, MISSIONS, { select: ['schedule'], orderby: [] })
    const schedules = Object.fromEntries(
      body.data.map((m: { id: number; schedule: unknown }) => [m.id, m.schedule]),
    )
    expect(schedules).toEqual({ [upcoming]: null, [past]: 1, [farOff]: 1, [elsewhere]: null })
    expect((await server.list(provider, SCHEDULES)).body.count).toBe(0)
    expect((await server.call(provider, 'DELETE', `${SCHEDULES}/1`)).status).toBe(404)
    const again = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1, 2] })
    expect(again.status).toBe(201)
    const dead = {
      institution: 1,
      schedule: 1,
      beginAt: '2027-01-01T06:00:00Z',
      endAt: '2027-01-01T06:00:00Z',
    }
    const refused = await server.call(provider, 'POST', MISSIONS, { ...dead, workerType: 0 })
    expect(refused.body.details).toEqual([{ column: 'schedule', code: 406, reason: 'notFound' }])
  })

  it('records who wrote what, before and after', async () => {
    const server = await openServer(open)
    await server.call(person({ id: 7 }), 'POST', SCHEDULES, { ...morning, institution: [1] })
    await server.call(person({ id: 8 }), 'PUT', `${SCHEDULES}/1`, { code: 'M2' }, { 'if-match': '"1"' })
    await server.call(person({ id: 9 }), 'PUT', `${SCHEDULES}/1`, { code: 'M3' }, { 'if-match': '"1"' })
    await server.call(person({ id: 9 }), 'DELETE', `${SCHEDULES}/1`)
    const audit = await server.database.kysely.selectFrom('audit').selectAll().orderBy('id').execute()
    expect(audit).toMatchObject([
      { admin: 7, action: 'insert', entity: 'schedule', row: 1, before: null, after: { code: 'M1' } },
      { admin: 8, action: 'update', before: { code: 'M1', version: 1 }, after: { code: 'M2', version: 2 } },
      { admin: 9, action: 'remove', institutions: [1], before: { code: 'M2' }, after: null },
    ])
  })

  it('answers in the language asked for, with the sentence of the code [console 8.1]', async () => {
    const server = await openServer(open)
    const missing = (who = provider) => server.call(who, 'PUT', `${SCHEDULES}/9`, {}, { 'if-match': '"1"' })
    const french = (await missing()).body.errors
    const german = (await missing(person({ lang: 'de' }))).body.errors
    expect(french).toHaveLength(1)
    expect(german).not.toEqual(french)
  })
})

onPostgresOnly('a write', ({ open, openByWay }) => {
  it('takes four round trips: begin and key, locks, the row, and what follows with the commit', async () => {
    let way: FaultProxy | undefined
    const server = await openServer(async (config) => {
      await open(config)
      const opened = await openByWay({})
      way = opened.way
      return opened.database
    })
    const keyed = (key: string, more: object = {}) => ({ 'idempotency-key': key, ...more })
    const insert = (code: string) =>
      server.call(provider, 'POST', '/api/v2/schedule', { ...morning, code, institution: [1] }, keyed(code))
    const update = (version: number) =>
      server.call(
        provider,
        'PUT',
        '/api/v2/schedule/1',
        { interfacingCode: `A${version}` },
        keyed(`u${version}`, { 'if-match': `"${version}"` }),
      )
    const turnsOf = async (call: () => Promise<{ readonly status: number }>) => {
      const before = way?.turns ?? 0
      const { status } = await call()
      return [status, (way?.turns ?? 0) - before]
    }
    await insert('first')
    expect(await turnsOf(() => insert('second'))).toEqual([201, 4])
    expect(await turnsOf(() => update(1))).toEqual([200, 4])
    await server.close()
  })
})
