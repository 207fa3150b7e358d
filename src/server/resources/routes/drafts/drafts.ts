import { placeColumn, placedIn } from '#dsl/entities/places.ts'
import type { Right } from '../../catalogue/grants.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import { type Modification, misplaced } from '../../write/modification.ts'
import { namedRow, seenRow } from '../../write/namedRow.ts'
import { demandVersion } from '../../write/optimisticLock.ts'
import type { Draft, Wanted } from '../../write/plan.ts'
import { type Submitted, throwAny } from '../../write/submission.ts'
import { type Raised, raisedOf, type WriteContext } from '../../write/writeContext.ts'

/** Columns of one row that is there. */
export const modification = (
  write: WriteContext,
  { id, isWanted, submitted, within }: Modification,
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
    const own = raisedOf(write.resource.entity, id, raised)
    if (isWanted) await demandVersion(write, current, (version) => isWanted(version - own), right)
    throwAny(misplaced(write.resource, current, within))
    return [{ line: 0, institutions: [], submitted, current }]
  },
})

/** Columns of several rows that are there, all or nothing: each that is gone or another by now is told with its line. */
export const modifications = (write: WriteContext, changes: readonly Modification[], right: Right): Draft => {
  const { resource } = write
  const lines = changes.map((change, line) => ({ ...change, line }))
  const demandAll = (rows: readonly StoredRow[], raised: Raised = new Map()) => {
    const seen = lines.map((change) => ({ ...change, current: seenRow(write, rows, change.id, right) }))
    const gone = seen.filter(({ current }) => !current)
    throwAny(
      gone.map(({ line }) => ({ column: 'id', code: 404, line })),
      404,
    )
    const found = seen.flatMap(({ current, ...change }) => (current ? [{ ...change, current }] : []))
    const stale = found.filter(
      ({ id, isWanted, current }) =>
        isWanted && !isWanted(current.version - raisedOf(resource.entity, id, raised)),
    )
    throwAny(
      stale.map(({ line }) => ({ column: 'version', code: 412, line })),
      412,
    )
    throwAny(
      found.flatMap(({ line, current, within }) =>
        misplaced(resource, current, within).map((detail) => ({ ...detail, line })),
      ),
    )
    return found.map(({ line, submitted, current }) => ({ line, institutions: [], submitted, current }))
  }
  return {
    wanted: lines.map(({ line, id, submitted }) => ({ line, id, institutions: [], submitted })),
    isBatch: true,
    demand: async (rows) => void demandAll(rows),
    plan: demandAll,
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
