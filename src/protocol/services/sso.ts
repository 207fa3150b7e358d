import { isObject } from '../row.ts'

/** Why nobody was signed on: `/login?sso={refusal}`, with its sentence in every language: `login.sso.refusals.{refusal}`. */
export const ssoRefusals = [
  'unknownCode',
  'ambiguousCode',
  'incomplete',
  'secretLost',
  'unreachable',
  'denied',
  'over',
  'invalid',
  'noIdentity',
  'unknownPerson',
  'otherAccount',
] as const
export type SsoRefusal = (typeof ssoRefusals)[number]

/** What is tried of a connection, in the order of a sign-on. */
export const ssoSteps = ['authorization', 'token', 'userInfo', 'people'] as const
export type SsoStep = (typeof ssoSteps)[number]

/** What can be wrong with a step: `screens.sso.faults.{fault}`. */
export const ssoFaults = [
  'missing',
  'webAddress',
  'notHttps',
  'insideAddress',
  'unknownHost',
  'noAnswer',
  'badStatus',
  'secretLost',
  'badClient',
  'badRequest',
  'nobody',
  'noName',
] as const
export type SsoFault = (typeof ssoFaults)[number]

/** What became of a step; `detail` is what the other server said, or how many people there are. */
export interface TriedStep {
  readonly step: SsoStep
  readonly fault: SsoFault | null
  readonly detail: string | null
}

const stepNames: readonly unknown[] = ssoSteps
const faultNames: readonly unknown[] = [...ssoFaults, null]

const isTriedStep = (one: unknown): one is TriedStep =>
  isObject(one) &&
  stepNames.includes(one.step) &&
  faultNames.includes(one.fault) &&
  (one.detail === null || typeof one.detail === 'string')

/** Whether an answer tells what became of steps: of none, or of what is no step, nobody could say that all is fine. */
export const isTried = (data: unknown): data is readonly TriedStep[] =>
  Array.isArray(data) && data.length > 0 && data.every(isTriedStep)

/** The page of the console that a sign-on ends on, in the query of `GET /auth/sso`. */
export const returnParameter = 'returnTo'
/** By which people name their institution. Source: specification of the institution area, §7. */
export const codeParameter = 'institutionCode'

/** A session opened by an institution's server: the code that leads there again, and whether its token is over. */
export interface SsoSession {
  readonly institutionCode: string
  readonly expired: boolean
}
