import { type Agency, createAgency, isSubscription, type Known } from '#client/services/agency.ts'
import { idsIn, type Values, type WireRow } from '#protocol/row.ts'
import { type AgencySubscription, subscriptionColumns } from '#protocol/services/agency.ts'
import type { WriteOptions } from '#renderer/gateway.ts'
import { told } from '../problems.ts'
import type { Reaching, RowSource } from './rowSource.ts'

const columns = new Map<string, string>(Object.entries(subscriptionColumns))

/** The version of each row where the gateway knows none. */
const NO_VERSION = 0

const inOrder = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b)

/** A subscription as a row of the table. */
const rowOf = (institution: number, one: AgencySubscription): WireRow => ({
  id: one.idLegacySubscription,
  version: one.version ?? NO_VERSION,
  institution,
  idSubscription: one.id,
  subscriptionName: one.name,
  agencyName: one.agency?.name ?? null,
  nbMinutesAfterLaunchingRequest: one.delay,
  hasAutoValidation: one.autoAccept,
  email: one.emails.join(', '),
  jobs: inOrder(one.jobs.map(({ id }) => id)),
  specialties: inOrder(one.jobs.flatMap(({ specialties }) => specialties.map(({ id }) => id))),
})

/** What a call says of a row. Addresses are parted by commas. Source: specification §5. */
const fieldsOf = (row: Values) => ({
  name: String(row.subscriptionName),
  emails: String(row.email ?? '')
    .split(',')
    .map((address) => address.trim()),
  delay: Number(row.nbMinutesAfterLaunchingRequest),
  autoAccept: row.hasAutoValidation === true,
})

const knownBy = (row: WireRow): Known => ({
  institution: Number(row.institution),
  id: String(row.idSubscription),
  idLegacySubscription: row.id,
  ...(row.version !== NO_VERSION && { version: row.version }),
})

/** Each call of one write has a key of its own that is the same in every try. */
const keyed = ({ key }: WriteOptions, call: string): WriteOptions =>
  key === undefined ? {} : { key: `${key}:${call}` }

/** The agency subscriptions of the back-office gateway as rows. Source: specification §4, §5, §7. */
export const agencySubscriptions = ({ http, gateway }: Reaching): RowSource => {
  const agency: Agency = createAgency(http)
  /**
   * By row: changes of which some calls were made and one failed, with their key, the version before and after these calls, and what
   * it holds after them.
   */
  const halfway = new Map<number, { key: string | undefined; from: number; to: number; held: Lists }>()
  const asked = <T>(institution: number, work: Promise<T>): Promise<T> =>
    told(work, {
      columnOf: (name) => columns.get(name) ?? name,
      rowOf: (data) => (isSubscription(data) ? rowOf(institution, data) : undefined),
    })

  /** The specialties whose job is chosen. */
  const ofJobs = async (jobs: readonly number[], specialties: readonly number[]) => {
    if (specialties.length === 0) return specialties
    const query = { id: specialties }
    const { rows } = await gateway.list('specialty', { select: ['job'], query, limit: specialties.length })
    const fitting = new Set(rows.flatMap(({ id, job }) => (jobs.includes(Number(job)) ? id : [])))
    return specialties.filter((id) => fitting.has(id))
  }
  const listsOf = async (row: Values) => {
    const jobs = idsIn(row.jobs)
    return { jobs, specialties: await ofJobs(jobs, idsIn(row.specialties)) }
  }

  return {
    read: async (institutions, signal) => {
      const read = (institution: number) =>
        asked(institution, agency.list(institution, signal ? { signal } : {}))
      const lists = await Promise.all(institutions.map(read))
      return {
        rows: institutions.flatMap((id, i) => lists[i]?.map((one) => rowOf(id, one)) ?? []),
        closed: institutions.filter((_, i) => lists[i] === undefined),
      }
    },
    insert: async (row, options) => {
      const institution = Number(row.institution)
      const body = { ...fieldsOf(row), ...(await listsOf(row)) }
      const made = await asked(institution, agency.create(institution, body, options))
      if (made) return rowOf(institution, made)
      // A gateway that does not say what it has made: the newest of that name.
      const listed = (await asked(institution, agency.list(institution))) ?? []
      const found = listed.filter(({ name }) => name === body.name)
      const [newest] = found.toSorted((a, b) => b.idLegacySubscription - a.idLegacySubscription)
      return newest ? rowOf(institution, newest) : { ...row, id: 0, version: NO_VERSION }
    },
    update: async (seen, patch, { key }) => {
      const { institution, ...row } = { ...seen, ...patch, institution: Number(seen.institution) }
      const left = halfway.get(seen.id)
      const resumed = left?.from === seen.version && left.key !== key ? left : undefined
      const known = knownBy({ ...seen, version: resumed?.to ?? seen.version })
      const lists = await listsOf(row)
      const held = resumed?.held ?? { jobs: idsIn(seen.jobs), specialties: idsIn(seen.specialties) }
      const more = without(lists, held)
      const less = without(held, lists)
      const ask = <T>(work: Promise<T>) => asked(institution, work)
      let now = await ask(agency.change(known, fieldsOf(row), keyed({ key }, 'fields')))
      const note = (lists: Lists) =>
        halfway.set(seen.id, { key, from: seen.version, to: now?.version ?? seen.version, held: lists })
      note(held)
      // What comes is there before what goes: a subscription is never without a job.
      if (holdsAny(more)) {
        now = await ask(agency.addJobs(known, more, keyed({ key }, 'added')))
        note(both(held, more))
      }
      if (holdsAny(less)) now = await ask(agency.removeJobs(known, less, keyed({ key }, 'removed')))
      halfway.delete(seen.id)
      return now ? rowOf(institution, now) : { ...seen, ...patch, ...lists }
    },
    remove: (seen, { key }) =>
      asked(Number(seen.institution), agency.remove(knownBy(seen), keyed({ key }, 'removed'))),
  }
}

interface Lists {
  readonly jobs: readonly number[]
  readonly specialties: readonly number[]
}

/** What the first holds and the other does not. */
const without = (one: Lists, other: Lists): Lists => ({
  jobs: one.jobs.filter((id) => !other.jobs.includes(id)),
  specialties: one.specialties.filter((id) => !other.specialties.includes(id)),
})

const both = (one: Lists, other: Lists): Lists => ({
  jobs: [...one.jobs, ...other.jobs],
  specialties: [...one.specialties, ...other.specialties],
})

const holdsAny = ({ jobs, specialties }: Lists): boolean => jobs.length + specialties.length > 0
