import { useState } from 'react'
import type { Failure } from '#engine/save/state.ts'
import type { ChangedRow } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'

/** Codes of a row that is another by now, or is gone. */
const OLD: readonly number[] = [404, 412]

export interface Planned {
  /** What each row gets, of those that change. What is written is what is looked at. */
  readonly changes: readonly ChangedRow[]
  /** Rows that somebody else has changed since the preview was opened, by line: they say so. */
  readonly meanwhile: ReadonlyMap<number, readonly Failure[]>
  /** They were read once more since then, or are being read. */
  readonly isReread: boolean
  readonly isRereading: boolean
  /** A row that was to change, as it was when the preview was opened: it may be gone by now. */
  rowOf(lineId: number): WireRow | undefined
  /** Reads the rows anew where one was refused for being old. */
  rereadAfter(failures: readonly Failure[]): void
}

/** What is to be written, of the rows as they were last read: it is read anew after a refusal, and never as it is written. */
export const usePlanned = (
  rows: readonly WireRow[],
  changesIn: (rows: readonly WireRow[]) => readonly ChangedRow[],
  refresh: () => Promise<readonly WireRow[]>,
): Planned => {
  const [changes, setChanges] = useState(() => changesIn(rows))
  const [first] = useState(() => new Map(changes.map(({ lineId, row }) => [lineId, row])))
  const [isReread, setReread] = useState(false)
  const [isRereading, setRereading] = useState(false)
  const reread = async () => {
    setRereading(true)
    try {
      setChanges(changesIn(await refresh()))
      setReread(true)
    } finally {
      setRereading(false)
    }
  }
  const meanwhile = changes.flatMap(({ lineId, row }): [number, readonly Failure[]][] =>
    row.version === (first.get(lineId) ?? row).version
      ? []
      : [[lineId, [{ problem: { code: 412 }, lineId }]]],
  )
  return {
    changes,
    meanwhile: new Map(meanwhile),
    isReread,
    isRereading,
    rowOf: (lineId) => first.get(lineId),
    rereadAfter: (failures) => {
      if (failures.some(({ problem }) => OLD.includes(problem.code))) void reread()
    },
  }
}
