import { expect, it } from 'vitest'
import { offeringOf } from '#server/messages/offeringOf.ts'
import { addressSealOf } from '#server/services/auth/offers/addressSeal.ts'
import { startWork } from '#server/start/startWork.ts'
import type { Handlers } from '#server/work/work.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer } from '../testServer.ts'

forEachEngine('a server that starts', ({ open }) => {
  it('goes on with all that waits, however much it is', async () => {
    const { database, config, close } = await openTestServer(open)
    await database.session((session) =>
      session.exec(`insert into "message" ("kind", "channel", "recipient", "language", "sealed")
          select 'received', 'email', 'a@example.org', 'fr', 'v1' from generate_series(1, 2345);
        insert into "payrollExport" ("institution", "beginAt", "endAt", "state")
          select 1, 1, 2, 'waiting' from generate_series(1, 1001);
        update "message" set "state" = 'sent' where "id" = 7`),
    )
    const asked: string[] = []
    const work = {
      enqueue: async (_: unknown, name: string, data: object) =>
        void asked.push(`${name} ${Object.values(data)}`),
      begin: async () => {},
    }
    await startWork(database, work as never, config)
    const of = (name: string) => asked.filter((one) => one.startsWith(name))
    expect([of('sendMessage').length, of('makePayrollFile').length]).toEqual([2344, 1001])
    expect(new Set(asked).size).toBe(asked.length)
    await close()
  })

  it('sends the links that were asked for, of the version before too, which did not seal the address', async () => {
    const { database, config, close } = await openTestServer(open)
    let handlers: Handlers | undefined
    const begin = async (given: Handlers) => {
      handlers = given
    }
    await startWork(database, { enqueue: async () => {}, begin } as never, config)
    const { signal } = new AbortController()
    await handlers?.offerNewPassword({ email: people.director }, signal)
    await handlers?.offerNewPassword({ sealed: addressSealOf(config).seal(people.viewer) }, signal)
    const { outbox } = offeringOf(config, async () => {})
    const written = await outbox.list(database.kysely, undefined, 10)
    expect(written.map(({ recipient }) => recipient)).toEqual([people.viewer, people.director])
    await close()
  })
})
