import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyServerOptions, fastify, type RouteOptions } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Tag } from '#dsl/tag.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { sessionsShare } from './db/session.ts'
import { handleErrors } from './errors.ts'
import { senderOf } from './messages/notices.ts'
import { offeringOf } from './messages/offeringOf.ts'
import { registerContact } from './messages/registerContact.ts'
import { registerMessages } from './messages/registerMessages.ts'
import { registerReceipt } from './messages/registerReceipt.ts'
import type { Resolve } from './outbound/hostAddresses.ts'
import { outboundOf } from './outbound/outbound.ts'
import { registerResources } from './resources/routes/registerResources.ts'
import { registerAgency } from './services/agency/registerAgency.ts'
import { authContext } from './services/auth/principal/authContext.ts'
import { registerAuth } from './services/auth/registerAuth.ts'
import { revokeCredentials } from './services/auth/revokeCredentials.ts'
import { revokeSessions } from './services/auth/session/sessions.ts'
import { registerSso } from './services/auth/sso/registerSso.ts'
import { registerCounters } from './services/counters/registerCounters.ts'
import { flagsOf, registerFlags } from './services/flags/registerFlags.ts'
import { registerAddresses } from './services/gazetteer/registerAddresses.ts'
import { registerHistory } from './services/history/registerHistory.ts'
import { registerHolidays } from './services/holidays/registerHolidays.ts'
import { registerPayroll } from './services/payroll/registerPayroll.ts'
import { registerSlotConfigs } from './services/slotConfigs/registerSlotConfigs.ts'
import { registerTemplates } from './services/templates/registerTemplates.ts'
import { strictBodies } from './web/bodies.ts'
import { warnOfForwarding } from './web/forwarding.ts'
import { closeAfterLastAnswers } from './web/lastAnswers.ts'
import { registerDocumentation } from './web/pages/documentation.ts'
import { registerFrontEnd } from './web/pages/frontEnd.ts'
import { registerGallery } from './web/pages/gallery.ts'
import { registerSpecification } from './web/pages/specification.ts'
import { refuseUnderPressure } from './web/pressure.ts'
import { protocolErrors, refuseUnmet } from './web/protocolErrors.ts'
import { registerHealth } from './web/registerHealth.ts'
import { registerInfo } from './web/registerInfo.ts'
import { requestLog } from './web/requestLog.ts'
import { securityHeaders } from './web/securityHeaders.ts'
import { versioned } from './web/unversioned.ts'
import { registerWork } from './work/registerWork.ts'
import { starterOf } from './work/starter.ts'
import type { Work } from './work/work.ts'

export interface ServerParts {
  readonly catalogue: Catalogue
  readonly database: Database
  readonly config: Config
  /** What the template of a shift summary may speak of. */
  readonly tags?: readonly Tag[]
  /** Folder of the built front end; without one only the services are served. */
  readonly dist?: string
  /** Gives the folder of the built preview gallery, built when it is first asked for. Never called in production. */
  readonly gallery?: () => Promise<string>
  /** Gives the folder of the specification, written when it is first asked for. */
  readonly specification?: () => Promise<string>
  /** What is to be done after a request; without one it is not, and messages wait in the outbox. */
  readonly work?: Work
  /** Finds the addresses that a name stands for; by DNS where nothing is said. */
  readonly resolve?: Resolve
  /** Told of every route: tests make their tables of routes from it. */
  readonly onRoute?: (route: RouteOptions) => void
}

/** The whole server but for listening. The database stays the caller's: it is not closed with the server. */
export const buildServer = async ({
  catalogue,
  database,
  config,
  tags = [],
  dist,
  gallery,
  specification,
  work,
  resolve,
  onRoute,
}: ServerParts): Promise<FastifyInstance> => {
  const app = fastify(options(config))
  if (onRoute) app.addHook('onRoute', onRoute)
  closeAfterLastAnswers(app)
  // Compression and documentation see the routes registered after them only.
  await securityHeaders(app, config)
  await app.register(compress, { threshold: 16 * 1024 })
  warnOfForwarding(app, config)
  if (config.loopDelay) await refuseUnderPressure(app, config.loopDelay)
  await app.register(cookie)
  const auth = authContext({ catalogue, config, database: database.of(sessionsShare) })
  await registerDocumentation(app, auth)
  handleErrors(app)
  strictBodies(app)
  refuseUnmet(app)
  const enqueue = work?.enqueue ?? (async () => {})
  const secretKeys = [config.secretKey, ...config.previousSecretKeys]
  const offering = offeringOf(config, enqueue)
  registerAuth(app, auth, enqueue)
  const outbound = outboundOf({
    resolve,
    allowsLocal: config.ssoAllowLocal,
    warn: app.log.warn.bind(app.log),
  })
  app.addHook('onClose', () => outbound.close())
  const flags = flagsOf(catalogue, config)
  const workshop = registerResources(app, {
    catalogue,
    database,
    secretKeys,
    flags: () => flags,
    settings: config.settings,
    signOut: revokeSessions,
    revoke: revokeCredentials,
    send: senderOf(offering),
    start: starterOf(enqueue),
    faultOf: outbound.faultOf,
    isElsewhere: ({ source }) => source === 'agencySubscriptions' && config.agencyGatewayUrl !== undefined,
  })
  if (catalogue.entities.has('counter')) registerCounters(app, workshop)
  const { fingerprints } = workshop
  registerContact(app, { database, outbox: offering.outbox, fingerprints })
  registerReceipt(app, { database, outbox: offering.outbox })
  if (catalogue.entities.has('institutionHasOauth2')) registerSso(app, { auth, workshop, outbound })
  if (catalogue.entities.has('agencySubscription')) registerAgency(app, workshop, config)
  if (catalogue.entities.has('payrollExport')) registerPayroll(app, workshop)
  if (catalogue.entities.has('publicholiday')) registerHolidays(app, { catalogue, database })
  if (catalogue.enumerations.has('slotConfig')) registerSlotConfigs(app, catalogue, workshop)
  if (catalogue.enumerations.has('country')) registerAddresses(app, { catalogue, database, config })
  if (catalogue.entities.has('shiftTemplate')) await registerTemplates(app, workshop, tags)
  if (catalogue.entities.has('admin')) registerHistory(app, workshop)
  registerMessages(app, {
    database,
    offering,
    showsLinks: !config.production,
    keptDays: config.sentMessagesDays,
  })
  registerWork(app, { database, work })
  registerFlags(app, flags)
  registerHealth(app, database)
  registerInfo(app, config)
  registerGallery(app, config.production ? undefined : gallery)
  await registerSpecification(app, auth, specification)
  await registerFrontEnd(app, dist)
  return app
}

const options = (config: Config): FastifyServerOptions => ({
  bodyLimit: 1024 * 1024,
  requestTimeout: 60_000,
  rewriteUrl: versioned,
  trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  genReqId: () => randomUUID(),
  // Requests in hand are finished at the end, connections without one are not waited for.
  forceCloseConnections: 'idle',
  ...protocolErrors,
  logger: config.log && requestLog(config),
})
