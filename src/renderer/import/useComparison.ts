import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { useRenderer } from '../RendererContext.ts'
import { comparedKey, type ExistingRows, fetchExisting, type Novelty, noveltyOf } from './existingRows.ts'
import { type LineChanges, rowChanges } from './rows/rowChanges.ts'
import type { FileState } from './useRehearsal.ts'

interface Compared {
  readonly table: AnyTable
  readonly format: CsvFormat
  /** Columns of the list that an import may fill. */
  readonly shown: readonly string[]
  readonly state: FileState
  /** Nothing is compared any more once rows are being written. */
  readonly writes: boolean
}

export interface Comparison {
  noveltyOf(row: RehearsedRow): Novelty | undefined
  /** By line of the file: what it does where its row is there already. */
  readonly changes: ReadonlyMap<number, LineChanges>
  /** What the rows were compared with; undefined where it could not be read. */
  readonly existing: ExistingRows | undefined
  /** They are not compared yet. */
  readonly isReading: boolean
  readonly hasFailed: boolean
}

const NONE: ReadonlyMap<number, never> = new Map<number, never>()

/** The rows of a file that may be written, against those that the selected institutions have already. */
export const useComparison = ({ table, format, shown, state, writes }: Compared): Comparison => {
  const { gateway, selected } = useRenderer()
  const isRead = state.is === 'read'
  const existing = useQuery({
    queryKey: [...comparedKey(table), selected.join(), isRead ? state.columns.join() : ''],
    queryFn: ({ signal }) => fetchExisting(gateway, table, format, shown, selected, signal),
    enabled: isRead && !writes,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { shown: true },
  })
  // Compared in a slice of its own: the answer may meet thousands of rows.
  const known = useDeferredValue(existing.data)
  const [novelties, changes] = useMemo(() => {
    if (state.is !== 'read' || !known) return [NONE, NONE]
    const { rows, columns } = state
    const good = rows.filter((row) => row.state === 'ok')
    return [
      new Map(good.map(({ line, row }) => [line, noveltyOf(table, known, row, columns, selected)])),
      rowChanges(table, known, good, columns, selected),
    ]
  }, [known, state, table, selected])
  return {
    noveltyOf: (row) => novelties.get(row.line),
    changes,
    existing: existing.data,
    isReading: existing.isFetching || known !== existing.data,
    hasFailed: existing.isError,
  }
}
