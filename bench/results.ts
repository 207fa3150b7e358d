import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figures.ts'
import type { Goal } from './goals.ts'
import type { Machine } from './machine.ts'
import type { Pace } from './pace.ts'
import type { SuiteName } from './suite.ts'
import { verdictsOf } from './verdicts.ts'

/** What a suite gave when it was last run. */
export interface Result {
  readonly about: string
  readonly at: string
  /** Processes that wanted a core, in the last minute: before and after. */
  readonly load: { readonly before: number; readonly after: number }
  readonly seconds: number
  readonly figures: readonly Figure[]
  /** Why it could not be run. */
  readonly failed?: string
}

export type Results = Partial<Record<SuiteName, Result>>

/** A quick run has a file of its own, which is not committed. */
const fileOf = (pace: Pace): string =>
  fileURLToPath(new URL(pace.name === 'full' ? 'results.json' : 'results.quick.json', import.meta.url))

/** Those of the last run of this pace; suites that are not asked for keep what they gave. */
export const readResults = (pace: Pace): Results => {
  const file = fileOf(pace)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { suites: Results }).suites : {}
}

export const writeResults = (
  pace: Pace,
  { machine, goals, suites }: { machine: Machine; goals: readonly Goal[]; suites: Results },
): void => {
  const figures = Object.values(suites).flatMap((result) => result.figures)
  const verdicts = verdictsOf(goals, figures).map(({ goal, value, verdict }) => ({
    name: goal.name,
    goal: `${goal.comparison} ${goal.limit} ${goal.unit}`,
    value,
    verdict,
  }))
  writeFileSync(fileOf(pace), `${JSON.stringify({ machine, verdicts, suites }, null, 2)}\n`)
}
