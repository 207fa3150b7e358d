import { expect, it, vi } from 'vitest'
import { fingerprintsOf, forgetAnswers, once, type Taken, takingUp } from '#server/idempotency.ts'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { morning, openServer } from './institutions.ts'

const provider = person()
const sql = (server: TestServer, text: string) => server.database.session((session) => session.exec(text))

forEachEngine('a key of a write', ({ open: fresh }) => {
  // Fails where a key is kept for longer than the day that it is promised for.
  it('is free again after a day, and its answer forgotten', async () => {
    const server = await openServer(fresh)
    const send = async (code: string) => {
      const body = { ...morning, code, institution: [1] }
      const headers = { 'idempotency-key': 'one' }
      const answer = await server.call(provider, 'POST', '/api/v2/schedule', body, headers)
      return [answer.status, answer.body.data?.id, answer.headers['idempotency-replayed']]
    }
    const age = (hours: number) =>
      sql(server, `update "idempotency" set "createdAt" = now() - interval '${hours} hours'`)
    expect(await send('A')).toEqual([201, 1, undefined])
    await age(23)
    expect([await send('A'), (await send('B'))[0]]).toEqual([[201, 1, 'true'], 422])
    await forgetAnswers(server.database.kysely)
    expect(await send('A')).toEqual([201, 1, 'true'])
    await age(25)
    expect(await send('B')).toEqual([201, expect.any(Number), undefined])
    expect(await send('B')).toEqual([201, expect.any(Number), 'true'])
    await age(25)
    await forgetAnswers(server.database.kysely)
    expect(await server.database.kysely.selectFrom('idempotency').selectAll().execute()).toEqual([])
  })

  it('is nobody’s where it was claimed without an answer, ahead of a transaction that did not begin', async () => {
    const server = await openServer(fresh)
    await sql(
      server,
      `insert into "idempotency" ("admin", "key", "fingerprint", "status") values (${provider.id}, 'one', 'lost', 0)`,
    )
    const body = { ...morning, code: 'A', institution: [1] }
    const send = () => server.call(provider, 'POST', '/api/v2/schedule', body, { 'idempotency-key': 'one' })
    expect((await send()).status).toBe(201)
    expect((await send()).headers['idempotency-replayed']).toBe('true')
  })

  it('that was taken up anew, from one not heard of for a minute, is that one’s no more: it writes nothing, and lets nothing go', async () => {
    const server = await openServer(fresh)
    const { kysely } = server.database
    const keyed = { principal: provider, key: 'three', fingerprints: ['alike'] }
    const write = vi.fn(async () => ({ status: 201, body: {} }))
    const finish = (taken: Taken | undefined) =>
      server.database.transaction((tx) => once(tx, tx, { ...keyed, taken }, write))
    const [begun, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = takingUp(kysely, keyed, async (taken) => {
      begun.resolve()
      await heard.promise
      return finish(taken)
    })
    await begun.promise
    // Nobody is asked meanwhile: where the first came to nothing in between, a write would be made unasked.
    const asked = vi.fn(finish)
    await expect(takingUp(kysely, keyed, asked)).rejects.toMatchObject({ status: 409 })
    expect(asked).not.toHaveBeenCalled()
    await sql(server, `update "idempotency" set "createdAt" = now() - interval '61 seconds'`)
    const answer = await takingUp(kysely, keyed, async (taken) => {
      heard.resolve()
      await expect(late).rejects.toMatchObject({ status: 409 })
      return finish(taken)
    })
    expect(answer).toMatchObject({ status: 201, replayed: false })
    expect(write).toHaveBeenCalledOnce()
  })

  it('is known by its request as long as the secret key of then is', async () => {
    const server = await openServer(fresh)
    const [before, now] = [1, 2].map((n) => new Uint8Array(32).fill(n))
    const ask = (...secrets: (Uint8Array | undefined)[]) => {
      const fingerprints = fingerprintsOf(secrets.filter((one) => one !== undefined))('POST', '/x')
      const request = { principal: provider, key: 'two', fingerprints }
      return server.database.transaction((tx) =>
        once(tx, tx, request, async () => ({ status: 201, body: {} })),
      )
    }
    expect(await ask(before)).toMatchObject({ status: 201, replayed: false })
    expect(await ask(now, before)).toMatchObject({ status: 201, replayed: true })
    await expect(ask(now)).rejects.toMatchObject({ status: 422 })
  })
})
