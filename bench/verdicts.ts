import type { Figure } from './figures.ts'
import type { Goal } from './goals.ts'

export interface Verdict {
  readonly goal: Goal
  /** `not measured`: no suite gave the figure, or it came out as no number. */
  readonly verdict: 'met' | 'missed' | 'not measured'
  /** What was judged. */
  readonly value?: number
  readonly figure?: Figure
}

/** One verdict for each goal, in their order: a goal that nobody measured stays in the table. */
export const verdictsOf = (goals: readonly Goal[], figures: readonly Figure[]): readonly Verdict[] =>
  goals.map((goal) => {
    const figure = figures.find(({ name }) => name === goal.name)
    const value = goal.of === 'ratio' ? figure?.ratio?.median : figure?.ours
    if (figure === undefined || value === undefined || !Number.isFinite(value))
      return { goal, verdict: 'not measured' }
    return { goal, verdict: holds(goal, value) ? 'met' : 'missed', value, figure }
  })

const holds = ({ comparison, limit }: Goal, value: number): boolean =>
  comparison === '≤' ? value <= limit : value >= limit

/** A run is whole when every goal has a figure; missing a goal is a result like another. */
export const isWhole = (verdicts: readonly Verdict[]): boolean =>
  verdicts.every(({ verdict }) => verdict !== 'not measured')
