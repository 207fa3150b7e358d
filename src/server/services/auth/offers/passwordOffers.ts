import { randomBytes } from 'node:crypto'
import type { FullMessage, Outbox } from '../../../messages/outbox.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { VaultError } from '../../../secrets/vault.ts'
import { sha256 } from '../session/keys.ts'

/** For how long a link may be used, in hours. Source: the invitation's wording; OWASP Forgot Password Cheat Sheet. */
const offerHours = 72

export interface Offering {
  readonly outbox: Outbox
  /** Of the address that people type: `https://console.example.org`. */
  readonly origin: string
}

/**
 * Sends a person a link by which to choose a password, in the caller's transaction. It takes the place of any link before.
 * Only its hash is kept, so that nobody who reads the table can use it. Who never chose a password is invited. False where there is no
 * such person.
 */
export const offerPassword = async (
  tx: Executor,
  { outbox, origin }: Offering,
  admin: number,
): Promise<boolean> => {
  const [person] = await run<Person>(
    tx,
    // A change of the address waits and ends this offer too, or is seen by it.
    `select "firstName", "email", "lang", exists (select 1 from "account" c where c."admin" = a."id") as "hasPassword"
    from "admin" a where "id" = $1::int for share`,
    [admin],
  )
  if (!person) return false
  const purpose = person.hasPassword ? 'newPassword' : 'invitation'
  const token = randomBytes(32).toString('base64url')
  await run(
    tx,
    `insert into "passwordOffer" ("admin", "tokenHash", "purpose", "expiresAt")
    values ($1::int, $2, $3, now() + make_interval(hours => ${offerHours}))
    on conflict ("admin") do update set "tokenHash" = excluded."tokenHash", "purpose" = excluded."purpose",
      "offeredAt" = now(), "expiresAt" = excluded."expiresAt", "usedAt" = null`,
    [admin, sha256(token), purpose],
  )
  await outbox.post(tx, {
    kind: purpose,
    channel: 'email',
    recipient: person.email,
    language: person.lang,
    // Behind the hash, which no browser sends: it stands in no log on the way.
    content: { name: person.firstName, link: `${origin}${pageIn(person.lang)}#${token}`, hours: offerHours },
  })
  return true
}

/** The page in the language of the message: a browser where nobody has chosen one yet speaks French. */
const pageIn = (language: string): string =>
  language === 'fr' ? '/password' : `/password?lang=${encodeURIComponent(language)}`

interface Person {
  readonly firstName: string
  readonly email: string
  readonly lang: string
  readonly hasPassword: boolean
}

/** Ends what a person was offered, in the transaction of the change that it follows from; messages with that link are not sent any more. */
export const endOffer = async (tx: Executor, admin: number): Promise<void> => {
  await run(tx, `delete from "passwordOffer" where "admin" = $1::int`, [admin])
}

const unused = `"tokenHash" = $1 and "usedAt" is null`
const open = `${unused} and "expiresAt" > now()`

/** Whether the link may still be used. */
export const isOffered = async (db: Executor, token: string): Promise<boolean> =>
  (await run(db, `select 1 from "passwordOffer" where ${open}`, [sha256(token)])).length > 0

/** What finds the offer of a message, where it has a link to choose a password by. */
const offerIn = ({ kind, recipient, content }: FullMessage): readonly [string, string] | undefined => {
  if (content instanceof VaultError || !(kind === 'invitation' || kind === 'newPassword')) return undefined
  return [sha256(String(content.link).split('#')[1] ?? ''), recipient]
}

/**
 * Whether a message has a link to choose a password by that is over, or would go to an address that is not the person's any more. The
 * time of one that was never sent has not begun.
 */
export const isLinkOver = async (db: Executor, message: FullMessage): Promise<boolean> => {
  const offer = offerIn(message)
  if (!offer) return false
  const offered = await run(
    db,
    `select 1 from "passwordOffer" o join "admin" a on a."id" = o."admin"
    where ${message.sentAt === null ? unused : open} and a."email" = $2`,
    offer,
  )
  return offered.length === 0
}

/** Lets the link of a message that was never sent hold from now on: it may have waited for a mail server for days. */
export const beginLink = async (db: Executor, message: FullMessage): Promise<void> => {
  const offer = offerIn(message)
  if (!offer || message.sentAt !== null) return
  await run(
    db,
    `update "passwordOffer" o set "expiresAt" = now() + make_interval(hours => ${offerHours})
    from "admin" a where a."id" = o."admin" and ${unused} and a."email" = $2`,
    offer,
  )
}

/** Uses the link up, once for whoever comes first; undefined where it is over. Gives whose it was. */
export const takeOffer = async (tx: Executor, token: string): Promise<number | undefined> => {
  const [row] = await run<{ admin: number }>(
    tx,
    `update "passwordOffer" set "usedAt" = now() where ${open} returning "admin"`,
    [sha256(token)],
  )
  return row?.admin
}
