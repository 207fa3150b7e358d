import { offeringOf } from '#server/messages/offeringOf.ts'
import { sendMessage } from '#server/messages/sendMessage.ts'
import type { Outgoing, Transports } from '#server/messages/transports.ts'
import type { TestServer } from '../testServer.ts'

/** An address as it was mistyped, and as it is. */
export const [wrong, right] = ['claire.morl@example.org', 'claire.morel@example.org']
/** A person who is made with it. */
export const claire = {
  firstName: 'Claire',
  lastName: 'Morel',
  email: wrong,
  level: 2,
  typeAdmin: 4,
  lang: 'fr',
}
export const newPassword = 'one that nobody has had yet'

/** The messages of a server, sent when a suite says so; `sent` are those that a mail server has taken. */
export const postOf = (server: () => TestServer) => {
  const sent: Outgoing[] = []
  const keeps: Transports = { email: async (message) => void sent.push(message) }
  const offering = () => offeringOf(server().config, async () => {})
  /** Newest first. */
  const messages = () => offering().outbox.list(server().database.kysely, undefined, 100)
  /** Those that wait are sent, oldest first. */
  const deliver = async (transports = keeps) => {
    const { database } = server()
    for (const { id } of (await messages()).reverse())
      await sendMessage({ database, outbox: offering().outbox, transports }, id)
  }
  return { sent, offering, messages, deliver }
}
