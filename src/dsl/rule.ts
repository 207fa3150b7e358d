import type { Problem } from './problem.ts'

/**
 * A named rule that computes one column from others of the same row. It runs in the browser and on the
 * server, only when a column it reads has changed, and sees values that may still be missing.
 */
export interface ComputedRule<K extends string = string, V = unknown> {
  readonly rule: string
  readonly reads: readonly K[]
  /** `undefined` leaves the column as it is; null empties it. */
  run(...values: unknown[]): V | null | undefined
}

/**
 * A named check between columns of one row, told under the column `on`. It runs in the browser and on the server, once
 * what it reads is right by itself; values may be missing.
 */
export interface RowCheck<K extends string = string> {
  /** Its problems have this for their reason: `reasons.{check}`. */
  readonly check: string
  readonly reads: readonly K[]
  readonly on: K
  run(...values: unknown[]): Problem | undefined
  /** A value of `on` that passes with the values read, where the kind's own examples would not. */
  example?(...values: unknown[]): unknown
}
