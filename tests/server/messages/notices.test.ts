import { expect, it } from 'vitest'
import { senderOf } from '#server/messages/notices.ts'
import { offeringOf } from '#server/messages/offeringOf.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer } from '../testServer.ts'

forEachEngine('an invitation that a schema asks for', ({ open }) => {
  it('is for who has no password yet, whatever it follows from', async () => {
    const { database, config, close } = await openTestServer(open)
    const offering = offeringOf(config, async () => {})
    const send = senderOf(offering)
    const idOf = async (email: string) => {
      const found = database.kysely.selectFrom('admin').select('id').where('email', '=', email)
      return Number((await found.executeTakeFirstOrThrow()).id)
    }
    const persons = [await idOf(people.provider), await idOf(people.viewer)]
    await database.kysely.deleteFrom('account').where('admin', '=', persons[1]).execute()
    await database.transaction(async (tx) => {
      for (const person of persons) await send(tx, 'invitation', { person, institutions: [] })
    })
    const written = await offering.outbox.list(database.kysely, undefined, 10)
    expect(written.map(({ recipient }) => recipient)).toEqual([people.viewer])
    await close()
  })
})
