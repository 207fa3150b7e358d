import type { AnyTable } from '#dsl/tables/table.ts'
import { pivotWrites } from '#engine/pivot.ts'
import { sameValue } from '#engine/readText.ts'
import type { Entry } from '#engine/save/entry.ts'
import type { SaveState } from '#engine/save/state.ts'
import type { Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'

/**
 * What saving a row writes: the row itself, or the records that it is made of. Of these, what earlier tries have written
 * stays in the plan, though they are read with it by now: all of it is told, and taken back, as one.
 */
export const planRow = (
  { entries }: SaveState,
  { source }: AnyTable,
  row: WireRow,
  patch: Values,
  records: readonly WireRow[],
  institutions: readonly number[],
  lineId: number,
): readonly Write[] => {
  const lines = [lineId]
  if (!source) return [{ name: String(row.id), lines, change: { do: 'update', row, patch } }]
  const writes = pivotWrites(source, row, patch, records, institutions).map(
    ({ name, institution, record, body, shownAs }): Write => ({
      name,
      lines,
      institution,
      shownAs,
      change: record
        ? (corrected(entries.get(name), body) ?? { do: 'update', row: record, patch: body })
        : { do: 'insert', body },
    }),
  )
  const names = new Set(writes.map(({ name }) => name))
  const known = [...entries.values()].filter(
    ({ is, unanswered, write }) =>
      !names.has(write.name) && (is === 'done' || (unanswered && isEntered(write, patch))),
  )
  return [...known.map(({ write }) => write), ...writes]
}

/** A record that an earlier try has made is still to be made: with what is entered by now. */
const corrected = (known: Entry | undefined, body: Values): Write['change'] | undefined => {
  const made = known?.held && known.write.change
  return made?.do === 'insert' ? { ...made, body: { ...made.body, ...body } } : undefined
}

/** Whether a write of which nobody knows if it was done is what is entered by now. */
const isEntered = ({ change, shownAs = {} }: Write, patch: Values): boolean => {
  const sent = change.do === 'insert' ? change.body : change.do === 'update' ? change.patch : {}
  return Object.entries(shownAs).every(
    ([column, shown]) => shown in patch && sameValue(sent[column], patch[shown]),
  )
}
