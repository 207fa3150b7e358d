import type { RowCheck } from '../entities/rules.ts'

/** `notBefore('beginAt', 'endAt')`: the second is not less than the first. 406 on the second. */
export const notBefore = <const B extends string, const E extends string>(
  begin: B,
  end: E,
): RowCheck<B | E> => ({
  rule: 'check',
  check: 'notBefore',
  reads: [begin, end],
  over: 'order',
  on: end,
  // Two numbers or two texts; nothing else is more than its like.
  run: (from, to) =>
    typeof from === typeof to && ordered(from) > ordered(to) ? { code: 406, reason: 'notBefore' } : undefined,
})

/** A moment has as many digits of a second as its writer likes: those that change nothing would count as less than the `Z`. */
const ordered = (value: unknown): string | number =>
  typeof value === 'string' ? value.replace(/[.0]*Z$/, '') : Number(value)
