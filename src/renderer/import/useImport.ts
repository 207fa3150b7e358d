import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isShown } from '#engine/criteria.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { contextOf, institutionName, useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { type ExistingRows, expectedOf } from './existingRows.ts'
import { createImportRun, type ImportRun, linesNotWritten, outcomesIn, writtenRows } from './importRun.ts'

interface ImportUnderWay {
  readonly run: ImportRun
  readonly rows: readonly RehearsedRow[]
  readonly institutions: readonly number[]
}

/** Starts an import of rows into the selected institutions, and retries it; an import under way keeps its plan. */
export const useImport = (table: AnyTable, format: CsvFormat) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [underWay, setUnderWay] = useState<ImportUnderWay>()
  const [running, setRunning] = useState(false)

  const work = async ({ run, rows, institutions }: ImportUnderWay): Promise<void> => {
    setRunning(true)
    await run.run()
    setRunning(false)
    void queries.invalidateQueries({ queryKey: rowsKey(table.entity.name) })
    const states = run.states.getState()
    if (writtenRows(states) < rows.length * institutions.length) return
    const isNews = institutions.some((id) => outcomesIn(states, id).unchanged < rows.length)
    toasts.show('success', t(isNews ? 'import.success' : 'import.nothingNew', { count: rows.length }), {
      places: institutions.map((id) => institutionName(services.institutions, id)),
    })
  }

  /** `existing`: what the rows were compared with, which is still to be there when they are written. */
  const start = (rows: readonly RehearsedRow[], existing: ExistingRows | undefined): void => {
    const { gateway, selected } = services
    const run = createImportRun({
      importId: crypto.randomUUID(),
      rows: rows.map(({ row }) => row),
      ...(existing && {
        expected: (row, institution, written) => expectedOf(table, existing, row, institution, written),
      }),
      institutions: selected,
      size: format.batch,
      send: (batch, institution, key) => {
        const context = contextOf(services, 'create', [institution])
        const sent = batch.map((row) => onlyShown(table, row, context))
        return gateway.upsertBatch(table.entity.name, sent, institution, { key })
      },
    })
    const next = { run, rows, institutions: selected }
    setUnderWay(next)
    void work(next)
  }

  return {
    underWay,
    running,
    start,
    retry: () => underWay && void work(underWay),
    /** Gives the lines that went in everywhere, and ends the import, so that the others can be looked at again. */
    leave: (): ReadonlySet<number> => {
      const left = underWay ? linesNotWritten(underWay.run.states.getState()) : new Set()
      setUnderWay(undefined)
      return new Set(underWay?.rows.flatMap((row, i) => (left.has(i) ? [] : row.line)))
    },
  }
}

/** A column that this institution does not have is not sent to it. */
const onlyShown = (
  { entity }: AnyTable,
  row: Readonly<Record<string, unknown>>,
  context: Parameters<typeof isShown>[1],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const column = entity.columns[name]
      return column === undefined || isShown(column, context)
    }),
  )
