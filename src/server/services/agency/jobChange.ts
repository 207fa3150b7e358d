import type { Reach } from '#engine/access/places.ts'
import { idsIn } from '#protocol/row.ts'
import type { SubscriptionJobs } from '#protocol/services/agency.ts'
import { modification } from '#server/resources/routes/drafts/drafts.ts'
import { LockSetChanged, readRows } from '#server/resources/write/lock/lockRows.ts'
import type { Draft } from '#server/resources/write/plan.ts'
import type { WriteContext } from '#server/resources/write/writeContext.ts'
import { HttpProblem } from '../../errors.ts'
import { jobsOfSpecialties } from './lookUp.ts'
import type { SubscriptionRow } from './wire.ts'

type Lists = Pick<SubscriptionJobs, 'jobs' | 'specialties'>
type Held = Pick<SubscriptionRow, 'jobs' | 'specialties'>

/** What a subscription holds once the lists are added. */
const added = (held: Held, { jobs, specialties }: Lists): Held => ({
  jobs: [...new Set([...held.jobs, ...jobs])],
  specialties: [...new Set([...held.specialties, ...specialties])],
})

/** What is left of it without them: a job takes its specialties along. */
const without = (held: Held, { jobs, specialties }: Lists, jobOf: ReadonlyMap<number, number>): Held => ({
  jobs: held.jobs.filter((id) => !jobs.includes(id)),
  specialties: held.specialties.filter(
    (id) => !specialties.includes(id) && !jobs.includes(jobOf.get(id) ?? 0),
  ),
})

/**
 * Adds jobs to a subscription or takes them away. What is there is read before it is locked, so that all it points at is
 * locked with it; a call that has changed it meanwhile makes this one begin again.
 */
export const jobChange = async (
  write: WriteContext,
  { id, how, lists }: { readonly id: number; readonly how: 'add' | 'remove'; readonly lists: Lists },
  allowed: Reach,
): Promise<Draft> => {
  const [seen] = await readRows(write, write.resource, [id])
  if (!seen) throw new HttpProblem(404)
  const held = { jobs: idsIn(seen.jobs), specialties: idsIn(seen.specialties) }
  const next =
    how === 'add' ? added(held, lists) : without(held, lists, await jobsOfSpecialties(write.tx, [held]))
  const draft = modification(
    write,
    { id, submitted: { values: { ...next }, claimed: {} } },
    { places: allowed },
  )
  return {
    ...draft,
    plan: (rows, raised) => {
      if (rows.some((row) => row.id === id && row.version !== seen.version)) throw new LockSetChanged()
      return draft.plan(rows, raised)
    },
  }
}
