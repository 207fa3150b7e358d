import { useState } from 'react'
import { isOutdated } from '#engine/save/failures.ts'
import type { Failure } from '#engine/save/state.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Plan } from './planRows.ts'

/** What is written is what is looked at. */
export interface Planned extends Plan {
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
  planOf: (rows: readonly WireRow[]) => Plan,
  refresh: () => Promise<readonly WireRow[]>,
): Planned => {
  const [{ changes, unable }, setPlan] = useState(() => planOf(rows))
  const [first] = useState(() => new Map(changes.map(({ lineId, row }) => [lineId, row])))
  const [isReread, setReread] = useState(false)
  const [isRereading, setRereading] = useState(false)
  const reread = async () => {
    setRereading(true)
    try {
      setPlan(planOf(await refresh()))
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
    unable,
    meanwhile: new Map(meanwhile),
    isReread,
    isRereading,
    rowOf: (lineId) => first.get(lineId),
    rereadAfter: (failures) => {
      if (failures.some(isOutdated)) void reread()
    },
  }
}
