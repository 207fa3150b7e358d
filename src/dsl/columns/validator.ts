import { type Problem, paramsIn, type Reason } from '#protocol/problem.ts'

/** What a validator knows in words a number input, a CHECK constraint and the specification can read. */
export interface Facts {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/**
 * A named check of one value, with the code it gives. It sees only non-blank values of the right shape.
 * `final` checks run when the form is submitted, not on blur.
 */
export interface Validator<in V> {
  /** The reason that it gives. */
  readonly name: Reason
  readonly code: number
  readonly facts?: Facts
  readonly final?: boolean
  /** Characters of most values that pass, where they are longer than those of the kind: a form's field is as wide. */
  readonly usualLength?: number
  check(value: V): boolean
  /** The n-th value that passes, where few of the kind's own examples would: deterministic, distinct for distinct small n. */
  example?(n: number): unknown
}

/** Runs the checks in order and gives the first problem. */
export const firstProblem = <V>(
  validators: readonly Validator<V>[],
  value: V,
  final: boolean,
): Problem | undefined => {
  const failed = validators.find((v) => (final || !v.final) && !v.check(value))
  return failed && { code: failed.code, reason: failed.name, params: paramsIn(failed.facts) }
}
