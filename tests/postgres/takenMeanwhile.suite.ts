import { expect, it } from 'vitest'
import { onPostgresOnly } from '../server/db/engines.ts'
import { waitedFor } from '../server/db/waitForLock.ts'
import { type Called, person, type TestServer } from '../server/harness.ts'
import { insert, morning, night, openServer } from '../server/resources/institutions.ts'

const provider = person()

// The embedded engine has one transaction at a time, so that nothing is taken between a check and what it is made for.
onPostgresOnly('a value that another call takes after it was looked for', ({ open }) => {
  /** What a call is answered that meets, at its index, a row of another transaction, which has it first. */
  const meeting = async (server: TestServer, call: () => Promise<Called>): Promise<Called> => {
    const theirs = await insert(server, '/api/v2/schedule', { ...morning, institution: [4] })
    return server.database.session(async (other) => {
      await other.exec('begin')
      await other.exec(`insert into "institutionHasSchedule" ("schedule", "institution", "uniqueKey1", "scheduleUniqueKey1")
        values (${theirs}, 3, '${theirs}', 'm1')`)
      const answer = call()
      await Promise.race([waitedFor(other), answer])
      await other.exec('commit')
      return answer
    })
  }
  const told = ({ status, body }: Called) => [status, body.details]
  const taken = { code: 409, reason: 'taken', institution: 3, line: 1 }

  it('is told with the line and column of a batch of rows', async () => {
    const server = await openServer(open)
    const batch = { batch: [night, morning], IDInstitution: 3 }
    const answer = await meeting(server, () =>
      server.call(provider, 'POST', '/api/v2/schedule/upsert-batch', batch),
    )
    expect(told(answer)).toEqual([409, [{ ...taken, column: 'code', clash: { columns: ['code'] } }]])
  })

  it('is told with the line of a batch of links', async () => {
    const server = await openServer(open)
    const schedules: number[] = []
    for (const row of [night, morning])
      schedules.push(await insert(server, '/api/v2/schedule', { ...row, institution: [1] }))
    const links = { schedules, institution: 3 }
    const answer = await meeting(server, () =>
      server.call(provider, 'POST', '/api/v2/institution-has-schedule/batch', links),
    )
    const clash = { columns: ['code'], entity: 'schedule' }
    expect(told(answer)).toEqual([409, [{ ...taken, column: 'schedule', clash }]])
  })
})
