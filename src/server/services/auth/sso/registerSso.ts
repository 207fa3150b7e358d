import type { FastifyInstance } from 'fastify'
import { registerBegin } from './begin.ts'
import { registerFinish } from './finish.ts'
import { registerPeople } from './registerPeople.ts'
import { registerSwitches } from './registerSwitches.ts'
import type { SsoContext, SsoParts } from './ssoContext.ts'
import { registerTrial } from './trial/registerTrial.ts'

/** Single sign-on by an institution's own authorization server, and what its settings need besides their resources. */
export const registerSso = (app: FastifyInstance, parts: SsoParts): void => {
  const sso: SsoContext = { ...parts, resource: parts.workshop.resources.of('institutionHasOauth2') }
  registerBegin(app, sso)
  registerFinish(app, sso)
  registerTrial(app, sso)
  registerPeople(app, sso)
  registerSwitches(app, sso)
}
