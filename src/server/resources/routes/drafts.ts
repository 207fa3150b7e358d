import { institutionsOf, placeColumn, placedIn } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { HttpProblem, refused } from '../../errors.ts'
import type { Right } from '../catalogue/grants.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { demandVersion, type IsWanted, namedRow, seenRow } from '../write/namedRow.ts'
import type { Draft, Wanted } from '../write/plan.ts'
import { type Submitted, throwAny } from '../write/submission.ts'
import type { Raised, WriteContext } from '../write/writeContext.ts'

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

/** Columns of several rows that are there, all or nothing: each that is gone or another by now is told with its line. */
export const modifications = (write: WriteContext, changes: readonly Modification[], right: Right): Draft => {
  const wanted = changes.map(({ id, submitted }, line) => ({ line, id, institutions: [], submitted }))
  const { entity } = write.resource
  const demandAll = (rows: readonly StoredRow[], raised: Raised = new Map()): readonly StoredRow[] => {
    const gone: Detail[] = []
    const stale: Detail[] = []
    const elsewhere: Detail[] = []
    const found = changes.flatMap(({ id, isWanted, within = [] }, line) => {
      const current = seenRow(write, rows, id, right)
      if (!current) {
        gone.push({ column: 'id', code: 404, line })
        return []
      }
      const own = raised.get(`${entity.name} ${id}`) ?? 0
      if (isWanted && !isWanted(current.version - own)) stale.push({ column: 'version', code: 412, line })
      const places = institutionsOf(entity, current)
      if (!within.every((place) => places.includes(place)))
        elsewhere.push({ column: 'institution', code: 406, reason: 'notWritable', line })
      return [current]
    })
    for (const [status, details] of [
      [404, gone],
      [412, stale],
    ] as const)
      if (details.length > 0) throw new HttpProblem(status, { details: details.slice(0, 100) })
    throwAny(elsewhere)
    return found
  }
  return {
    wanted,
    isBatch: true,
    demand: async (rows) => void demandAll(rows),
    plan: (rows, raised) => {
      const found = demandAll(rows, raised)
      return wanted.flatMap(({ id: _, ...change }, line) => {
        const current = found[line]
        return current ? [{ ...change, current }] : []
      })
    },
  }
}

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
