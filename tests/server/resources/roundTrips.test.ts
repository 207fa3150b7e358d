import { expect, it } from 'vitest'
import type { FaultProxy } from '#tests/faultProxy.ts'
import { onPostgresOnly } from '../db/engines.ts'
import { person } from '../harness.ts'
import { morning, openServer } from './institutions.ts'

const provider = person()

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
