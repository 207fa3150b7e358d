import type { Description } from '../../description/description.ts'
import { digestOf } from '../../description/slice.ts'
import type { CallChange } from '../calls/callChanges.ts'
import { untold } from '../calls/untold.ts'
import { type Change, classes } from '../change.ts'
import { columnChanges } from './columns.ts'
import { entityChanges } from './entities.ts'
import { enumerationChanges } from './enumerations.ts'
import { changeOf, type Sides } from './found.ts'
import { labelChanges } from './labels.ts'
import { renamedChanges } from './renamed.ts'
import { findRenames, type Renames } from './renames/renames.ts'
import { underNames } from './renames/underNames.ts'
import { tableChanges } from './tables.ts'

export interface Comparison {
  readonly changes: readonly Change[]
  readonly renames: Renames
  /** The former description under the names of now, and the present one. */
  readonly sides: Sides
}

const namesIn = (a: object, b: object): string[] => [...new Set([...Object.keys(b), ...Object.keys(a)])]

/** A screen that says something else than before in a way that no comparison knows: told all the same. */
const otherChanges = (sides: Sides, told: readonly Change[]): Change[] =>
  Object.keys(sides.next.tables)
    .filter((table) => sides.old.tables[table] && !told.some(({ tables }) => tables.includes(table)))
    .filter((table) => digestOf(sides.old, table) !== digestOf(sides.next, table))
    .map((table) => changeOf({ table }, [table], { class: 'changed', what: 'other', marks: ['people'] }))

/**
 * All that differs from one description to the other: what breaks first, then in the order of the catalogue. `calls` is what differs
 * in the documents of the API.
 */
export const compare = (
  old: Description,
  next: Description,
  calls: readonly CallChange[] = [],
): Comparison => {
  const renames = findRenames(old, next)
  const sides: Sides = { old: underNames(old, renames), next }
  const entities = namesIn(sides.old.entities, next.entities)
  const told = [
    ...renamedChanges(sides, renames),
    ...entities.flatMap((name) => [...entityChanges(sides, name), ...columnChanges(sides, name)]),
    ...namesIn(sides.old.enumerations, next.enumerations).flatMap((name) => enumerationChanges(sides, name)),
    ...namesIn(sides.old.tables, next.tables).flatMap((name) => tableChanges(sides, name)),
    ...labelChanges(sides),
  ]
  const changes = [...told, ...untold(sides, renames, told, calls), ...otherChanges(sides, told)]
  return { changes: numbered(changes.toSorted((a, b) => rank(a) - rank(b))), renames, sides }
}

const rank = (change: Change): number => classes.indexOf(change.class)

/** Ids that would be the same are told apart by a number. */
const numbered = (changes: readonly Change[]): Change[] => {
  const counts = new Map<string, number>()
  return changes.map((change) => {
    const count = (counts.get(change.id) ?? 0) + 1
    counts.set(change.id, count)
    return count === 1 ? change : { ...change, id: `${change.id} (${count})` }
  })
}
