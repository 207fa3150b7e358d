import { isObject } from '#protocol/row.ts'
import {
  type AgencySubscription,
  SUBSCRIPTION_LANGUAGE,
  SUBSCRIPTIONS_TAKEN,
  type SubscriptionJobs,
  subscription,
  subscriptionJobs,
  subscriptions,
} from '#protocol/services/agency.ts'
import { isApiError } from '../apiError.ts'
import type { Http } from '../http.ts'
import type { Reading, Writing } from '../resources.ts'

/** What a person says of a subscription, but for its jobs. */
type Fields = Pick<AgencySubscription, 'name' | 'delay' | 'autoAccept' | 'emails'>
type Lists = Pick<SubscriptionJobs, 'jobs' | 'specialties'>

/** By what a subscription is called in paths and bodies, and the version that was read where the gateway has them. */
export interface Known {
  readonly institution: number
  readonly id: string
  readonly idLegacySubscription: number
  readonly version?: number
}

/** Whether an answer is a subscription. */
export const isSubscription = (answer: unknown): answer is AgencySubscription =>
  isObject(answer) && typeof answer.id === 'string' && typeof answer.idLegacySubscription === 'number'

const oneOf = (data: unknown): AgencySubscription | undefined => (isSubscription(data) ? data : undefined)

/** The agency subscriptions of the back-office gateway. All methods throw ApiError. Source: specification §7. */
export function createAgency(http: Http) {
  const jobs =
    (method: 'POST' | 'DELETE') =>
    async ({ institution, id, idLegacySubscription }: Known, lists: Lists, options: Writing = {}) => {
      const body: SubscriptionJobs = { idLegacySubscription, ...lists }
      const answer = await http.send({ ...subscriptionJobs(institution, id), ...options, method, body })
      return oneOf(answer.data)
    }
  return {
    /** Undefined where the institution is no client of the agencies (422). */
    async list(
      institution: number,
      options: Reading = {},
    ): Promise<readonly AgencySubscription[] | undefined> {
      const query = { take: SUBSCRIPTIONS_TAKEN }
      try {
        const { data } = await http.send({ ...subscriptions(institution), ...options, query })
        return isObject(data) && Array.isArray(data.result) ? data.result.filter(isSubscription) : []
      } catch (error) {
        if (isApiError(error) && error.status === 422) return undefined
        throw error
      }
    },
    /** The subscription, where the gateway answers it. */
    async create(institution: number, fields: Fields & Lists, options: Writing = {}) {
      const body = { ...fields, lang: SUBSCRIPTION_LANGUAGE }
      return oneOf(
        (await http.send({ ...subscriptions(institution), ...options, method: 'POST', body })).data,
      )
    },
    async change(
      { institution, id, idLegacySubscription, version }: Known,
      fields: Fields,
      options: Writing = {},
    ) {
      const body = { idLegacySubscription, ...fields }
      const call = { ...subscription(institution, id), ...options, method: 'PATCH', body } as const
      return oneOf((await http.send({ ...call, ...(version !== undefined && { ifMatch: version }) })).data)
    },
    async remove({ institution, id }: Known, options: Writing = {}): Promise<void> {
      await http.send({ ...subscription(institution, id), ...options, method: 'DELETE' })
    },
    addJobs: jobs('POST'),
    removeJobs: jobs('DELETE'),
  }
}

export type Agency = ReturnType<typeof createAgency>
