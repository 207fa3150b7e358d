import { institutionsOf } from '#dsl/entities/places.ts'
import { HttpProblem } from '../../errors.ts'
import { demand, isVisible, type Reach, visibleTo } from '../catalogue/access.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { visibleRow } from '../read/visibleRow.ts'
import type { WriteContext } from './writeContext.ts'

/** Whether a version is one of those that a request is made for. */
export type IsWanted = (version: number) => boolean

/** The row that a call names, among those locked. Throws HttpProblem 404 unless it can be seen, 403 unless all its institutions are in reach. */
export const namedRow = (
  { principal, resource }: WriteContext,
  found: readonly StoredRow[],
  id: number,
  allowed: Reach,
): StoredRow => {
  const row = found.find((one) => one.id === id)
  if (!row || !isVisible(resource, row, visibleTo(principal, resource))) throw new HttpProblem(404)
  demand(institutionsOf(resource.entity, row), allowed)
  return row
}

/** Throws HttpProblem 412, with the row as it is now, when the client's version is an older one (optimistic lock). */
export const demandVersion = async (
  write: WriteContext,
  row: StoredRow,
  isWanted: IsWanted,
  allowed: Reach,
): Promise<void> => {
  if (!isWanted(row.version))
    throw new HttpProblem(412, { body: { data: await visibleRow(write, row, allowed) } })
}
