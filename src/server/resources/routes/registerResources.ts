import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Settings } from '#protocol/configuration.ts'
import type { Database } from '../../db/database.ts'
import { fingerprintsOf, forgetAnswers } from '../../idempotency.ts'
import { vaultOf } from '../../secrets/vault.ts'
import { repeatedly } from '../../work/repeatedly.ts'
import { resourcesOf } from '../catalogue/resource.ts'
import { countCache } from '../read/count/countCache.ts'
import type { Revoke, Send, SignOut, Start } from '../write/writeContext.ts'
import type { FaultOf } from './outboundProblems.ts'
import { registerResource } from './registerResource.ts'
import type { Workshop } from './runWrite.ts'

interface ResourceParts {
  readonly catalogue: Catalogue
  readonly database: Database
  /** The present key, then those before it. */
  readonly secretKeys: readonly Uint8Array[]
  /** The clock of ranges, effects and caches. */
  readonly now?: () => Date
  readonly flags?: () => Readonly<Record<string, boolean>>
  /** What conditions of grants may ask of the server's settings. */
  readonly settings?: Settings
  /** Ends the sessions of somebody whose rights change with a row; authentication's. */
  readonly signOut: SignOut
  /** Takes from somebody what lets them in; authentication's. */
  readonly revoke: Revoke
  /** Writes to somebody of whom a row says so; the messages'. */
  readonly send: Send
  /** Begins work on a row that says so; the queue's. */
  readonly start: Start
  /** Tells addresses that the server may not call; the outbound client's. */
  readonly faultOf: FaultOf
  /** Whether another platform keeps the rows of an entity: they have no routes here. */
  readonly isElsewhere?: (entity: AnyEntity) => boolean
}

const HOUR_MS = 3_600_000

/**
 * One set of routes per entity of the catalogue, closed: a resource that is not in it does not exist. Needs
 * `request.principal` on every request. Gives what services that serve a resource in other words need.
 */
export const registerResources = (app: FastifyInstance, parts: ResourceParts): Workshop => {
  const { catalogue, database, secretKeys, now = () => new Date(), flags = () => ({}), settings = {} } = parts
  const resources = resourcesOf(catalogue, vaultOf(secretKeys))
  const counts = countCache(() => now().getTime())
  const workshop: Workshop = {
    database,
    resources,
    counts,
    now,
    flags,
    settings,
    signOut: parts.signOut,
    revoke: parts.revoke,
    send: parts.send,
    start: parts.start,
    faultOf: parts.faultOf,
    fingerprints: fingerprintsOf(secretKeys),
  }
  for (const resource of resources.all)
    if (!parts.isElsewhere?.(resource.entity))
      for (const path of [resource.path, ...resource.aliases]) registerResource(app, workshop, resource, path)
  const forgetting = repeatedly(() => forgetAnswers(database.kysely), {
    pause: HOUR_MS,
    warn: app.log.warn.bind(app.log),
  })
  app.addHook('onClose', forgetting.close)
  return workshop
}
