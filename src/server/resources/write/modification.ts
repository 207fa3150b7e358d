import { institutionsOf } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import type { IsWanted } from './optimisticLock.ts'
import type { Submitted } from './submission.ts'

/** Columns of a row that is there. */
export interface Modification {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted | undefined
  readonly submitted: Submitted
  /** Institutions that the row is said to be in. */
  readonly within?: readonly number[]
}

/** A row that is said to be in institutions where it is not. */
export const misplaced = (
  { entity }: Resource,
  current: StoredRow,
  within: readonly number[] = [],
): readonly Detail[] => {
  const places = institutionsOf(entity, current)
  return within.every((place) => places.includes(place))
    ? []
    : [{ column: 'institution', code: 406, reason: 'notWritable' }]
}
