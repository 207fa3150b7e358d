import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { type AgencySubscription, subscriptionColumns } from '#protocol/services/agency.ts'
import { HttpProblem } from '../../errors.ts'

/** A stored subscription, in the columns of its entity. */
export interface SubscriptionRow {
  readonly id: number
  readonly version: number
  readonly institution: number
  readonly idSubscription: string
  readonly subscriptionName: string
  readonly agencyName: string | null
  readonly email: string
  readonly nbMinutesAfterLaunchingRequest: number
  readonly hasAutoValidation: boolean
  readonly jobs: readonly number[]
  readonly specialties: readonly number[]
}

/** Specialty → its job. */
export type JobOf = ReadonlyMap<number, number>

/** A subscription as this service answers it: specialties stand with their job. An agency that nobody has named is called as it is. */
export const toWire = (row: SubscriptionRow, jobOf: JobOf): AgencySubscription => ({
  id: row.idSubscription,
  idLegacySubscription: row.id,
  name: row.subscriptionName,
  agency: { name: row.agencyName ?? row.subscriptionName },
  delay: row.nbMinutesAfterLaunchingRequest,
  autoAccept: row.hasAutoValidation,
  emails: row.email.split(',').map((address) => address.trim()),
  jobs: row.jobs.map((id) => ({
    id,
    specialties: row.specialties.flatMap((specialty) =>
      jobOf.get(specialty) === id ? { id: specialty } : [],
    ),
  })),
  version: row.version,
})

const names = new Map<string, string>(
  Object.entries(subscriptionColumns).map(([name, column]) => [column, name]),
)

/** The columns that a body gives. Addresses become one text, as they are stored. */
export const columnsOf = (body: Values): Values =>
  Object.fromEntries(
    Object.entries(subscriptionColumns).flatMap(([name, column]) => {
      const value = body[name]
      if (value === undefined) return []
      return [[column, name === 'emails' && Array.isArray(value) ? value.join(', ') : value]]
    }),
  )

/** A refusal of columns in the names of bodies; anything else as it is. `current` stands for the row that comes with it. */
export const refusalOf = (error: unknown, current?: AgencySubscription): unknown => {
  if (!(error instanceof HttpProblem)) return error
  const { status, errorCode, details, says, exactly } = error
  const told = details.map((one): Detail => ({ ...one, column: names.get(one.column) ?? one.column }))
  const body = current ? { data: current } : {}
  return new HttpProblem(status, { errorCode, details: told, body, says, exactly })
}
