import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import type { WireRow } from '#protocol/row.ts'

/** Ids of the institutions in which rows were written, where each is a line under its own id: those that it was written for alone, else all of its own. */
export const placesWritten = (
  of: AnyEntity,
  { written }: Pick<SaveOutcome, 'written'>,
  rows: readonly WireRow[],
): readonly number[] => {
  const own = new Map(rows.map((row) => [row.id, institutionsOf(of, row)]))
  const places = written.flatMap(({ lines, only }) =>
    only && only !== 'all' ? only : lines.flatMap((lineId) => own.get(lineId) ?? []),
  )
  return [...new Set(places)]
}
