import type { MessageName } from '#dsl/names.ts'
import { type Executor, run } from '../resources/catalogue/statement.ts'
import type { Send } from '../resources/write/writeContext.ts'
import { endOffer, type Offering, offerPassword } from '../services/auth/offers/passwordOffers.ts'

type Notice = (tx: Executor, offering: Offering, told: Parameters<Send>[2]) => Promise<unknown>

/**
 * A person who has no password yet is offered to choose one, unless who made the account did not want an e-mail sent. What they were
 * offered before, maybe at another address, is over in any case.
 */
const invite: Notice = async (tx, offering, { person }) => {
  await endOffer(tx, person)
  const [wanting] = await run(
    tx,
    `select 1 from "admin" a where a."id" = $1::int and a."shouldSendEmail"
      and not exists (select 1 from "account" c where c."admin" = a."id")`,
    [person],
  )
  return wanting && offerPassword(tx, offering, person)
}

/** A message an institution: in each of them the person may work again. */
const tellActivated: Notice = async (tx, { outbox, origin }, { person, institutions }) => {
  const told = await run<{ firstName: string; email: string; lang: string; id: number; name: string }>(
    tx,
    `select a."firstName", a."email", a."lang", i."id", i."name" from "admin" a, "institution" i
    where a."id" = $1::int and i."id" = any($2::int[]) order by i."id"`,
    [person, institutions],
  )
  for (const { firstName, email: recipient, lang: language, id: institution, name } of told) {
    const content = { name: firstName, institution: name, link: origin }
    const reader = { recipient, language, admin: person, institution }
    await outbox.post(tx, { kind: 'activated', channel: 'email', ...reader, content })
  }
}

/** What the schemas name, and how each is written. */
const notices: Readonly<Record<MessageName, Notice>> = { invitation: invite, activated: tellActivated }

/** Writes the messages that schemas name. */
export const senderOf =
  (offering: Offering): Send =>
  async (tx, message, told) => {
    await notices[message]?.(tx, offering, told)
  }
