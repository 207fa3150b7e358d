import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()
const MISSIONS = '/api/v2/mission'
const begin = '2026-12-24T06:45:00Z'
const before = '2026-12-24T06:44:59.999Z'
const after = '2026-12-24T06:45:00.001Z'

forEachEngine('a mission', ({ open }) => {
  it('does not end before it begins, made or changed', async () => {
    const server = await openServer(open)
    const given = { institution: 1, beginAt: begin, workerType: 0 }
    const refused = await server.call(provider, 'POST', MISSIONS, { ...given, endAt: before })
    expect([refused.status, refused.body.details]).toEqual([
      400,
      [{ column: 'endAt', code: 406, reason: 'notBefore' }],
    ])
    const id = await insert(server, MISSIONS, { ...given, endAt: after })
    const change = async (values: object) =>
      (await server.call(provider, 'PUT', `${MISSIONS}/${id}`, values)).body.details
    expect(await change({ beginAt: '2026-12-24T06:45:00.002Z' })).toEqual([
      { column: 'endAt', code: 406, reason: 'notBefore' },
    ])
    // The moment in which it begins, however many digits say so.
    for (const endAt of ['2026-12-24T06:45:00.000Z', '2026-12-24T06:45:00.0Z', begin])
      expect(await change({ endAt })).toBeUndefined()
    expect(await change({ beginAt: '2026-12-24T06:45:00.0Z' })).toBeUndefined()
  })

  it('stored the wrong way round before may have its other columns changed', async () => {
    const server = await openServer(open)
    await server.database.session((session) =>
      session.exec(`insert into "mission" ("institution", "workerType", "beginAt", "endAt")
        values (1, 1, '${begin}', '${before}')`),
    )
    const { status } = await server.call(provider, 'PUT', `${MISSIONS}/1`, { workerType: 0 })
    expect(status).toBe(200)
  })
})
