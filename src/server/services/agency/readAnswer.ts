import { isObject } from '#protocol/row.ts'
import type { AgencySubscription } from '#protocol/services/agency.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const idIn = (value: unknown): number[] =>
  isObject(value) && Number.isInteger(value.id) ? [Number(value.id)] : []

/** A subscription as another gateway answers it, in its described parts alone; undefined for what is none. */
const subscriptionIn = (value: unknown): AgencySubscription | undefined => {
  if (!isObject(value) || !Number.isInteger(value.idLegacySubscription)) return undefined
  const { id, idLegacySubscription, name, agency, delay, autoAccept, emails, jobs } = value
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  return {
    id: String(id),
    idLegacySubscription: Number(idLegacySubscription),
    name: textOf(name),
    agency: { name: isObject(agency) ? textOf(agency.name) : '' },
    delay: typeof delay === 'number' ? delay : 0,
    autoAccept: autoAccept === true,
    emails: listOf(emails).filter((one) => typeof one === 'string'),
    jobs: listOf(jobs).flatMap((job) =>
      idIn(job).map((number) => ({
        id: number,
        specialties: listOf(isObject(job) ? job.specialties : []).flatMap((one) =>
          idIn(one).map((specialty) => ({ id: specialty })),
        ),
      })),
    ),
  }
}

/** Those of a list, `result[]` of the body or of its `data`. */
export const subscriptionsIn = (body: unknown): readonly AgencySubscription[] => {
  const data = isObject(body) && isObject(body.data) ? body.data : body
  return listOf(isObject(data) ? data.result : undefined).flatMap((one) => subscriptionIn(one) ?? [])
}

/** The one of an answer, where it says what it has written. */
export const writtenIn = (body: unknown): AgencySubscription | undefined =>
  subscriptionIn(body) ?? (isObject(body) ? subscriptionIn(body.data) : undefined)
