import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { morning, night, openServer } from './institutions.ts'

const provider = person()
const JOBS = '/api/v2/job'
const JOB_LINKS = '/api/v2/institution-has-job'
const CODE_LINKS = '/api/v2/institution-has-schedule'
const GRIDS = '/api/v2/contractSalaryGrid'
const GRID_LINKS = '/api/v2/institutionHasContractSalaryGrid'

const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}
const placesOf = async (server: TestServer, path: string, id: number) =>
  (await server.list(provider, path, { query: { id } })).body.data[0]?.institution

forEachEngine('a row that institutions choose', ({ open }) => {
  it('leaves the institutions named and stays in the others, and for good in the list to choose from', async () => {
    const server = await openServer(open)
    const id = await insert(server, JOBS, { name: 'Sage-femme', institution: [1, 2] })
    const gone = await server.call(provider, 'DELETE', `${JOBS}/${id}?institutions=1`)
    expect([gone.status, await placesOf(server, JOBS, id)]).toEqual([200, [2]])
    const again = await server.call(provider, 'DELETE', `${JOBS}/${id}?institutions=1`)
    expect(again.status).toBe(404)
    await server.call(provider, 'DELETE', `${JOBS}/${id}`)
    expect(await placesOf(server, JOBS, id)).toEqual([])
    // Fails where the removal of nothing is told as one, and is on record.
    const removals = async () =>
      (await server.database.session((s) => s.query(`select from "audit" where "action" = 'remove'`))).rows
        .length
    const before = await removals()
    for (const where of ['', '?institutions=all'])
      expect((await server.call(provider, 'DELETE', `${JOBS}/${id}${where}`)).status).toBe(404)
    const batch = await server.call(provider, 'POST', `${JOBS}/remove-batch`, { batch: [{ id }] })
    expect([batch.status, batch.body.details?.[0]?.line]).toEqual([404, 0])
    expect([await removals(), await placesOf(server, JOBS, id)]).toEqual([before, []])
    const linked = await server.call(provider, 'POST', `${JOB_LINKS}/batch`, {
      jobs: [id],
      institution: 1,
    })
    expect([linked.status, await placesOf(server, JOBS, id)]).toEqual([200, [1]])
  })

  it('is another version for who has seen it where it was: « partout » writes over nothing unseen', async () => {
    const server = await openServer(open)
    const { body } = await server.call(provider, 'POST', GRIDS, { name: 'FPH', institution: [1, 2] })
    const path = `${GRIDS}/${body.data.id}`
    expect((await server.call(provider, 'DELETE', `${path}?institutions=1`)).status).toBe(200)
    const seen = { 'if-match': `"${body.data.version}"` }
    const late = await server.call(provider, 'PUT', path, { name: 'FPT' }, seen)
    expect([late.status, late.body.data]).toMatchObject([412, { name: 'FPH', institution: [2] }])
  })

  it('stays where other rows of the institution use it, who are named, and leaves the others', async () => {
    const server = await openServer(open)
    const job = await insert(server, JOBS, { name: 'Sage-femme', institution: [1, 2] })
    const pole = await insert(server, '/api/v2/pole', { name: 'Femme-enfant', institution: [1, 2] })
    await insert(server, '/api/v2/service', { name: 'Maternité', pole, institution: [1] })
    await insert(server, '/api/v2/specialHour', { idInstitution: 1, name: 'Nuit', job: [job] })
    await insert(server, '/api/v2/template', { institution: 1, name: 'Vacation', job, pole })
    const leave = async (path: string) => {
      const { status, body } = await server.call(provider, 'DELETE', path)
      return [status, ...(body.details ?? []).map(({ params }) => params)]
    }
    const inUse = [
      { by: 'specialHour', count: 1 },
      { by: 'template', count: 1 },
    ]
    expect(await leave(`${JOBS}/${job}?institutions=1`)).toEqual([409, ...inUse])
    expect(await leave(`${JOBS}/${job}`)).toEqual([409, ...inUse])
    expect(await leave(`/api/v2/pole/${pole}?institutions=1`)).toEqual([
      409,
      { by: 'service', count: 1 },
      { by: 'template', count: 1 },
    ])
    const search = { query: { job, institution: [1] } }
    const [link] = (await server.list(provider, JOB_LINKS, search)).body.data
    expect(await leave(`${JOB_LINKS}/${link.id}`)).toEqual([409, ...inUse])
    const moved = { institution: 3 }
    const move = await server.call(provider, 'PUT', `${JOB_LINKS}/${link.id}`, moved, { 'if-match': '"1"' })
    expect(move.status).toBe(409)
    expect(await placesOf(server, JOBS, job)).toEqual([1, 2])
    expect(await leave(`${JOBS}/${job}?institutions=2`)).toEqual([200])
    expect(await leave(`/api/v2/pole/${pole}?institutions=2`)).toEqual([200])
  })

  it('goes with its last link where it is said to [console 7.3.11]', async () => {
    const server = await openServer(open)
    const id = await insert(server, GRIDS, { name: 'FPH', institution: [1, 2] })
    await server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=2`)
    expect(await placesOf(server, GRIDS, id)).toEqual([1])
    await server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=1`)
    expect(await placesOf(server, GRIDS, id)).toBeUndefined()
  })

  it('stays, still in its last institution, where a table that is not of the console points at it', async () => {
    const server = await openServer(open)
    const id = await insert(server, GRIDS, { name: 'FPH', institution: [1] })
    await server.database.session(async (session) => {
      await session.exec('create table report (grid int references "contractSalaryGrid")')
      await session.query('insert into report values ($1)', [id])
    })
    const { status, body } = await server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=1`)
    expect([status, body.details]).toMatchObject([409, [{ reason: 'inUse', params: { by: 'report' } }]])
    expect(await placesOf(server, GRIDS, id)).toEqual([1])
    // Databases are lent from test to test.
    await server.database.session((session) => session.exec('drop table report'))
  })

  // Fails where the link of a code that was removed and kept takes it in another institution, for nobody to see.
  it('holds no name through its link once it is removed and kept, and the link is gone with it', async () => {
    const server = await openServer(open)
    const id = await insert(server, '/api/v2/schedule', { ...morning, institution: [1] })
    const [link] = (await server.list(provider, CODE_LINKS, { query: { schedule: id } })).body.data
    expect((await server.call(provider, 'DELETE', `/api/v2/schedule/${id}`)).status).toBe(200)
    const moved = await server.call(provider, 'PUT', `${CODE_LINKS}/${link.id}`, { institution: 2 })
    expect([moved.status, moved.body.details]).toMatchObject([
      400,
      [{ column: 'schedule', reason: 'notFound' }],
    ])
    await insert(server, '/api/v2/schedule', { ...morning, institution: [1, 2] })
  })

  it('is not found by whoever gives a removed row to an institution that had it, no more than by others', async () => {
    const server = await openServer(open)
    const kept = await insert(server, '/api/v2/schedule', { ...morning, institution: [1, 2] })
    const gone = await insert(server, '/api/v2/schedule', { ...night, institution: [1, 2] })
    await server.call(provider, 'DELETE', `/api/v2/schedule/${gone}`)
    for (const institution of [2, 3]) {
      const given = { schedules: [kept, gone], institution }
      const { status, body } = await server.call(provider, 'POST', `${CODE_LINKS}/batch`, given)
      expect([status, body.details]).toMatchObject([
        400,
        [{ line: 1, column: 'schedule', reason: 'notFound' }],
      ])
    }
  })

  it('leaves by its link alone those that made it, as it was made, and not where rows of a time to come use it', async () => {
    const server = await openServer(open)
    const codes = [
      await insert(server, '/api/v2/schedule', { ...morning, institution: [1] }),
      await insert(server, '/api/v2/schedule', { ...night, institution: [1] }),
    ]
    const give = async (institution: number, schedules: readonly number[]) => {
      const answer = await server.call(provider, 'POST', `${CODE_LINKS}/batch`, { schedules, institution })
      return answer.body.data as { id: number; version: number; outcome: string }[]
    }
    await give(2, codes.slice(0, 1))
    const given = await give(2, codes)
    expect(given.map(({ outcome }) => outcome)).toEqual(['unchanged', 'created'])
    const takeBack = async (links: typeof given) => {
      const batch = links.map(({ id, version }) => ({ id, version }))
      const { status, body } = await server.call(provider, 'POST', `${CODE_LINKS}/remove-batch`, { batch })
      const told = (body.details ?? []).map(({ line, code, params }) =>
        params && 'by' in params ? [line, params.by] : [line, code],
      )
      return [status, ...told]
    }
    const work = (code: number | undefined, beginAt: string) =>
      insert(server, '/api/v2/mission', {
        institution: 2,
        schedule: code,
        beginAt,
        endAt: beginAt,
        workerType: 0,
      })
    const coming = await work(codes[1], '2026-12-24T06:45:00.000Z')
    expect(await takeBack(given)).toEqual([409, [1, 'mission']])
    const places = () => Promise.all(codes.map((id) => placesOf(server, '/api/v2/schedule', id)))
    expect(await places()).toEqual([
      [1, 2],
      [1, 2],
    ])
    await server.call(provider, 'DELETE', `/api/v2/mission/${coming}`)
    // What is past is history, as where the time code goes.
    await work(codes[1], '2026-10-24T06:45:00.000Z')
    const [, own] = given
    if (!own) throw new Error('nothing was given')
    expect(await takeBack([{ ...own, version: own.version + 1 }])).toEqual([412, [0, 412]])
    const counted = async () =>
      (await server.list(provider, '/api/v2/schedule', { query: { institution: [2] } })).body.count
    expect(await counted()).toBe(2)
    expect(await takeBack([own])).toEqual([200])
    expect(await counted()).toBe(1)
    expect(await places()).toEqual([[1, 2], [1]])
    // Somebody else gives it anew: that is another link.
    await give(2, codes.slice(1))
    expect(await takeBack([own])).toEqual([404, [0, 404]])
    expect(await places()).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  // T20
  it('is never gone while a link to it is made, whoever is first', async () => {
    const server = await openServer(open)
    for (let round = 0; round < 20; round++) {
      const id = await insert(server, GRIDS, { name: `Grille ${round}`, institution: [1] })
      const unlink = () => server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=1`)
      const link = () =>
        server.call(provider, 'POST', `${GRID_LINKS}/batch`, { contractSalaryGrids: [id], institution: 2 })
      const answers = await Promise.all(round % 2 ? [unlink(), link()] : [link(), unlink()])
      const [unlinked, linked] = round % 2 ? answers : answers.reverse()
      expect(unlinked?.status).toBe(200)
      expect([200, 400]).toContain(linked?.status)
      expect(await placesOf(server, GRIDS, id)).toEqual(linked?.status === 200 ? [2] : undefined)
    }
  })

  it('is sorted after the row it goes with, in no regard of capitals [console 2.3.5, console 3.1.15]', async () => {
    const server = await openServer(open)
    const nurse = await insert(server, JOBS, { name: 'infirmier', institution: [1] })
    const aide = await insert(server, JOBS, { name: 'Aide-soignant', institution: [1] })
    const path = '/api/v2/specialty'
    for (const [job, name] of [
      [nurse, 'Dialyse'],
      [aide, 'urgences'],
      [nurse, 'bloc'],
      [aide, 'Médecine'],
    ])
      await insert(server, path, { job, name, institution: [1] })
    const namesBy = async (columnName: string, orientation: string) =>
      (await server.list(provider, path, { orderby: [{ columnName, orientation }] })).body.data.map(
        (row: { name: string }) => row.name,
      )
    expect(await namesBy('name', 'asc')).toEqual(['Médecine', 'urgences', 'bloc', 'Dialyse'])
    expect(await namesBy('name', 'desc')).toEqual(['Dialyse', 'bloc', 'urgences', 'Médecine'])
    expect(await namesBy('job', 'asc')).toEqual(['urgences', 'Médecine', 'Dialyse', 'bloc'])
  })
})
