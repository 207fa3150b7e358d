import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { insert, morning, night, openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'
const JOBS = '/api/v2/job'
const POLES = '/api/v2/pole'
const SERVICES = '/api/v2/service'
const HOURS = '/api/v2/specialHour'

const schedule = (server: TestServer, code: string, institution: number[]) =>
  insert(server, SCHEDULES, { ...morning, code, institution })
const job = (server: TestServer, name: string) => insert(server, JOBS, { name, institution: [1, 2] })
const here = (server: TestServer, path: string, batch: object[]) =>
  server.call(provider, 'POST', `${path}/update-batch?institutions=1`, { batch })
const rowOf = async (server: TestServer, path: string, id: number) =>
  (await server.list(provider, path, { query: { id } })).body.data[0]
const inFirst = async (server: TestServer, path: string, column: string) => {
  const { body } = await server.list(provider, path, { query: { institution: [1] } })
  return body.data.map((row: Record<string, unknown>) => row[column]).sort()
}
const contents = async (server: TestServer) => (await server.list(provider, SCHEDULES)).body.data

forEachEngine('rows that institutions share, several in one call', ({ open }) => {
  // Fails where each row takes statements of its own: three hundred held everybody up for seconds.
  it('get rows of their own with as many statements as two of them', async () => {
    const server = await openServer(open)
    const statements = async (rows: number, name: string) => {
      const batch: object[] = []
      for (let n = 0; n < rows; n++) {
        const id = await job(server, `${name} ${n}`)
        await insert(server, HOURS, { idInstitution: 1, name: `${name} ${n}`, job: [id] })
        batch.push({ id, version: 1, name: `${name} ${n}, chez nous` })
      }
      let run = 0
      server.database.onStatement = () => void run++
      const { status, text } = await here(server, JOBS, batch)
      server.database.onStatement = undefined
      expect(status, text).toBe(200)
      return run
    }
    expect(await statements(12, 'Douze')).toBe(await statements(2, 'Deux'))
  })

  it('are told in the order of their lines, with those that no other institution has, which stay the same rows', async () => {
    const server = await openServer(open)
    const [a, own, b] = [
      await schedule(server, 'A', [1, 2]),
      await schedule(server, 'B', [1]),
      await schedule(server, 'C', [1, 2, 3]),
    ]
    const { status, body } = await here(server, SCHEDULES, [
      { id: b, version: 1, code: 'C1' },
      { id: own, version: 1, code: 'B1' },
      { id: a, version: 1, break: '00:45' },
    ])
    expect(status).toBe(200)
    const [ofB, , ofA] = body.data.map(({ id }: { id: number }) => id)
    expect(body.data).toEqual([
      { line: 0, id: ofB, version: 1, outcome: 'updated' },
      { line: 1, id: own, version: 2, outcome: 'updated' },
      { line: 2, id: ofA, version: 1, outcome: 'updated' },
    ])
    expect(await Promise.all([a, b, ofA, ofB].map((id) => rowOf(server, SCHEDULES, id)))).toMatchObject([
      { code: 'A', institution: [2], version: 2, break: morning.break },
      { code: 'C', institution: [2, 3], version: 2 },
      { code: 'A', institution: [1], break: '00:45' },
      { code: 'C1', institution: [1] },
    ])
    const records = await server.database.kysely
      .selectFrom('audit')
      .select(['row', 'action', 'institutions'])
      .where('entity', '=', 'schedule')
      .where('id', '>', 3)
      .execute()
    expect(records.map(({ row, action, institutions }) => [action, row, institutions]).sort()).toEqual(
      [
        ['insert', ofA, [1]],
        ['insert', ofB, [1]],
        ['update', a, [1, 2]],
        ['update', b, [1, 2, 3]],
        ['update', own, [1]],
      ].sort(),
    )
  })

  it('may take the unique values that others of the call give up there', async () => {
    const server = await openServer(open)
    const [a, own, b] = [
      await schedule(server, 'A', [1, 2]),
      await schedule(server, 'B', [1]),
      await schedule(server, 'C', [1, 2]),
    ]
    const { status, text } = await here(server, SCHEDULES, [
      { id: a, code: 'B' },
      { id: own, code: 'C' },
      { id: b, code: 'a' },
    ])
    expect(status, text).toBe(200)
    expect(await inFirst(server, SCHEDULES, 'code')).toEqual(['B', 'C', 'a'])
    expect(await rowOf(server, SCHEDULES, own)).toMatchObject({ code: 'C' })
    const taken = await server.call(provider, 'POST', SCHEDULES, { ...night, code: 'c', institution: [1] })
    expect(taken.status).toBe(409)
  })

  it('may not take what one keeps, or two of them want', async () => {
    const server = await openServer(open)
    const [a, b, c] = [
      await schedule(server, 'A', [1, 2]),
      await schedule(server, 'B', [1, 2]),
      await schedule(server, 'C', [1]),
    ]
    const before = await contents(server)
    const told = async (batch: object[]) => {
      const { status, body } = await here(server, SCHEDULES, batch)
      expect(await contents(server)).toEqual(before)
      return [status, body.details?.map(({ line, column, reason }) => [line, column, reason])]
    }
    // The row that keeps its code is not in the wrong, wherever it stands.
    for (const keeps of [b, c])
      expect(
        await told([
          { id: a, code: keeps === b ? 'B' : 'C' },
          { id: keeps, break: '00:45' },
        ]),
      ).toEqual([409, [[0, 'code', 'taken']]])
    for (const [one, other] of [
      [a, c],
      [c, a],
    ])
      expect(
        await told([
          { id: one, code: 'D' },
          { id: other, code: 'd' },
        ]),
      ).toEqual([409, [[1, 'code', 'duplicate']]])
  })

  it('are all told what is wrong with each of them, however it is found out', async () => {
    const server = await openServer(open)
    const pole = (name: string, institution = [1, 2]) => insert(server, POLES, { name, institution })
    const [a, torn, c] = [await pole('A'), await pole('Femme-enfant'), await pole('C')]
    await insert(server, SERVICES, { name: 'Crèche', pole: torn, institution: [1, 2] })
    const { status, body } = await here(server, POLES, [
      { id: c, name: 'Urgences' },
      { id: torn, name: 'Naissance' },
      { id: a, name: '' },
      { id: 77, name: 'D' },
    ])
    const details = body.details?.map(({ line, column, code, reason }) => [line, column, code, reason])
    expect([status, details]).toEqual([
      409,
      [
        [1, 'id', 409, 'inUse'],
        [2, 'name', 419, undefined],
        [3, 'id', 404, undefined],
      ],
    ])
    expect(await inFirst(server, POLES, 'name')).toEqual(['A', 'C', 'Femme-enfant'])
  })

  it('are in lists, which change once however many of them they hold', async () => {
    const server = await openServer(open)
    const [nurse, midwife, other] = [
      await job(server, 'Infirmier'),
      await job(server, 'Sage-femme'),
      await job(server, 'Aide'),
    ]
    const row = { idInstitution: 1, name: 'Nuit', job: [nurse, other, midwife] }
    const hour = await insert(server, HOURS, row)
    const { body } = await here(server, JOBS, [
      { id: midwife, name: 'Maïeuticien' },
      { id: nurse, name: 'Infirmière' },
    ])
    const [ofMidwife, ofNurse] = body.data.map(({ id }: { id: number }) => id)
    expect(await rowOf(server, HOURS, hour)).toMatchObject({ job: [other, ofNurse, ofMidwife], version: 2 })
  })
})
