import type { FastifyInstance } from 'fastify'
import type { MessageState } from '#protocol/operation.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { recordAudit } from '../audit.ts'
import type { Database } from '../db/database.ts'
import { HttpProblem, refused } from '../errors.ts'
import { VaultError } from '../secrets/vault.ts'
import { type Offering, offerPassword } from '../services/auth/offers/passwordOffers.ts'
import { demandProvider } from '../services/auth/principal/rights.ts'
import type { Params } from '../texts.ts'
import { countIn } from '../work/countsOf.ts'
import { repeatedly } from '../work/repeatedly.ts'
import { compose } from './compose.ts'
import type { FullMessage } from './outbox.ts'
import { byId, listing, reading, sending } from './schemas.ts'
import { mootReasonOf } from './sendMessage.ts'

interface MessageParts {
  readonly database: Database
  readonly offering: Offering
  /** Where nobody is a stranger to the people written to: never in production, where a link is its reader's alone. */
  readonly showsLinks: boolean
  /** Days for which those that were sent are kept. */
  readonly keptDays: number
}

/** Milliseconds between two looks for what was kept for long enough. */
const hour = 3_600_000
/** What of a message is over, by why it is not sent any more. */
const mootIn = { linkOver: 'link', personGone: 'admin', accessOver: 'institution' } as const
/** Most messages in an answer. */
const most = 500

/**
 * The outbox, for provider staff: `GET /messaging/messages?state=`: `{data: Message[], count, counts}`, `counts` of each state; `GET …/{id}`: `{data}` with
 * `subject`, `text` and `html` as its reader sees them; `POST …/{id}/send`: once more. And `POST
 * /bff-backoffice/admins/{id}/invitation`: another link for somebody who has no password yet, or has lost it. 403 below level 1,
 * 404 for what is not there, 410 for a message whose key is lost, 400 on what is over for one to be sent again that is not true any more.
 */
export const registerMessages = (
  app: FastifyInstance,
  { database, offering, showsLinks, keptDays }: MessageParts,
): void => {
  const { outbox } = offering
  const forgetting = repeatedly(() => outbox.forgetSent(database.kysely, keptDays), {
    pause: hour,
    warn: app.log.warn.bind(app.log),
  })
  app.addHook('onClose', forgetting.close)
  const path = pathOf(endpoints.messages)
  const shown = ({ content, moot: _, ...message }: FullMessage) => {
    if (content instanceof VaultError) throw new HttpProblem(410)
    const link: Params =
      content.link === undefined || showsLinks ? {} : { link: withoutToken(String(content.link)) }
    return { ...message, ...compose(message.kind, message.language, { ...content, ...link }) }
  }

  app.get<{ Querystring: { state?: MessageState } }>(
    path,
    { schema: listing },
    async ({ principal, query }) => {
      demandProvider(principal)
      const counts = await outbox.counts(database.kysely)
      const data = await outbox.list(database.kysely, query.state, most)
      return { data, count: countIn(counts, query.state), counts }
    },
  )

  app.get<{ Params: { id: number } }>(
    `${path}/:id`,
    { schema: reading },
    async ({ principal, params: { id } }) => {
      demandProvider(principal)
      const found = await outbox.find(database.kysely, id)
      if (!found) throw new HttpProblem(404)
      return { data: shown(found) }
    },
  )

  app.post<{ Params: { id: number } }>(
    `${path}/:id/send`,
    { schema: sending },
    async ({ principal, params: { id } }) => {
      demandProvider(principal)
      await database.transaction(async (tx) => {
        const found = await outbox.find(tx, id)
        if (!found) throw new HttpProblem(404)
        const moot = await mootReasonOf(tx, found)
        if (moot) throw refused([{ column: mootIn[moot], code: 406, reason: moot }])
        await outbox.repost(tx, id)
        await recordAudit(tx, principal, [{ action: 'send', entity: 'message', row: id }])
      })
      return { data: {} }
    },
  )

  app.post<{ Params: { id: number } }>(
    '/bff-backoffice/admins/:id/invitation',
    { schema: inviting },
    async ({ principal, params: { id: admin } }) => {
      demandProvider(principal)
      await database.transaction(async (tx) => {
        const offered = await offerPassword(tx, offering, admin)
        if (!offered) throw new HttpProblem(404)
        await recordAudit(tx, principal, [{ action: 'invite', entity: 'admin', row: admin }])
      })
      return { data: {} }
    },
  )
}

const inviting = {
  tags: ['auth'],
  operationId: 'inviteAdmin',
  summary: 'Send a person another link by which to choose a password, for provider staff',
  params: byId,
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

const withoutToken = (link: string): string => link.replace(/#.*/, '#…')
