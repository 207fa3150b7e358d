import { institutionsOf, placeColumn, placedIn } from '#dsl/entities/places.ts'
import { refused } from '../../errors.ts'
import type { Right } from '../catalogue/grants.ts'
import type { Resource } from '../catalogue/resource.ts'
import { demandVersion, type IsWanted, namedRow } from '../write/namedRow.ts'
import type { Draft, Wanted } from '../write/plan.ts'
import type { Submitted } from '../write/submission.ts'
import type { WriteContext } from '../write/writeContext.ts'

export interface Modification {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted | undefined
  readonly submitted: Submitted
  /** Institutions that the row is said to be in. */
  readonly within?: readonly number[]
}

/** Columns of one row that is there. */
export const modification = (
  write: WriteContext,
  { id, isWanted, submitted, within = [] }: Modification,
  right: Right,
): Draft => ({
  wanted: [{ line: 0, id, institutions: [], submitted }],
  isBatch: false,
  demand: async (rows) => {
    const current = namedRow(write, rows, id, right)
    if (isWanted) await demandVersion(write, current, isWanted, right)
  },
  plan: async (rows, raised) => {
    const current = namedRow(write, rows, id, right)
    const own = raised.get(`${write.resource.entity.name} ${id}`) ?? 0
    if (isWanted) await demandVersion(write, current, (version) => isWanted(version - own), right)
    const places = institutionsOf(write.resource.entity, current)
    if (!within.every((place) => places.includes(place)))
      throw refused([{ column: 'institution', code: 406, reason: 'notWritable' }])
    return [{ line: 0, institutions: [], submitted, current }]
  },
})

interface Creation {
  readonly institutions: readonly number[]
  readonly lines: readonly { readonly line: number; readonly submitted: Submitted }[]
}

/** New rows: one a line where institutions share it, else one a line and institution. */
export const creation = ({ entity }: Resource, { institutions, lines }: Creation): Draft => {
  const wanted: Wanted[] =
    placeColumn(entity) !== undefined
      ? lines.flatMap(({ line, submitted }) =>
          institutions.map((institution) => ({
            line,
            institutions: [institution],
            submitted: { ...submitted, values: { ...submitted.values, ...placedIn(entity, institution) } },
          })),
        )
      : lines.map((line) => ({ ...line, institutions }))
  return { wanted, isBatch: true, onlyNew: true, plan: () => wanted }
}
