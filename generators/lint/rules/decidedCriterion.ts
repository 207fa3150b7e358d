import type { Criterion } from '#dsl/criterion.ts'
import { criteriaSaid, partsOf, type Said, written } from '../criteria.ts'
import type { Finding, Rule } from '../finding.ts'
import { writtenAt } from '../places.ts'
import { allForms, type Subject } from '../subject.ts'
import { type Decided, decide } from '../worlds.ts'

interface Settled {
  readonly part: Criterion
  readonly is: Exclude<Decided, 'open'>
}

/** The outermost parts of a criterion that are decided whatever the facts are. */
const settledIn = (criterion: Criterion, subject: Subject): Settled[] => {
  const is = decide(criterion, subject.catalogue)
  if (is !== 'open') return [{ part: criterion, is }]
  return partsOf(criterion).flatMap((part) => settledIn(part, subject))
}

const settled = (subject: Subject, { criterion, of, decides, at }: Said): Finding[] =>
  settledIn(criterion, subject).map(({ part, is }) => ({
    of,
    at:
      criterion.is === 'named'
        ? writtenAt(subject, new RegExp(`\\bcriterion\\(\\s*'${criterion.name}'`))
        : at(subject),
    harm: `${written(part)} ${is === 'never' ? 'can never hold' : 'always holds'}, whatever the facts are: who relies on ${decides} is misled`,
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
 * name: creating, flags, permissions, and for each entity what any set of its rows can bring about.
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
