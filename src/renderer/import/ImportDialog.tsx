import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { downloadTemplate } from '../list/csv/exportCsv.ts'
import { shownColumns } from '../list/listColumns.ts'
import { contextOf, useRenderer } from '../RendererContext.ts'
import '../list/table.recipe.ts'
import { fetchExisting, type Novelty, noveltyOf } from './existingRows.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportImpact } from './ImportImpact.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportRows } from './rows/ImportRows.tsx'
import './import.recipe.ts'
import { linesNotWritten } from './importRun.ts'
import { RefusedDownload } from './refused/RefusedDownload.tsx'
import { refusedByImport, refusedByRehearsal } from './refused/refusedRows.ts'
import { type RowChange, rowChanges } from './rows/rowChanges.ts'
import { useImport } from './useImport.ts'
import { useRehearsal } from './useRehearsal.ts'

const NONE: ReadonlyMap<number, readonly RowChange[]> = new Map()

interface Props {
  readonly table: AnyTable
  readonly format: CsvFormat
  /** Rows to begin with in place of a file. */
  readonly pasted?: PastedRows | undefined
  readonly onClose: () => void
}

/** Reads a file, shows what it would do, lets it be mended, and only then writes. Source: specification §4, import flow. */
export const ImportDialog = ({ table, format, pasted, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const services = useRenderer()
  const { gateway, institutions, selected } = services
  const [leaving, setLeaving] = useState(false)
  const [actions] = useState<{ current?: ReturnType<typeof useRehearsal> }>({})
  const shown = shownColumns(table, contextOf(services, 'create', selected))
  const rehearsal = useRehearsal(table, format, shown, pasted)
  const { underWay, running, start, retry, leave } = useImport(table, format)
  const { state } = rehearsal
  actions.current = rehearsal
  const lineActions = useMemo(
    () => ({
      onMend: (line: number, column: string, text: string) => actions.current?.mend(line, column, text),
      onRemove: (line: number) => actions.current?.keep((row) => row.line !== line),
    }),
    [actions],
  )

  const existing = useQuery({
    queryKey: ['import', table.entity.name, selected.join(), state.is === 'read' ? state.columns.join() : ''],
    queryFn: ({ signal }) => fetchExisting(gateway, table, format, shown, selected, signal),
    enabled: state.is === 'read' && !underWay,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { shown: true },
  })
  const isPasted = pasted !== undefined && !(state.is === 'read' && state.file)
  const columns = state.is === 'read' ? state.columns : []
  const rows = state.is === 'read' ? state.rows : []
  // Compared in a slice of its own: the answer may meet thousands of rows.
  const known = useDeferredValue(existing.data)
  const novelties = useMemo(() => {
    if (state.is !== 'read' || !known) return undefined
    const good = state.rows.filter((row) => row.state === 'ok')
    return new Map(good.map(({ line, row }) => [line, noveltyOf(table, known, row, state.columns, selected)]))
  }, [known, state, table, selected])
  const noveltyOfRow = (row: RehearsedRow): Novelty | undefined => novelties?.get(row.line)
  const changes = useMemo(() => {
    if (state.is !== 'read' || !known) return NONE
    return rowChanges(
      table,
      known,
      state.rows.filter((row) => row.state === 'ok'),
      state.columns,
    )
  }, [known, state, table])
  const changed = useMemo(() => [...changes.values()].flat(), [changes])
  const good = rows.filter((row) => row.state === 'ok')
  const names = institutions.filter((one) => selected.includes(one.id))
  const finished = underWay !== undefined && !running
  const complete = finished && underWay.run.states.getState().every((batch) => batch.state === 'done')

  const states = finished ? underWay.run.states.getState() : []
  const refused = state.is === 'read' && (
    <RefusedDownload
      table={table}
      columns={columns}
      header={state.header}
      count={rows.length - good.length + linesNotWritten(states).size}
      collect={() => [
        ...refusedByRehearsal(t, table, rows),
        ...refusedByImport(t, underWay?.rows ?? [], states, names),
      ]}
    />
  )

  const close = (): void => {
    if (state.is !== 'read' || complete) onClose()
    else setLeaving(true)
  }
  const backToRows = (): void => {
    const written = leave()
    rehearsal.keep((row) => !written.has(row.line))
  }

  return (
    <Modal role="dialog" size="extraLarge" labelledBy={`${id}-title`} onDismiss={close}>
      <header className="modal-head">
        <h2 className="modal-title" id={`${id}-title`}>
          {t(isPasted ? 'import.titlePasted' : 'import.title', { title: t(`tables.${table.name}.title`) })}
        </h2>
        <ImportImpact table={table} changed={changed} />
      </header>
      <div className="modal-body import-body">
        {!underWay && (
          <ImportFile
            state={state}
            format={format}
            onFile={(file) => void rehearsal.open(file)}
            onTemplate={() => downloadTemplate(table, shown, t)}
          />
        )}
        {!underWay && state.is === 'read' && (
          <>
            <ImportCounts
              rows={rows}
              noveltyOf={noveltyOfRow}
              file={state.file}
              isMac={rehearsal.isMac}
              onMac={rehearsal.readAsMac}
              lookupFailed={existing.isError}
            >
              {refused}
            </ImportCounts>
            <ImportRows
              table={table}
              rows={rows}
              columns={columns}
              touched={state.touched}
              noveltyOf={noveltyOfRow}
              changes={changes}
              actions={lineActions}
            />
          </>
        )}
        {underWay && (
          <ImportProgress run={underWay.run} running={running} rows={underWay.rows} institutions={names}>
            {refused}
          </ImportProgress>
        )}
      </div>
      <footer className="modal-foot">
        {!underWay && state.is === 'read' && (
          <p className="import-left" aria-live="polite">
            {good.length === 0
              ? t('import.nothing')
              : rows.length > good.length && t('import.left', { count: rows.length - good.length })}
          </p>
        )}
        {!complete && (
          <ActionButton action="cancel" onClick={close}>
            {t(underWay ? 'import.close' : 'list.removal.no')}
          </ActionButton>
        )}
        {!underWay && (
          <ActionButton
            action="import"
            look="main"
            disabled={good.length === 0 || selected.length === 0 || existing.isFetching}
            onClick={() => start(good)}
          >
            {t(good.length === 0 ? 'import.go_zero' : 'import.go', { count: good.length })}
          </ActionButton>
        )}
        {finished && !complete && (
          <>
            <ActionButton action="back" onClick={backToRows}>
              {t('import.backToRows')}
            </ActionButton>
            <ActionButton action="retry" look="main" onClick={retry}>
              {t('import.retry')}
            </ActionButton>
          </>
        )}
        {complete && (
          <ActionButton action="confirm" look="main" autoFocus onClick={onClose}>
            {t('import.finish')}
          </ActionButton>
        )}
      </footer>
      {leaving && (
        <ConfirmDialog
          title={t('import.leave.title')}
          text={t('import.leave.text')}
          yes={t('import.leave.yes')}
          no={t('import.leave.no')}
          tone="danger"
          onConfirm={() => {
            underWay?.run.stop()
            onClose()
            return undefined
          }}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Modal>
  )
}
