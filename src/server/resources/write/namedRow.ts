import { institutionsOf } from '#dsl/entities/places.ts'
import { HttpProblem } from '../../errors.ts'
import { demand } from '../catalogue/access.ts'
import { demandAbout, isReadable, placesRead, type Right } from '../catalogue/grants.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { visibleRow } from '../read/visibleRow.ts'
import type { WriteContext } from './writeContext.ts'

/**
 * The row that a call names, among those locked. Throws HttpProblem 404 unless it can be seen, 403 unless all its institutions
 * are in reach, and a grant is about it where it takes one.
 */
export const namedRow = (
  write: WriteContext,
  found: readonly StoredRow[],
  id: number,
  right: Right,
): StoredRow => {
  const row = seenRow(write, found, id, right)
  if (!row) throw new HttpProblem(404)
  return row
}

/** The same, where it is to be known of each of several: undefined unless it can be seen. Throws HttpProblem 403. */
export const seenRow = (
  { principal, resource, settings }: WriteContext,
  found: readonly StoredRow[],
  id: number,
  right: Right,
): StoredRow | undefined => {
  const row = found.find((one) => one.id === id)
  if (!row || !isReadable(principal, resource, row)) return undefined
  const places = institutionsOf(resource.entity, row)
  demand(places, right.places)
  demandAbout(right, { values: row, places }, principal, settings)
  return row
}

/** `{data}`: a row as whoever writes it is shown it, in the institutions where they see it. */
export const shownRow = async (write: WriteContext, row: StoredRow, right: Right) => {
  const places = right.grants ? placesRead(write.principal, write.resource, row) : right.places
  return { data: await visibleRow(write, row, places) }
}
