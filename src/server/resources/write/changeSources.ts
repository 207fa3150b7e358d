import { copiesIn } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { HttpProblem } from '../../errors.ts'
import { isVisible, reach, visibleTo, within } from '../catalogue/access.ts'
import { copySource } from '../catalogue/copySource.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { StoredRow } from '../catalogue/storedRow.ts'
import { rowsById } from './lock/lockRows.ts'
import type { Draft, Rights, Wanted } from './plan.ts'
import { idsAmong, readerOf, throwAny } from './submission.ts'
import type { WriteContext } from './writeContext.ts'

type Perform = (write: WriteContext, draft: Draft, rights: Rights) => Promise<unknown>

/**
 * Rows that a call changes by the columns which repeat them: the language of an attachment is the administrator's. They
 * change first, as if they had been called by themselves, and what repeats them follows. A row out of sight is left to be
 * told with the relation. Throws what changing them throws.
 */
export const changeSources = async (
  write: WriteContext,
  wanted: readonly Wanted[],
  perform: Perform,
): Promise<void> => {
  const { resource, resources } = write
  for (const [name, copy] of copiesIn(resource.entity)) {
    const given = wanted.filter(({ submitted }) => copy.writes && name in submitted.claimed)
    if (given.length === 0) continue
    const source = resources.of(copySource(resource, copy))
    const own = await rowsById(write, resource, idsAmong(given.map(({ id }) => id)))
    const targets = given.map(({ id, submitted }) => ({
      id: idsAmong([submitted.values[copy.relation] ?? own.get(id ?? 0)?.[copy.relation]])[0],
      value: submitted.claimed[name],
    }))
    const found = await rowsById(write, source, [...new Set(idsAmong(targets.map(({ id }) => id)))])
    for (const { id, value } of targets) {
      const row = found.get(id ?? 0)
      if (!row || row[copy.column] === value || !isVisible(source, row, visibleTo(write.principal, source)))
        continue
      await change(write, { source, row, column: copy.column, named: name, value }, perform)
    }
  }
}

interface Changing {
  readonly source: Resource
  readonly row: StoredRow
  readonly column: string
  /** What the client calls it. */
  readonly named: string
  readonly value: unknown
}

const change = async (
  write: WriteContext,
  { source, row, column, named, value }: Changing,
  perform: Perform,
): Promise<void> => {
  const allowed = reach(write.principal, source, 'update')
  if (!within(institutionsOf(source.entity, row), allowed)) throw new HttpProblem(403)
  const { submitted, problems } = readerOf(source).read({ [column]: value })
  const isSet = Object.keys(submitted.values).length > 0
  throwAny(isSet ? problems : [{ column: named, code: 406, reason: 'notAChoice' }])
  const draft: Draft = {
    wanted: [{ line: 0, id: row.id, institutions: [], submitted }],
    isBatch: false,
    plan: (rows) => rows.map((current) => ({ line: 0, institutions: [], submitted, current })),
  }
  await perform({ ...write, resource: source }, draft, { insert: allowed, update: () => allowed })
}
