import { institutionsOf } from '#dsl/entities/places.ts'
import type { HttpProblem } from '../../../errors.ts'
import { writableCopies } from '../../catalogue/copySource.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import type { Locked } from '../lock/lockRows.ts'
import { onLines } from '../plan.ts'
import { type Refusals, refusedLines } from '../refusals.ts'
import { changesKey, existingKeyProblems } from '../store/uniqueKeys.ts'
import type { Submitted } from '../submission.ts'
import type { WriteContext } from '../writeContext.ts'
import { type JudgedChange, judgeChanges } from './judgeChanges.ts'
import { referenceProblems } from './references.ts'

/** A row that is to change in some institutions alone. */
export interface Here {
  readonly line: number
  readonly before: StoredRow
  /** As it is in these institutions. */
  readonly current: StoredRow
  readonly submitted: Submitted
  /** Others have it too: it stays as it is there, and these get one of their own. */
  readonly isShared: boolean
}

export interface JudgedHere extends Here {
  readonly change: JudgedChange
  /** Other links hold its unique values in these institutions, or the same ones other values. */
  readonly givesKeys: boolean
}

/** Judges rows until nothing is found wrong with those that are left, so that each line is told what is wrong with it. */
export const judgeHere = async (
  write: WriteContext,
  locked: Locked,
  rows: readonly Here[],
  refusals: Refusals,
): Promise<readonly JudgedHere[]> => {
  const { resource } = write
  for (;;) {
    const open = refusals.without(rows)
    if (open.length === 0) return []
    const plan = open.map(({ line, submitted, current, isShared }) => ({
      line,
      institutions: [],
      submitted: isShared ? submitted : withoutSources(resource, submitted),
      current,
    }))
    const { changes, problems } = await judgeChanges(write, locked, plan)
    // All that a row of their own points at is new to it.
    const copies = open.map(({ isShared }, i) => ({
      row: changes[i]?.judged.row ?? {},
      changed: () => isShared,
      institutions: changes[i]?.concerned ?? [],
    }))
    const found = problems.length > 0 ? problems : referenceProblems(write, locked, copies)
    if (found.length === 0)
      return open.flatMap((row, i) => {
        const change = changes[i]
        return change
          ? [
              {
                ...row,
                change,
                givesKeys: row.isShared || changesKey(resource.link?.keys ?? [], change.judged.changed),
              },
            ]
          : []
      })
    refusals.add(refusedLines(onLines(found, open, true)))
  }
}

/** What a row says of others that it repeats is judged once these have changed. */
const withoutSources = (resource: Resource, submitted: Submitted): Submitted => {
  const sources = new Set(writableCopies(resource).map(([name]) => name))
  const claimed = Object.entries(submitted.claimed).filter(([name]) => !sources.has(name))
  return { ...submitted, claimed: Object.fromEntries(claimed) }
}

/**
 * Rows whose unique values are taken in the institutions, by line: 409. What rows of the call give up is free, unless they are
 * refused, be it for this. `staying`: those that are refused already.
 */
export const takenHere = async (
  { tx, resource }: WriteContext,
  rows: readonly JudgedHere[],
  staying: ReadonlyMap<number, HttpProblem>,
): Promise<ReadonlyMap<number, HttpProblem>> => {
  const candidates = rows.map(({ line, before, current, isShared, change }) => ({
    line,
    before,
    ...(!isShared && { id: before.id }),
    institutions: institutionsOf(resource.entity, current),
    row: change.judged.row,
  }))
  let taken: ReadonlyMap<number, HttpProblem> = new Map()
  for (;;) {
    const left = candidates.filter(({ line }) => !staying.has(line) && !taken.has(line))
    const next = new Map(left.map(({ before, row }) => [before.id, row]))
    const found = refusedLines(await existingKeyProblems(tx, resource, candidates, next), 409)
    if (found.size === taken.size) return found
    taken = found
  }
}
