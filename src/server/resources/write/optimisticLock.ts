import { HttpProblem } from '../../errors.ts'
import type { Right } from '../catalogue/grants.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { shownRow } from './namedRow.ts'
import type { WriteContext } from './writeContext.ts'

/** Whether a version is one of those that a request is made for. */
export type IsWanted = (version: number) => boolean

/** Throws HttpProblem 412, with the row as it is now, when the client's version is an older one (optimistic lock). */
export const demandVersion = async (
  write: WriteContext,
  row: StoredRow,
  isWanted: IsWanted,
  right: Right,
): Promise<void> => {
  if (isWanted(row.version)) return
  throw new HttpProblem(412, { body: await shownRow(write, row, right) })
}
