import { type Criterion, partsOf } from '#dsl/criterion.ts'
import { criteriaSaid, type Said, written } from '../criteria.ts'
import type { Finding, Rule } from '../finding.ts'
import { writtenAt } from '../places.ts'
import { allForms, type Subject } from '../subject.ts'
import { type Decided, decide, isSame } from '../worlds.ts'

interface Settled {
  readonly part: Criterion
  readonly is: Exclude<Decided, 'open'> | 'idle'
}

/** The outermost parts of a criterion that are decided whatever the facts are; else one that changes nothing beside the others. */
const settledIn = (criterion: Criterion, { catalogue }: Subject): Settled[] => {
  const within = (one: Criterion): Settled[] => {
    const is = decide(one, catalogue)
    if (is !== 'open') return [{ part: one, is }]
    const inner = partsOf(one).flatMap(within)
    return inner.length > 0 ? inner : idleIn(one)
  }
  const idleIn = (one: Criterion): Settled[] => {
    if (one.is !== 'all' && one.is !== 'any') return []
    // Of two that say the same the later one is meant.
    const idle = one.of.findLast((_, i) =>
      isSame(one, { ...one, of: one.of.filter((_, j) => j !== i) }, catalogue),
    )
    return idle ? [{ part: idle, is: 'idle' }] : []
  }
  return within(criterion)
}

const WHAT: Readonly<Record<Settled['is'], string>> = {
  never: 'can never hold, whatever the facts are',
  always: 'always holds, whatever the facts are',
  idle: 'changes nothing beside the other parts',
}

const settled = (subject: Subject, { criterion, of, decides, at }: Said): Finding[] =>
  settledIn(criterion, subject).map(({ part, is }) => ({
    of,
    at:
      criterion.is === 'named'
        ? writtenAt(subject, new RegExp(`\\bcriterion\\(\\s*'${criterion.name}'`))
        : at(subject),
    harm: `${written(part)} ${WHAT[is]}: who relies on it for ${decides} is misled`,
    instead:
      part === criterion
        ? is === 'never'
          ? 'take away what it hides, or the contradiction in it'
          : 'take the criterion away, or the part that makes it hold always'
        : `leave out ${written(part)}, or what contradicts it`,
  }))

/** A column is never seen in a table whose own criterion excludes the column's. */
const unseen = (subject: Subject): Finding[] =>
  allForms(subject.catalogue).flatMap(({ name, show, entity, list }) =>
    Object.entries(entity.columns).flatMap(([column, { options }]): Finding[] => {
      if (!show || !options.show || !list.columns.includes(column)) return []
      const both: Criterion = { is: 'all', of: [show, options.show] }
      const alone = [show, options.show].some((one) => decide(one, subject.catalogue) === 'never')
      if (alone || decide(both, subject.catalogue) !== 'never') return []
      return [
        {
          of: `${name}.${column}`,
          at: writtenAt(subject, new RegExp(`\\btable\\(\\s*'${name}'`)),
          harm: `the table is shown only where the column is not: nobody ever sees ${column} in it`,
          instead: 'leave the column out of the list, or change one of the two criteria',
        },
      ]
    }),
  )

const key = ({ at, harm }: Finding): string => `${at.path}:${at.line} ${harm.split(':')[0]}`

/**
 * Criteria, and parts of them, that can never hold or always do. They are judged by the engine in every combination of the facts that they
 * name: flags, permissions, and for each entity what any set of its rows can bring about.
 */
export const decidedCriterion: Rule<'decidedCriterion'> = {
  name: 'decidedCriterion',
  find: (subject) => [
    // A criterion that several columns share is told once, where it is made.
    ...new Map(
      criteriaSaid(subject)
        .flatMap((said) => settled(subject, said))
        .toReversed()
        .map((finding) => [key(finding), finding]),
    ).values(),
    ...unseen(subject),
  ],
}
