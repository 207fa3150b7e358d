import { effectsOfWriting } from '../store/effects.ts'
import { pointersHere } from '../store/movePointers.ts'
import type { Submitted } from '../submission.ts'
import type { WriteContext } from '../writeContext.ts'
import { lockKeys } from './keyLocks.ts'
import { type Locked, lockAll, rowsById } from './lockRows.ts'

interface Separating {
  readonly id: number
  readonly submitted: Submitted
}

/**
 * Locks all that rows touch which institutions are to get of their own, or which change where all that share them are named:
 * unique values first, then rows with what points at them there.
 * @throws LockSetChanged
 */
export const lockSeparations = async (
  write: WriteContext,
  lines: readonly Separating[],
  institutions: readonly number[],
): Promise<Locked> => {
  const ids = lines.map(({ id }) => id)
  const seen = await rowsById(write, write.resource, ids)
  const values = lines.map(({ id, submitted }) => ({ ...seen.get(id), ...submitted.values }))
  const wanted = lines.map(({ id, submitted }) => ({ line: 0, id, institutions, submitted }))
  await lockKeys(write.tx, [{ resource: write.resource, wanted, rows: seen }])
  const written = new Set(lines.flatMap(({ submitted }) => Object.keys(submitted.values)))
  const effects = effectsOfWriting(write, written)
  const writeSet = { ids, values, institutions, effects, seen, isJudged: true } as const
  return lockAll([{ write, writeSet, further: () => pointersHere(write, ids, institutions) }])
}
