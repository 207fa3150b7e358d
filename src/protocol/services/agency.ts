import type { Endpoint } from '../services.ts'

/** An agency subscription as the back-office gateway answers it. Source: specification §7. */
export interface AgencySubscription {
  /** Its name in paths. */
  readonly id: string
  /** Its number, by which lists know it. */
  readonly idLegacySubscription: number
  readonly name: string
  readonly agency: { readonly name: string }
  /** Minutes between the request and the moment when the agency is asked. */
  readonly delay: number
  readonly autoAccept: boolean
  readonly emails: readonly string[]
  readonly jobs: readonly { readonly id: number; readonly specialties: readonly { readonly id: number }[] }[]
  /** Of our own service alone. */
  readonly version?: number
}

/** The jobs of a subscription, and their specialties, that a call adds or takes away. */
export interface SubscriptionJobs {
  readonly idLegacySubscription: number
  readonly jobs: readonly number[]
  readonly specialties: readonly number[]
}

/** Name in bodies → column of the subscription. */
export const subscriptionColumns = {
  name: 'subscriptionName',
  emails: 'email',
  delay: 'nbMinutesAfterLaunchingRequest',
  autoAccept: 'hasAutoValidation',
  jobs: 'jobs',
  specialties: 'specialties',
} as const

/** Subscriptions of one answer. Source: specification §9. */
export const SUBSCRIPTIONS_TAKEN = 500

/** In this language subscriptions are written, whatever that of the person. Source: specification §9. */
export const SUBSCRIPTION_LANGUAGE = 'fr'

/** What an institution is granted by a call of its own. */
export type InstitutionGrant = 'agency' | 'hubloPool'

const grantPaths = { agency: 'agency', hubloPool: 'toggle/is-hublo-pool-client' } as const

/**
 * The agency is given by `POST` and taken by `DELETE`. The pool is turned over by `PUT`, or given and taken by a body that says
 * which. 409 where it is so already. Source: specification of the institution area, §7.
 */
export const grant = (institution: number | ':id', name: InstitutionGrant): Endpoint => ({
  service: 'bffBackoffice',
  path: `/institutions/${institution}/options/${grantPaths[name]}`,
})

/** What is sent to give or take it. */
export const granting = (name: InstitutionGrant, isGiven: boolean) =>
  name === 'agency'
    ? { method: isGiven ? ('POST' as const) : ('DELETE' as const) }
    : { method: 'PUT' as const, body: { isHubloPoolClient: isGiven } }

/** The agency subscriptions of an institution. */
export const subscriptions = (institution: number | ':id'): Endpoint => ({
  service: 'bffBackoffice',
  path: `${grant(institution, 'agency').path}/subscriptions`,
})

/** One of them. */
export const subscription = (institution: number | ':id', id: string): Endpoint => ({
  ...subscriptions(institution),
  path: `${subscriptions(institution).path}/${id === ':idSubscription' ? id : encodeURIComponent(id)}`,
})

/** Its jobs. */
export const subscriptionJobs = (institution: number | ':id', id: string): Endpoint => ({
  ...subscriptions(institution),
  path: `${subscription(institution, id).path}/jobs`,
})
