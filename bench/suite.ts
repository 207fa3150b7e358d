import type { Figure } from './figures.ts'
import type { Ground } from './ground/ground.ts'
import type { Pace } from './pace.ts'

/** What a suite measures with: `ground` is opened by the first that asks for it and shared by all. */
export interface Means {
  readonly pace: Pace
  readonly ground: () => Promise<Ground>
}

/** The names of the figures that a suite gives are those of its goals, and some that no goal is set for. */
export interface Suite {
  readonly name: SuiteName
  /** What is measured, and against what. */
  readonly about: string
  /** False where it takes too long for a quick run, which says so; it can be named there. */
  readonly inQuick?: false
  run(means: Means): Promise<readonly Figure[]>
}

export const suiteNames = [
  'list',
  'form',
  'boot',
  'heap',
  'reads',
  'writes',
  'csv',
  'embedded',
  'exports',
  'gazetteer',
  'cold',
  'mixed',
  'soak',
  'lighthouse',
] as const
export type SuiteName = (typeof suiteNames)[number]
