import { institutionsOf } from '#dsl/entities/places.ts'
import { within } from '#engine/access/places.ts'
import { sameValue } from '#engine/readText.ts'
import type { Values } from '#protocol/row.ts'
import { HttpProblem } from '../../errors.ts'
import { isVisible, visibleTo } from '../catalogue/access.ts'
import { copySource, writableCopies } from '../catalogue/copySource.ts'
import { rightTo } from '../catalogue/grants.ts'
import { idsAmong } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { lockDrafts } from './lock/lockDraft.ts'
import { LockSetChanged, rowsById } from './lock/lockRows.ts'
import type { Draft, Rights, Wanted } from './plan.ts'
import { readerOf, throwAny } from './submission.ts'
import type { Raised, WriteContext } from './writeContext.ts'

type Perform = (write: WriteContext, draft: Draft, rights: Rights) => Promise<unknown>

/** The change of a row that another one repeats, as if a call had named it. */
interface SourceChange {
  readonly write: WriteContext
  readonly draft: Draft
  readonly rights: Rights
}

/**
 * Rows that a call changes by the columns which repeat them: the language of an attachment is the administrator's. They
 * change first, each once, as if they had been called by themselves, and what repeats them follows. A row out of sight is
 * left to be told with the relation. Gives which versions rise by it. Throws what the draft and changing them throws, and LockSetChanged.
 */
export const changeSources = async (write: WriteContext, draft: Draft, perform: Perform): Promise<Raised> => {
  const raised: Raised = new Map()
  const copies = writableCopies(write.resource)
  const lines = draft.wanted.filter(({ submitted }) => copies.some(([name]) => name in submitted.claimed))
  if (lines.length === 0) return raised
  const rows = await rowsById(write, write.resource, idsAmong(lines.map(({ id }) => id)))
  // Looked at before anything has changed: who is refused for an old version is told what others have made of the row.
  await draft.demand?.([...rows.values()])
  const changes = await sourceChanges(write, lines, rows)
  if (changes.length === 0) return raised
  const parts = changes.map((change) => ({ write: change.write, draft: change.draft }))
  const locked = await lockDrafts([{ write, draft }, ...parts])
  const lockedRows = new Map(locked.own.map((row) => [row.id, row]))
  const lockedChanges = await sourceChanges(write, lines, lockedRows)
  if (namesOf(lockedChanges) !== namesOf(changes)) throw new LockSetChanged()
  for (const change of lockedChanges) await perform({ ...change.write, raised }, change.draft, change.rights)
  return raised
}

/** Which rows and columns change. */
const namesOf = (changes: readonly SourceChange[]): string =>
  changes
    .flatMap(({ write, draft }) =>
      draft.wanted.map(
        ({ id, submitted }) => `${write.resource.entity.name} ${id} ${Object.keys(submitted.values)}`,
      ),
    )
    .join()

const sourceChanges = async (
  write: WriteContext,
  lines: readonly Wanted[],
  rows: ReadonlyMap<number, StoredRow>,
): Promise<SourceChange[]> => {
  const { resource, resources, principal } = write
  const changes: SourceChange[] = []
  for (const [relation, copies] of Map.groupBy(writableCopies(resource), ([, copy]) => copy.relation)) {
    const [[, copy] = []] = copies
    if (!copy) continue
    const source = resources.of(copySource(resource, copy))
    const sourceId = ({ id, submitted }: Wanted) =>
      idsAmong([submitted.values[relation] ?? rows.get(id ?? 0)?.[relation]])[0]
    const sources = await rowsById(write, source, [...new Set(idsAmong(lines.map(sourceId)))])
    for (const line of lines) {
      const row = sources.get(sourceId(line) ?? 0)
      if (!row || !isVisible(source, row, visibleTo(principal, source))) continue
      const values = changedValues(source, row, line.submitted.claimed, copies)
      if (values) changes.push(sourceChange({ ...write, resource: source }, row, values))
    }
  }
  return changes
}

/** What a line says of its source that is not so yet, by the source's columns; undefined where there is nothing. */
const changedValues = (
  source: Resource,
  row: StoredRow,
  claimed: Values,
  copies: ReturnType<typeof writableCopies>,
): Values | undefined => {
  const changed = copies.filter(([name, { column }]) => {
    if (!(name in claimed) || isSame(claimed[name], row[column])) return false
    // Null for a column that the source computes says nothing of it: the number of a language follows from the language.
    return claimed[name] !== null || source.entity.derived[column] === undefined
  })
  return changed.length > 0
    ? Object.fromEntries(changed.map(([name, { column }]) => [column, claimed[name]]))
    : undefined
}

/** Of a list the order says nothing. */
const isSame = (value: unknown, other: unknown): boolean => {
  const sorted = (one: unknown) => (Array.isArray(one) ? one.toSorted() : one)
  return sameValue(sorted(value), sorted(other))
}

/** @throws HttpProblem 403 where a source is out of reach, 400 for values that its columns cannot have */
const sourceChange = (write: WriteContext, row: StoredRow, values: Values): SourceChange => {
  const { principal, resource } = write
  const right = rightTo(principal, resource, 'update')
  const { places } = right
  if (!within(institutionsOf(resource.entity, row), places)) throw new HttpProblem(403)
  const { submitted, problems } = readerOf(resource).read(values)
  const isSet = Object.keys(submitted.values).length > 0
  const unset = Object.keys(values).map((column) => ({ column, code: 406, reason: 'notAChoice' as const }))
  throwAny(isSet ? problems : unset)
  const draft: Draft = {
    wanted: [{ line: 0, id: row.id, institutions: [], submitted }],
    isBatch: false,
    plan: (rows) => rows.map((current) => ({ line: 0, institutions: [], submitted, current })),
  }
  return { write, draft, rights: { insert: places, update: () => places, by: right } }
}
