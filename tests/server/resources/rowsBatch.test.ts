import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { morning, night, openServer } from './institutions.ts'

const provider = person()
const PATH = '/api/v2/schedule'

forEachEngine('rows that are there, in one call', ({ open }) => {
  const begin = async () => {
    const server = await openServer(open)
    await server.call(provider, 'POST', PATH, { ...morning, institution: [1] })
    await server.call(provider, 'POST', PATH, { ...night, institution: [1, 2] })
    return server
  }
  /** With a third, of the same institutions as the second. */
  const beginWithThree = async () => {
    const server = await begin()
    await server.call(provider, 'POST', PATH, { ...night, code: 'N9', institution: [1, 2] })
    return server
  }
  const update = (server: TestServer, batch: object[], query = '') =>
    server.call(provider, 'POST', `${PATH}/update-batch${query}`, { batch })
  const remove = (server: TestServer, batch: object[], query = '') =>
    server.call(provider, 'POST', `${PATH}/remove-batch${query}`, { batch })
  const rows = async (server: TestServer) => {
    const { body } = await server.list(provider, PATH, {
      orderby: [{ columnName: 'id', orientation: 'asc' }],
    })
    return body.data as Record<string, unknown>[]
  }

  it('are changed together, each with its record', async () => {
    const server = await begin()
    const batch = [
      { id: 2, version: 1, break: '00:45' },
      { id: 1, version: 1, break: '00:45' },
    ]
    const { status, body } = await update(server, batch)
    expect([status, body.data]).toEqual([
      200,
      [
        { line: 0, id: 2, version: 2, outcome: 'updated' },
        { line: 1, id: 1, version: 2, outcome: 'updated' },
      ],
    ])
    expect(await rows(server)).toMatchObject([{ break: '00:45' }, { break: '00:45', institution: [1, 2] }])
    const records = await server.database.kysely
      .selectFrom('audit')
      .select(['row', 'action'])
      .where('action', '=', 'update')
      .execute()
    expect(records.map(({ row }) => Number(row)).sort()).toEqual([1, 2])
  })

  it('are changed all or none: those that are gone, are another by now or are wrong are named by their lines', async () => {
    const server = await begin()
    const before = await rows(server)
    const one = { id: 1, version: 1, break: '00:45' }
    const gone = await update(server, [one, { id: 77, version: 1, break: '00:45' }])
    expect([gone.status, gone.body.details]).toEqual([404, [{ column: 'id', code: 404, line: 1 }]])
    const stale = await update(server, [one, { id: 2, version: 9, break: '00:45' }])
    expect([stale.status, stale.body.details]).toEqual([412, [{ column: 'version', code: 412, line: 1 }]])
    const wrong = await update(server, [one, { id: 2, version: 1, break: '99:99' }])
    expect([wrong.status, wrong.body.details?.[0]?.line]).toEqual([400, 1])
    const twice = await update(server, [one, one])
    expect(twice.body.errors).toEqual([expect.not.stringContaining('nom')])
    expect([twice.status, twice.body.details]).toEqual([
      400,
      [0, 1].map((line) => ({ column: 'id', code: 400, reason: 'repeated', line })),
    ])
    const elsewhere = await update(server, [one, { id: 2, institution: [1, 3], break: '00:45' }])
    expect([elsewhere.status, elsewhere.body.details]).toEqual([
      400,
      [{ column: 'institution', code: 406, reason: 'notWritable', line: 1 }],
    ])
    expect((await update(server, [])).status).toBe(400)
    expect((await update(server, [{ break: '00:45' }])).status).toBe(400)
    expect(await rows(server)).toEqual(before)
  })

  it('get rows of their own where they change in one of their institutions only', async () => {
    const server = await begin()
    const { status, body } = await update(server, [{ id: 2, version: 1, break: '00:45' }], '?institutions=2')
    expect([status, body.data]).toMatchObject([200, [{ line: 0, outcome: 'updated' }]])
    expect(body.data[0].id).not.toBe(2)
    expect((await rows(server)).slice(1)).toMatchObject([
      { id: 2, institution: [1], break: night.break },
      { institution: [2], break: '00:45' },
    ])
    const stale = await update(server, [{ id: 1, version: 7, break: '00:50' }], '?institutions=1')
    expect([stale.status, stale.body.details]).toEqual([412, [{ column: 'version', code: 412, line: 0 }]])
  })

  it('go together, from some of their institutions or from all, or stay together', async () => {
    const server = await begin()
    const stale = await remove(server, [
      { id: 1, version: 1 },
      { id: 2, version: 5 },
    ])
    expect([stale.status, stale.body.details]).toEqual([412, [{ column: 'version', code: 412, line: 1 }]])
    const twice = await remove(server, [{ id: 1 }, { id: 1 }])
    expect([twice.status, twice.body.details]).toEqual([
      400,
      [0, 1].map((line) => ({ column: 'id', code: 400, reason: 'repeated', line })),
    ])
    expect(await rows(server)).toHaveLength(2)
    const several = await remove(server, [{ id: 77 }, { id: 2, version: 5 }, { id: 1 }, { id: 78 }])
    // The first line says the status; all are told.
    expect([several.status, several.body.details]).toEqual([
      404,
      [
        { column: 'id', code: 404, line: 0 },
        { column: 'version', code: 412, line: 1 },
        { column: 'id', code: 404, line: 3 },
      ],
    ])
    expect(await rows(server)).toHaveLength(2)
    const here = await remove(server, [{ id: 2 }, { id: 1 }], '?institutions=1')
    expect([here.status, here.body.data]).toEqual([
      200,
      [
        { id: 2, removedFrom: [1], institution: [2] },
        { id: 1, removedFrom: [1], institution: [] },
      ],
    ])
    expect(await rows(server)).toMatchObject([{ id: 2, institution: [2] }])
    expect((await remove(server, [{ id: 2 }], '?institutions=all')).status).toBe(200)
    expect(await rows(server)).toEqual([])
  })

  it('are changed, and removed, once for an idempotency key', async () => {
    const server = await begin()
    const send = (what: string, row: object) =>
      server.call(provider, 'POST', `${PATH}/${what}`, { batch: [row] }, { 'idempotency-key': what })
    for (const [what, row] of [
      ['update-batch', { id: 1, version: 1, break: '00:45' }],
      ['update-batch?institutions=2', { id: 2, version: 1, break: '00:45' }],
      ['remove-batch?institutions=all', { id: 1, version: 2 }],
    ] as const) {
      const first = await send(what, row)
      expect([first.status, (await send(what, row)).body]).toEqual([200, first.body])
      expect((await send(what, { ...row, version: 9 })).status).toBe(422)
    }
    expect(await rows(server)).toMatchObject([
      { id: 2, institution: [1] },
      { institution: [2], version: 1 },
    ])
  })

  it('are all told that are refused where they get rows of their own, and none is changed', async () => {
    const server = await beginWithThree()
    const before = await rows(server)
    const batch = [
      { id: 3, version: 4, break: '00:45' },
      { id: 2, version: 1, break: '00:45' },
      { id: 77, break: '00:45' },
    ]
    const { status, body } = await update(server, batch, '?institutions=2')
    expect([status, body.details]).toEqual([
      412,
      [
        { column: 'version', code: 412, line: 0 },
        { column: 'id', code: 404, line: 2 },
      ],
    ])
    expect(await rows(server)).toEqual(before)
  })

  it('are each looked at as if those that are refused had not been tried', async () => {
    const server = await beginWithThree()
    const before = await rows(server)
    const batch = [
      { id: 1, version: 1, code: 'N9' },
      { id: 2, version: 1, code: 'N9' },
      // What the line before would leave is not free: it keeps it.
      { id: 3, version: 1, code: night.code },
    ]
    const { status, body } = await update(server, batch, '?institutions=1')
    expect([status, body.details?.map(({ line, reason }) => [line, reason])]).toEqual([
      409,
      [0, 1, 2].map((line) => [line, 'taken']),
    ])
    expect(await rows(server)).toEqual(before)
  })
})
