import type { FastifyInstance } from 'fastify'
import { shareSchemas } from '#server/openapi/shareSchemas.ts'
import type { Workshop } from '#server/resources/routes/runWrite.ts'
import type { Config } from '../../config.ts'
import { forwardSubscriptions } from './forwardSubscriptions.ts'
import { gatewayOf } from './gateway.ts'
import { registerGrants } from './registerGrants.ts'
import { registerSubscriptions } from './registerSubscriptions.ts'
import { subscriptionSchema } from './schemas.ts'

/** The part of the back-office gateway that is about agencies: our own, or another platform's. Source: specification §7. */
export const registerAgency = (
  app: FastifyInstance,
  workshop: Workshop,
  { agencyGatewayUrl, agencyGatewayToken }: Config,
): void => {
  shareSchemas(app, [subscriptionSchema])
  const gateway = agencyGatewayUrl ? gatewayOf({ agencyGatewayUrl, agencyGatewayToken }) : undefined
  if (gateway) forwardSubscriptions(app, workshop, gateway)
  else registerSubscriptions(app, workshop)
  registerGrants(app, workshop, gateway)
}
