import type { Criterion } from '#dsl/criterion.ts'
import { canonical } from '../../description/plain.ts'

/** A criterion decided by facts that are yes or no: what it asks is one of them. */
const holds = (criterion: Criterion | undefined, facts: ReadonlySet<string>): boolean => {
  if (!criterion) return true
  switch (criterion.is) {
    case 'named':
      return holds(criterion.of, facts)
    case 'not':
      return !holds(criterion.of, facts)
    case 'all':
      return criterion.of.every((one) => holds(one, facts))
    case 'any':
      return criterion.of.some((one) => holds(one, facts))
    default:
      return facts.has(canonical(criterion))
  }
}

const factsIn = (criterion: Criterion | undefined): string[] => {
  if (!criterion) return []
  if (criterion.is === 'named' || criterion.is === 'not') return factsIn(criterion.of)
  if (criterion.is === 'all' || criterion.is === 'any') return criterion.of.flatMap(factsIn)
  return [canonical(criterion)]
}

/** Beyond this many facts criteria are told apart by their text. */
const MOST_FACTS = 14

/**
 * Whether a criterion holds in fewer cases than before, in more, or in others; undefined where it holds in the same, however
 * it is written.
 */
export const criterionChange = (
  old: Criterion | undefined,
  next: Criterion | undefined,
): 'tightened' | 'loosened' | 'changed' | undefined => {
  const facts = [...new Set([...factsIn(old), ...factsIn(next)])]
  if (facts.length > MOST_FACTS) return canonical(old) === canonical(next) ? undefined : 'changed'
  let [more, fewer] = [false, false]
  for (let bits = 0; bits < 2 ** facts.length; bits++) {
    const given = new Set(facts.filter((_, i) => bits & (1 << i)))
    const [before, after] = [holds(old, given), holds(next, given)]
    more ||= after && !before
    fewer ||= before && !after
  }
  if (more && fewer) return 'changed'
  if (more) return 'loosened'
  return fewer ? 'tightened' : undefined
}
