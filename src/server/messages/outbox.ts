import {
  type Counts,
  type MessageState,
  type MootReason,
  messageStates,
  type Message as Told,
} from '#protocol/operation.ts'
import { paramsIn } from '#protocol/problem.ts'
import { type Executor, run } from '../resources/catalogue/statement.ts'
import { type Vault, VaultError } from '../secrets/vault.ts'
import type { Params } from '../texts.ts'
import { countsOf } from '../work/countsOf.ts'
import { type Enqueue, mostTries } from '../work/work.ts'
import type { Draft, MessageKind } from './contents.ts'

export interface Message extends Told {
  readonly kind: MessageKind
}

export interface FullMessage extends Message {
  /** What its text is made of, or why that cannot be opened, as where the key that it was sealed with is lost. */
  readonly content: Params | VaultError
  /** Why it is not to be sent any more, whatever its link; null where it is. */
  readonly moot: MootReason | null
}

const columns = `"id", "kind", "channel", "recipient", "language", "state", "tries", "problem", "createdAt", "sentAt"`
/** Why a message is not to be sent any more, as SQL. */
const moot = `case
  when m."admin" is not null and not exists (select 1 from "admin" a where a."id" = m."admin") then 'personGone'
  when m."institution" is not null and not exists (select 1 from "institutionHasAdmin" h
    where h."admin" = m."admin" and h."institution" = m."institution" and h."isActivated") then 'accessOver'
  end as "moot"`
/** For how long a process that sends a message has it for itself. */
const held = `now() + interval '1 minute'`

/** Messages to people: written with the change that they tell of, sent after it, kept to be looked at. */
export class Outbox {
  readonly #vault: Vault
  readonly #enqueue: Enqueue

  constructor(vault: Vault, enqueue: Enqueue) {
    this.#vault = vault
    this.#enqueue = enqueue
  }

  /** Writes the message down in the caller's transaction, and that it is to be sent. */
  async post<K extends MessageKind>(tx: Executor, { content, ...draft }: Draft<K>): Promise<number> {
    const [numbered] = await run<{ id: number }>(
      tx,
      `select nextval(pg_get_serial_sequence('"message"', 'id'))::int as "id"`,
    )
    const id = numbered?.id ?? 0
    const { kind, channel, recipient, language, admin = null, institution = null } = draft
    const sealed = this.#vault.seal(placeOf(id), JSON.stringify(content))
    await run(
      tx,
      `insert into "message" ("id", "kind", "channel", "recipient", "language", "sealed", "admin", "institution")
      overriding system value values ($1::int, $2, $3, $4, $5, $6, $7::int, $8::int)`,
      [id, kind, channel, recipient, language, sealed, admin, institution],
    )
    await this.#enqueue(tx, 'sendMessage', { message: id })
    return id
  }

  /** Newest first. */
  async list(db: Executor, state: MessageState | undefined, limit: number): Promise<Message[]> {
    return run<Message>(
      db,
      `select ${columns} from "message" where $1::text is null or "state" = $1 order by "id" desc limit $2::int`,
      [state ?? null, limit],
    )
  }

  /** How many messages there are in each state. */
  async counts(db: Executor): Promise<Counts<MessageState>> {
    return countsOf(
      messageStates,
      await run(db, `select "state", count(*)::int as "count" from "message" group by "state"`),
    )
  }

  async find(db: Executor, id: number): Promise<FullMessage | undefined> {
    const [row] = await run<Kept>(
      db,
      `select ${columns}, "sealed", ${moot} from "message" m where "id" = $1::int`,
      [id],
    )
    return row && this.#opened(row)
  }

  /**
   * Takes a message that waits to be sent, for this caller alone, to the address that its person has by now; undefined when there is
   * nothing to do.
   */
  async take(db: Executor, id: number): Promise<FullMessage | undefined> {
    const [row] = await run<Kept>(
      db,
      `update "message" m set "heldUntil" = ${held}, "tries" = "tries" + 1,
        "recipient" = coalesce((select a."email" from "admin" a where a."id" = m."admin"), "recipient")
      where "id" = $1::int and "state" = 'waiting' and ("heldUntil" is null or "heldUntil" < now())
      returning ${columns}, "sealed", ${moot}`,
      [id],
    )
    return row && this.#opened(row)
  }

  /** What came of it: nothing where it was sent, else why not, and whether it is not to be tried again. */
  async settle(db: Executor, id: number, problem: string | null, isOver = false): Promise<void> {
    await run(
      db,
      `update "message" set "heldUntil" = null, "problem" = $2,
        "state" = case when $2::text is null then 'sent' when $3::boolean or "tries" >= ${mostTries} then 'failed' else 'waiting' end,
        "sentAt" = case when $2::text is null then now() else "sentAt" end
      where "id" = $1::int`,
      [id, problem, isOver],
    )
  }

  /** To be sent once more, whatever came of it. False where there is none. */
  async repost(tx: Executor, id: number): Promise<boolean> {
    const found = await run(
      tx,
      `update "message" set "state" = 'waiting', "tries" = 0, "problem" = null, "heldUntil" = null
      where "id" = $1::int returning "id"`,
      [id],
    )
    if (found.length > 0) await this.#enqueue(tx, 'sendMessage', { message: id })
    return found.length > 0
  }

  /**
   * What waits although nobody has it in hand, such as from a time when there was no server to send it by: a thousand behind an id.
   * Gives the last one's, undefined where there are none.
   */
  async resume(tx: Executor, after = 0): Promise<number | undefined> {
    const waiting = await run<{ id: number }>(
      tx,
      `select "id" from "message" where "id" > $1::int and "state" = 'waiting' and ("heldUntil" is null or "heldUntil" < now())
      order by "id" limit 1000`,
      [after],
    )
    for (const { id } of waiting) await this.#enqueue(tx, 'sendMessage', { message: id })
    return waiting.at(-1)?.id
  }

  /** Those that were sent so many days ago are deleted; what waits or has failed stays. Run now and then. */
  async forgetSent(db: Executor, days: number): Promise<void> {
    await run(
      db,
      `delete from "message" where "state" = 'sent' and "sentAt" < now() - make_interval(days => $1::int)`,
      [days],
    )
  }

  #opened({ sealed, ...row }: Kept): FullMessage {
    try {
      return { ...row, content: paramsIn(JSON.parse(this.#vault.open([placeOf(row.id)], sealed))) }
    } catch (error) {
      if (error instanceof VaultError) return { ...row, content: error }
      throw error
    }
  }
}

interface Kept extends Message, Pick<FullMessage, 'moot'> {
  readonly sealed: string
}

const placeOf = (id: number) => ({ entity: 'message', column: 'sealed', id })
