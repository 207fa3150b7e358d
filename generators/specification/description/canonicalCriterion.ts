import type { Criterion } from '#dsl/criterion.ts'
import { canonical } from './plain.ts'

/** A criterion without what makes no difference: names, two negations, parts within parts of the same sort, their order. */
export const canonicalCriterion = (criterion: Criterion): Criterion => {
  switch (criterion.is) {
    case 'named':
      return canonicalCriterion(criterion.of)
    case 'not': {
      const of = canonicalCriterion(criterion.of)
      return of.is === 'not' ? of.of : { is: 'not', of }
    }
    case 'all':
    case 'any': {
      const { is } = criterion
      const parts = criterion.of.map(canonicalCriterion).flatMap((one) => (one.is === is ? one.of : [one]))
      const sorted = [...new Map(parts.map((one) => [canonical(one), one]))].sort(([a], [b]) =>
        a < b ? -1 : 1,
      )
      const of = sorted.map(([, one]) => one)
      return of.length === 1 && of[0] ? of[0] : { is, of }
    }
    default:
      return criterion
  }
}
