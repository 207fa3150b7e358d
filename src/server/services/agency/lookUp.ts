import type { Principal } from '#server/principal.ts'
import { demand, visibleTo } from '#server/resources/catalogue/access.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Executor, run } from '#server/resources/catalogue/statement.ts'
import { HttpProblem } from '../../errors.ts'
import type { JobOf, SubscriptionRow } from './wire.ts'

/** What a subscription's name in paths looks like; anything else names nothing. */
const named = /^[\w-]{1,64}$/

/**
 * The institution is there, in sight of the person, and a client of the agencies.
 * @throws HttpProblem 403, 404, and 422 where it is no client
 */
export const demandClient = async (
  db: Executor,
  principal: Principal,
  resource: Resource,
  institution: number,
): Promise<void> => {
  demand([institution], visibleTo(principal, resource))
  const text = `select o."agencyClientId" from "institution" i
    left join "institutionOption" o on o."institution" = i."id" where i."id" = $1`
  const [found] = await run<{ agencyClientId: string | null }>(db, text, [institution])
  if (!found) throw new HttpProblem(404)
  if (found.agencyClientId === null) throw noClient({ institution })
}

/** An institution that is no client of the agencies, by its number where it is known. */
export const noClient = (where: { readonly institution?: number } = {}): HttpProblem =>
  new HttpProblem(422, {
    says: 'noAgencyClient',
    details: [{ column: 'institution', code: 422, reason: 'noAgencyClient', ...where }],
  })

/** What a path calls a subscription. @throws HttpProblem 404 for what can name none */
export const subscriptionNamed = (name: string): string => {
  if (!named.test(name)) throw new HttpProblem(404)
  return name
}

/** The number of a subscription of the institution. @throws HttpProblem 404, 400 where the body has another one */
export const numberOf = async (
  db: Executor,
  institution: number,
  name: string,
  told: number | undefined,
): Promise<number> => {
  const text = `select "id" from "agencySubscription" where "institution" = $1 and "idSubscription" = $2`
  const [found] = await run<{ id: number }>(db, text, [institution, subscriptionNamed(name)])
  if (!found) throw new HttpProblem(404)
  if (told !== undefined && told !== found.id)
    throw new HttpProblem(400, {
      details: [{ column: 'idLegacySubscription', code: 406, reason: 'notWritable' }],
    })
  return found.id
}

/** The jobs of the specialties of these subscriptions. */
export const jobsOfSpecialties = async (
  db: Executor,
  rows: readonly Pick<SubscriptionRow, 'specialties'>[],
): Promise<JobOf> => {
  const ids = [...new Set(rows.flatMap(({ specialties }) => specialties))]
  if (ids.length === 0) return new Map()
  const text = 'select "id", "job" from "specialty" where "id" = any($1::int[])'
  const found = await run<{ id: number; job: number }>(db, text, [ids])
  return new Map(found.map(({ id, job }) => [id, job]))
}
