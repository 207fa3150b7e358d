import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Place } from '../place.ts'

export interface PlaceList {
  readonly country: string
  /** `built-in`, or `geonames-postal` where somebody has imported it. */
  readonly source: string
  readonly version: string
  readonly places: readonly Place[]
}

/** Rows of one statement: some hundreds of kilobytes. */
const BATCH = 2_000

/** The places of a country in place of those that were there. */
export const storePlaces = async (tx: Tx, { country, source, version, places }: PlaceList): Promise<void> => {
  await sql`delete from "place" where "country" = ${country}`.execute(tx)
  for (let at = 0; at < places.length; at += BATCH) {
    const rows = JSON.stringify(places.slice(at, at + BATCH))
    await sql`
      insert into "place" ("country", "name", "read", "postalCode", "region", "lat", "lng", "weight", "isApproximate")
      select ${country}, p.* from json_to_recordset(${rows}::json) as p("name" text, "read" text, "postalCode" text,
        "region" text, "lat" double precision, "lng" double precision, "weight" integer, "isApproximate" boolean)`.execute(
      tx,
    )
  }
  // Entries still to be sorted into the index would be read through by every search.
  await sql`select gin_clean_pending_list('"place_similar_index"'::regclass)`.execute(tx)
  await sql`
    insert into "gazetteer" ("country", "source", "version", "places")
    values (${country}, ${source}, ${version}, ${places.length})
    on conflict ("country") do update set "source" = excluded."source", "version" = excluded."version",
      "places" = excluded."places", "loadedAt" = now()`.execute(tx)
}
