import { INT32_MAX } from '#dsl/bounds.ts'
import type { Bounds } from '../../description/description.ts'
import type { Facet } from './columnFacets.ts'

/** A bound of what the database can hold tells people nothing. */
const told = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= INT32_MAX ? undefined : bound

/** One bound: a lower maximum, or a higher minimum, is tighter. */
const bound =
  (which: keyof Bounds, sign: 1 | -1): Facet =>
  (old, next, { entity, column, isWritten }) => {
    const [before, after] = [told(old.bounds[which]), told(next.bounds[which])]
    // Of another kind the bounds are those of other values.
    if (before === after || old.sql !== next.sql) return []
    const none = sign * Number.POSITIVE_INFINITY
    const isTighter = sign * (after ?? none) < sign * (before ?? none)
    return [
      {
        class: isTighter ? 'tightened' : 'loosened',
        what: which,
        marks: isTighter ? ['data', isWritten && 'api'] : [],
        differs: true,
        ...(before !== undefined && { before: { number: before } }),
        ...(after !== undefined && { after: { number: after } }),
        ...(isTighter &&
          after !== undefined && { asked: { rows: 'beyond', entity, column, bound: which, limit: after } }),
      },
    ]
  }

export const boundFacets: readonly Facet[] = [
  bound('maxLength', 1),
  bound('minLength', -1),
  bound('minimum', -1),
  bound('maximum', 1),
]
