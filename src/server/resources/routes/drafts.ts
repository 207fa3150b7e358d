import type { Reach } from '../catalogue/access.ts'
import type { Resource } from '../catalogue/resource.ts'
import { demandVersion, type IsWanted, namedRow } from '../write/namedRow.ts'
import type { Draft, Wanted } from '../write/plan.ts'
import type { Submitted } from '../write/submission.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** One new row. */
export const insertion = (submitted: Submitted, institutions: readonly number[]): Draft => {
  const wanted: Wanted[] = [{ line: 0, institutions, submitted }]
  return { wanted, isBatch: false, plan: () => wanted }
}

interface Modification {
  readonly id: number
  readonly isWanted: IsWanted
  readonly submitted: Submitted
}

/** Columns of one row that is there. */
export const modification = (
  write: WriteContext,
  { id, isWanted, submitted }: Modification,
  allowed: Reach,
): Draft => ({
  wanted: [{ line: 0, id, institutions: [], submitted }],
  isBatch: false,
  plan: async (rows) => {
    const current = namedRow(write, rows, id, allowed)
    await demandVersion(write, current, isWanted, allowed)
    return [{ line: 0, institutions: [], submitted, current }]
  },
})

interface Creation {
  readonly institutions: readonly number[]
  readonly lines: readonly { readonly line: number; readonly submitted: Submitted }[]
}

/** New rows: one a line where institutions share it, else one a line and institution. */
export const creation = ({ entity }: Resource, { institutions, lines }: Creation): Draft => {
  const { belongs } = entity
  const wanted: Wanted[] =
    belongs.to === 'institution'
      ? lines.flatMap(({ line, submitted }) =>
          institutions.map((institution) => ({
            line,
            institutions: [institution],
            submitted: { ...submitted, values: { ...submitted.values, [belongs.column]: institution } },
          })),
        )
      : lines.map((line) => ({ ...line, institutions }))
  return { wanted, isBatch: true, onlyNew: true, plan: () => wanted }
}
