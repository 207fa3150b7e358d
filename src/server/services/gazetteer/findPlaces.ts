import { type Executor, run } from '../../resources/catalogue/statement.ts'
import type { Place } from './place.ts'

/** A place and which of the names asked for it was found by. */
export interface Named extends Place {
  /** Index of the name. */
  readonly by: number
  readonly match: 'exact' | 'begun' | 'similar'
}

const columns = `"name", "read", "postalCode", "region", "lat", "lng", "weight", "isApproximate"`
/** Places looked at for each name: a large town has as many lines as postal codes. */
const EACH = 60
/** After every letter, in the order of code points. */
const LAST = '\uffff'

/** Places of a postal code, or of those that begin so. */
export const placesOfCodes = (db: Executor, country: string, codes: readonly string[]): Promise<Place[]> =>
  run<Place>(
    db,
    `select ${columns} from "place" where "country" = $1 and "postalCode" = any($2::text[])
     order by "weight" desc, "name" limit ${EACH}`,
    [country, codes],
  )

export const placesOfCodeBegun = (db: Executor, country: string, begun: string): Promise<Place[]> =>
  run<Place>(
    db,
    `select ${columns} from "place" where "country" = $1 and "postalCode" >= $2 and "postalCode" < $3
     order by "weight" desc, "postalCode", "name" limit ${EACH}`,
    [country, begun, begun + LAST],
  )

/** Places that are called so, or whose name begins so where it is long enough for that. */
export const placesNamed = (
  db: Executor,
  country: string,
  names: readonly { readonly read: string; readonly mayBegin: boolean }[],
): Promise<Named[]> =>
  run<Named>(
    db,
    `select p.*, (n."at" - 1)::int as "by"
     from unnest($2::text[], $3::text[]) with ordinality as n("read", "end", "at"), lateral (
       select ${columns}, case when "read" = n."read" then 'exact' else 'begun' end as "match"
       from "place" where "country" = $1 and "read" >= n."read" and "read" <= n."end"
       order by "read" = n."read" desc, "weight" desc, "postalCode" limit ${EACH}) p
     order by n."at", p."match" desc, p."weight" desc, p."postalCode"`,
    [
      country,
      names.map(({ read }) => read),
      names.map(({ read, mayBegin }) => (mayBegin ? read + LAST : read)),
    ],
  )

/** Places that are called much the same; of those that are alike the larger one first. */
export const placesLike = (db: Executor, country: string, names: readonly string[]): Promise<Named[]> =>
  run<Named>(
    db,
    `select p.*, (n."at" - 1)::int as "by", 'similar' as "match"
     from unnest($2::text[]) with ordinality as n("read", "at"), lateral (
       select ${columns}, similarity("read", n."read") as "likeness" from "placesLike"($1, n."read")) p
     order by p."likeness" + ln(p."weight" + 1) / 60 desc, p."postalCode" limit ${EACH}`,
    [country, names],
  )
