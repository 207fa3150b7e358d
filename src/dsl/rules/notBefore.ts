import type { RowCheck } from '../entities/rules.ts'

/** `notBefore('beginAt', 'endAt')`: the second is not less than the first. 406 on the second. */
export const notBefore = <const B extends string, const E extends string>(
  begin: B,
  end: E,
): RowCheck<B | E> => ({
  rule: 'check',
  check: 'notBefore',
  reads: [begin, end],
  on: end,
  run: (from, to) =>
    typeof from === typeof to && (from as number | string) > (to as number | string)
      ? { code: 406, reason: 'notBefore' }
      : undefined,
})
