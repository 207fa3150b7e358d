import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { morning, night, openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'
const BATCH = `${SCHEDULES}/upsert-batch`
const LINKS = '/api/v2/institution-has-schedule'

forEachEngine('a batch', ({ open }) => {
  it('creates, then shares the rows with a second institution, then finds them unchanged', async () => {
    const server = await openServer(open)
    const send = (batch: object[], IDInstitution: number) =>
      server.call(provider, 'POST', BATCH, { batch, IDInstitution })
    const first = await send([morning, night], 1)
    expect(first.status).toBe(200)
    expect(first.body.data.map((l: { outcome: string }) => l.outcome)).toEqual(['created', 'created'])
    const [one, two] = first.body.data as { id: number }[]
    const second = await send(
      [
        { ...morning, id: one?.id },
        { ...night, id: two?.id },
      ],
      2,
    )
    expect(second.body.data).toMatchObject([
      { line: 0, id: one?.id, version: 2, outcome: 'linked' },
      { line: 1, id: two?.id, version: 2, outcome: 'linked' },
    ])
    const third = await send([{ ...morning, endAt: '15:15' }, night], 2)
    expect(third.body.data).toMatchObject([
      { id: one?.id, version: 3, outcome: 'updated' },
      { outcome: 'unchanged' },
    ])
    const { body } = await server.list(provider, SCHEDULES, {
      orderby: [{ columnName: 'code', orientation: 'asc' }],
    })
    expect(body.data).toMatchObject([{ institution: [1, 2], nbWorkedMinutes: 480 }, { institution: [1, 2] }])
  })

  it('updates the institution’s own row of the same code rather than tying another one', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    await server.call(provider, 'POST', SCHEDULES, { ...morning, code: 'm1 ', institution: [2] })
    const batch = [{ ...morning, endAt: '13:15', id: 1 }]
    const { body } = await server.call(provider, 'POST', BATCH, { batch, IDInstitution: 2 })
    expect(body.data).toMatchObject([{ id: 2, outcome: 'updated' }])
  })

  it('is refused whole, each wrong line named', async () => {
    const server = await openServer(open)
    const bad = { code: 'B', beginAt: '25:00', endAt: '10:00' }
    const batch = [morning, bad, { ...morning, code: '' }, { ...morning, code: 'D' }, { ...night, zz: 1 }]
    const wrong = await server.call(provider, 'POST', BATCH, { batch, IDInstitution: 1 })
    expect([wrong.status, wrong.body.details]).toEqual([
      400,
      [{ column: 'zz', code: 400, reason: 'unknownColumn', line: 4 }],
    ])
    const values = await server.call(provider, 'POST', BATCH, { batch: batch.slice(0, 4), IDInstitution: 1 })
    expect(values.body.details).toMatchObject([
      { column: 'beginAt', code: 406, line: 1 },
      { column: 'code', code: 419, line: 2 },
    ])
    const twice = await server.call(provider, 'POST', BATCH, {
      batch: [morning, night, { ...morning, code: 'm1' }],
      IDInstitution: 1,
    })
    expect([twice.status, twice.body.details]).toEqual([
      409,
      [{ column: 'code', code: 409, reason: 'duplicate', clash: { columns: ['code'] }, line: 2 }],
    ])
    expect((await server.list(provider, SCHEDULES)).body.count).toBe(0)
  })

  it('that names a row twice, or by its id and by its code, says so at both lines', async () => {
    const server = await openServer(open)
    const send = (batch: object[]) => server.call(provider, 'POST', BATCH, { batch, IDInstitution: 1 })
    expect((await send([morning, night])).status).toBe(200)
    const before = (await server.list(provider, SCHEDULES)).body.data
    const other = { ...night, code: 'OTHER' }
    for (const batch of [
      [{ ...morning, id: 1 }, night, { ...other, id: 1 }],
      [morning, night, { ...other, id: 1 }],
    ]) {
      const { status, body } = await send(batch)
      expect([status, body.details]).toEqual([
        400,
        [0, 2].map((line) => ({ column: 'id', code: 400, reason: 'repeated', line })),
      ])
    }
    expect((await server.list(provider, SCHEDULES)).body.data).toEqual(before)
  })

  it('takes a hundred rows and no more', async () => {
    const server = await openServer(open)
    const rows = (n: number) => Array.from({ length: n }, (_, i) => ({ ...morning, code: `C${i}` }))
    const send = (batch: object[]) => server.call(provider, 'POST', BATCH, { batch, IDInstitution: 1 })
    expect((await send(rows(101))).status).toBe(400)
    expect((await send(rows(100))).body.count).toBe(100)
    expect((await send([])).status).toBe(400)
  })

  it('of two that come at once creates nothing twice', async () => {
    const server = await openServer(open)
    const batch = Array.from({ length: 20 }, (_, i) => ({ ...morning, code: `C${i}` }))
    const send = () => server.call(provider, 'POST', BATCH, { batch, IDInstitution: 1 })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await server.list(provider, SCHEDULES)).body.count).toBe(20)
  })

  it('of links ties what is not tied yet', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', BATCH, { batch: [morning, night], IDInstitution: 1 })
    const tie = (schedules: number[], institution: number) =>
      server.call(provider, 'POST', `${LINKS}/batch`, { schedules, institution })
    const outcomes = (await tie([1, 2], 2)).body.data.map((l: { outcome: string }) => l.outcome)
    expect(outcomes).toEqual(['created', 'created'])
    expect((await tie([2, 1], 2)).body.data).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
    ])
    expect((await tie([1, 77], 3)).body.details).toEqual([
      { column: 'schedule', code: 406, reason: 'notFound', line: 1 },
    ])
    expect((await server.list(provider, SCHEDULES, { query: { institution: [3] } })).body.count).toBe(0)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [4] })
    const taken = await tie([2, 1], 4)
    expect([taken.status, taken.body.details]).toEqual([
      409,
      [
        {
          column: 'schedule',
          code: 409,
          reason: 'taken',
          clash: { columns: ['code'], entity: 'schedule', row: 3 },
          line: 1,
          institution: 4,
        },
      ],
    ])
    expect((await server.list(provider, SCHEDULES, { query: { institution: [4] } })).body.count).toBe(1)
    expect((await tie([2], 4)).status).toBe(200)
  })

  it('gives an institution no two rows of one name, of which the second is named', async () => {
    const server = await openServer(open)
    for (const institution of [1, 2])
      await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [institution] })
    const { status, body } = await server.call(provider, 'POST', `${LINKS}/batch`, {
      schedules: [1, 2],
      institution: 3,
    })
    expect([status, body.details]).toEqual([
      409,
      [
        {
          column: 'schedule',
          code: 409,
          reason: 'duplicate',
          clash: { columns: ['code'], entity: 'schedule' },
          line: 1,
          institution: 3,
        },
      ],
    ])
  })

  // Fails where a creation takes a row that has its institution from another one into any institution named.
  it('gives no row to an institution that the row it points at is not in', async () => {
    const server = await openServer(open)
    const insert = async (path: string, row: object): Promise<number> =>
      (await server.call(provider, 'POST', path, row)).body.data.id
    const idSpecialHour = await insert('/api/v2/specialHour', { idInstitution: 1, name: 'Nuit' })
    const idJob = await insert('/api/v2/job', { name: 'Infirmier', institution: [1, 2] })
    const batch = [{ idSpecialHour, idJob }]
    const path = '/api/v2/specialHourHasJob/upsert-batch'
    const create = (institutions: number[]) => server.call(provider, 'POST', path, { batch, institutions })
    for (const institutions of [[2], [1, 2]]) {
      const { status, body } = await create(institutions)
      expect([status, body.details]).toMatchObject([400, [{ column: 'idSpecialHour', code: 406, line: 0 }]])
    }
    expect((await create([1])).status).toBe(200)
  })

  // Fails where links made by a batch are recorded nowhere.
  it('of links is recorded, link by link', async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    await server.call(provider, 'POST', SCHEDULES, { ...night, institution: [1, 2] })
    const links = { schedules: [1, 2], institution: 2 }
    for (const _ of ['made', 'there already'])
      expect((await server.call(person({ id: 7 }), 'POST', `${LINKS}/batch`, links)).status).toBe(200)
    const audit = await server.database.kysely
      .selectFrom('audit')
      .selectAll()
      .where('admin', '=', 7)
      .execute()
    expect(audit).toMatchObject([
      {
        action: 'insert',
        entity: 'institutionHasSchedule',
        institutions: [2],
        before: null,
        after: { schedule: 1, institution: 2 },
      },
    ])
  })
})
