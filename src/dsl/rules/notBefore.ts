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
  run: (from, to) => (isMore(from, to) ? { code: 406, reason: 'notBefore' } : undefined),
})

/** Of two numbers or two texts; what cannot be compared is not more. */
const isMore = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one > other) ||
  (typeof one === 'string' && typeof other === 'string' && comparable(one) > comparable(other))

/** A moment has as many digits of a second as its writer likes: those that change nothing would count as less than the `Z`. */
const comparable = (text: string): string => text.replace(/[.0]*Z$/, '')
