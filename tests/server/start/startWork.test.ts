import { expect, it } from 'vitest'
import { startWork } from '#server/start/startWork.ts'
import { forEachEngine } from '../db/engines.ts'
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
})
