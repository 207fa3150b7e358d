import type { Problem } from '#dsl/problem.ts'
import type { PlacedProblem } from '#engine/form/checkLines.ts'
import type { Outcome } from './fanOut.ts'

/** Something that was not written, and where: its line, the institution it was for. */
export interface Failure {
  readonly problem: Problem | PlacedProblem
  readonly lineId?: number
  readonly institution?: number
}

/** What the server said of the writes that failed, one by one; a problem with a column belongs under a field. */
export const failuresOf = (outcomes: readonly Outcome[]): readonly Failure[] =>
  outcomes.flatMap((outcome): readonly Failure[] => {
    if ('row' in outcome) return []
    const { lineId, institution } = outcome.cell
    const { code, details } = outcome.problem
    if (details.length === 0) return [{ problem: { code }, lineId, institution }]
    return details.map(({ line: _, institution: at, ...problem }) => ({
      problem: { ...problem, lineId },
      lineId,
      institution: at ?? institution,
    }))
  })
