import type { Reach } from '#engine/access/places.ts'
import type { Detail } from '#protocol/problem.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import type { Right } from '../catalogue/grants.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import type { Submitted } from './submission.ts'
import type { Raised } from './writeContext.ts'

/** One row that a call is to write, before the rows that are there are known. */
export interface Wanted {
  /** Place in the body, from 0. Rows of one line for several institutions have the same. */
  readonly line: number
  /** The row to be changed, where the body names it. */
  readonly id?: number
  /** A new row is to be in them; one that exists is tied to those that it is not in yet. */
  readonly institutions: readonly number[]
  readonly submitted: Submitted
}

/** One row that a call writes: of nothing, or of the row as it stands, which is locked. */
export interface Change extends Omit<Wanted, 'id'> {
  readonly current?: StoredRow
  /** A relation that is judged though it stays as it is: what it points at may have been removed since. */
  readonly rejudged?: string
}

/** Where the person may do what the plan does; `update` is asked only where rows are there already. */
export interface Rights {
  readonly insert: Reach
  readonly update: () => Reach
  /** What lets the person do it, where grants may: they are asked about each row. */
  readonly by?: Right
}

/** What a body asks for. */
export interface Draft {
  readonly wanted: readonly Wanted[]
  /** A line that names no row is the row with the same values of this rule in its institution, where there is one. */
  readonly match?: UniquePlace
  /** Every row is to be new: 409 with each line and institution that has it already. */
  readonly onlyNew?: true
  /** Problems name the line they are of. */
  readonly isBatch: boolean
  /**
   * Throws what the rows would be refused for as they stand, before rows that they repeat are changed; they are not locked yet.
   */
  demand?(rows: readonly StoredRow[]): Promise<void>
  /** What becomes of the rows found, which are locked. Throws HttpProblem 400, 404, 409 and 412. */
  plan(rows: readonly StoredRow[], raised: Raised): Promise<readonly Change[]> | readonly Change[]
}

/** One new row. */
export const insertion = (submitted: Submitted, institutions: readonly number[]): Draft => {
  const wanted: Wanted[] = [{ line: 0, institutions, submitted }]
  return { wanted, isBatch: false, plan: () => wanted }
}

/** The institutions that a row that is there is to be tied to. */
export const tiesOf = ({ current, institutions }: Change): readonly number[] => {
  const own = current?.institution
  return Array.isArray(own) ? institutions.filter((id) => !own.includes(id)) : []
}

/** Problems of changes, counted from 0, as those of the lines that they come from; each once. */
export const onLines = (
  problems: readonly Detail[],
  changes: readonly Pick<Change, 'line'>[],
  isBatch: boolean,
): Detail[] => {
  const told = problems.map(({ line, ...detail }) => ({
    ...detail,
    ...(isBatch && { line: changes[line ?? 0]?.line ?? 0 }),
  }))
  return [...new Map(told.map((one) => [`${one.line} ${one.column} ${one.code}`, one])).values()]
}
