import { copiesIn } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { within } from '#engine/access/places.ts'
import { sameValue } from '#engine/readText.ts'
import { HttpProblem } from '../../errors.ts'
import { isVisible, visibleTo } from '../catalogue/access.ts'
import { copySource } from '../catalogue/copySource.ts'
import { rightTo } from '../catalogue/grants.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { rowsById } from './lock/lockRows.ts'
import type { Draft, Rights, Wanted } from './plan.ts'
import { idsAmong, readerOf, throwAny } from './submission.ts'
import type { Raised, WriteContext } from './writeContext.ts'

type Perform = (write: WriteContext, draft: Draft, rights: Rights) => Promise<unknown>

/**
 * Rows that a call changes by the columns which repeat them: the language of an attachment is the administrator's. They
 * change first, each once, as if they had been called by themselves, and what repeats them follows. A row out of sight is
 * left to be told with the relation. Gives which versions rise by it. Throws what the draft and changing them throws.
 */
export const changeSources = async (
  write: WriteContext,
  { wanted, demand }: Pick<Draft, 'wanted' | 'demand'>,
  perform: Perform,
): Promise<Raised> => {
  const { resource } = write
  const raised: Raised = new Map()
  const copies = copiesIn(resource.entity).filter(([, copy]) => copy.writes)
  const given = wanted.filter(({ submitted }) => copies.some(([name]) => name in submitted.claimed))
  if (given.length === 0) return raised
  const own = await rowsById(write, resource, idsAmong(given.map(({ id }) => id)))
  // Looked at before anything has changed: who is refused for an old version is told what others have made of the row.
  await demand?.([...own.values()])
  for (const relation of new Set(copies.map(([, copy]) => copy.relation))) {
    const repeated = copies.filter(([, copy]) => copy.relation === relation)
    await changePointed({ ...write, raised }, { relation, repeated, given, own }, perform)
  }
  return raised
}

interface Pointing {
  readonly relation: string
  /** Columns that repeat the row which it points at. */
  readonly repeated: ReturnType<typeof copiesIn>
  readonly given: readonly Wanted[]
  readonly own: ReadonlyMap<number, StoredRow>
}

const changePointed = async (
  write: WriteContext,
  { relation, repeated, given, own }: Pointing,
  perform: Perform,
): Promise<void> => {
  const [first] = repeated
  if (!first) return
  const source = write.resources.of(copySource(write.resource, first[1]))
  const targetOf = ({ id, submitted }: Wanted) =>
    idsAmong([submitted.values[relation] ?? own.get(id ?? 0)?.[relation]])[0]
  const found = await rowsById(write, source, [...new Set(idsAmong(given.map(targetOf)))])
  for (const one of given) {
    const row = found.get(targetOf(one) ?? 0)
    if (!row || !isVisible(source, row, visibleTo(write.principal, source))) continue
    const { claimed } = one.submitted
    // Nothing said of what is computed there, as of the number of a language, claims nothing.
    const says = (name: string, column: string) =>
      name in claimed && (claimed[name] !== null || source.entity.derived[column] === undefined)
    const changed = repeated.filter(
      ([name, { column }]) => says(name, column) && differs(claimed[name], row[column]),
    )
    if (changed.length > 0) await change(write, { source, row, changed, claimed }, perform)
  }
}

/** Of a list the order says nothing. */
const differs = (value: unknown, other: unknown): boolean => {
  const sorted = (one: unknown) => (Array.isArray(one) ? one.toSorted() : one)
  return !sameValue(sorted(value), sorted(other))
}

interface Changing {
  readonly source: Resource
  readonly row: StoredRow
  readonly changed: ReturnType<typeof copiesIn>
  readonly claimed: Readonly<Record<string, unknown>>
}

const change = async (
  write: WriteContext,
  { source, row, changed, claimed }: Changing,
  perform: Perform,
): Promise<void> => {
  const right = rightTo(write.principal, source, 'update')
  const { places } = right
  if (!within(institutionsOf(source.entity, row), places)) throw new HttpProblem(403)
  const values = Object.fromEntries(changed.map(([name, { column }]) => [column, claimed[name]]))
  const { submitted, problems } = readerOf(source).read(values)
  const isSet = Object.keys(submitted.values).length > 0
  throwAny(isSet ? problems : changed.map(([column]) => ({ column, code: 406, reason: 'notAChoice' })))
  const draft: Draft = {
    wanted: [{ line: 0, id: row.id, institutions: [], submitted }],
    isBatch: false,
    plan: (rows) => rows.map((current) => ({ line: 0, institutions: [], submitted, current })),
  }
  await perform({ ...write, resource: source }, draft, { insert: places, update: () => places, by: right })
}
