import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { morning, night, openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'

forEachEngine('a batch whose lines say the versions that were seen', ({ open }) => {
  const start = async () => {
    const server = await openServer(open)
    const send = (batch: object[], IDInstitution = 1) =>
      server.call(provider, 'POST', `${SCHEDULES}/upsert-batch`, { batch, IDInstitution })
    const { body } = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [1] })
    return { server, send, id: Number(body.data.id) }
  }

  it('is written while they hold, matched by id or by code, and in the next institution with the version answered', async () => {
    const { send, id } = await start()
    const first = await send([
      { ...morning, endAt: '15:30', version: 1 },
      { ...night, version: 0 },
    ])
    expect(first.body.data).toMatchObject([
      { id, version: 2, outcome: 'updated' },
      { version: 1, outcome: 'created' },
    ])
    const second = await send([{ ...morning, endAt: '15:30', id, version: 2 }], 2)
    expect(second.body.data).toMatchObject([{ id, version: 3, outcome: 'linked' }])
  })

  it('writes nothing where a row has changed, is there by now or is gone, and names each such line', async () => {
    const { server, send, id } = await start()
    await server.call(provider, 'PUT', `${SCHEDULES}/${id}`, { endAt: '14:00' })
    const other = { ...night, code: 'OTHER' }
    const stale = (...lines: number[]) => lines.map((line) => ({ column: 'version', code: 412, line }))
    const refused = await send([
      { ...night, version: 0 },
      { ...morning, endAt: '15:30', version: 1 },
      { ...other, version: 4 },
    ])
    expect([refused.status, refused.body.details]).toEqual([412, stale(1, 2)])
    const own = await server.call(provider, 'POST', SCHEDULES, { ...morning, institution: [2] })
    expect(own.body.data.version).toBe(1)
    const another = await send([{ ...morning, id, version: 2 }], 2)
    expect([another.status, another.body.details]).toEqual([412, stale(0)])
    const there = await send([{ ...morning, version: 0 }])
    expect([there.status, there.body.details]).toEqual([412, stale(0)])
    const { body } = await server.list(provider, SCHEDULES)
    expect(body.data).toMatchObject([
      { id, version: 2, endAt: '14:00' },
      { version: 1, endAt: morning.endAt },
    ])
  })

  it('takes lines that say none as they are, and refuses what is no version', async () => {
    const { server, send, id } = await start()
    await server.call(provider, 'PUT', `${SCHEDULES}/${id}`, { endAt: '14:00' })
    expect((await send([{ ...morning, endAt: '15:30' }])).status).toBe(200)
    const wrong = await send([morning, { ...night, version: -1 }, { ...night, code: 'N2', version: 'two' }])
    expect([wrong.status, wrong.body.details]).toMatchObject([
      400,
      [
        { column: 'version', line: 1 },
        { column: 'version', line: 2 },
      ],
    ])
  })
})
