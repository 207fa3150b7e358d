import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RawRow } from '#engine/csv/rehearsedRow.ts'
import type { FileFacts, PastedRows } from '#engine/paste/pastedRows.ts'
import { LeaveDialog } from '../confirm/LeaveDialog.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { useAskOnUnload } from '../dialog/useAskOnUnload.ts'
import { useKeptDialog } from '../form/kept/useKeptDialog.ts'
import { downloadTemplate } from '../list/csv/exportCsv.ts'
import { shownColumns } from '../list/listColumns.ts'
import { contextOf, useRenderer } from '../RendererContext.ts'
import '../list/table.recipe.ts'
import { useSteady } from '../useSteady.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportImpact } from './ImportImpact.tsx'
import { ImportLeft } from './ImportLeft.tsx'
import { ImportRows } from './rows/ImportRows.tsx'
import { ImportProgress } from './run/ImportProgress.tsx'
import './import.recipe.ts'
import { RefusedDownload } from './refused/RefusedDownload.tsx'
import { refusedByImport, refusedByRehearsal } from './refused/refusedRows.ts'
import { isOvertaken, linesNotWritten } from './run/importRun.ts'
import { useImport } from './run/useImport.ts'
import { useComparison } from './useComparison.ts'
import { useRehearsal } from './useRehearsal.ts'

interface Props {
  readonly table: AnyTable
  readonly format: CsvFormat
  /** Rows to begin with in place of a file. */
  readonly pasted?: PastedRows | undefined
  readonly onClose: () => void
}

/** What is kept of a file and of a row: the rest is found out anew, or gone with the page. */
const factsOf = ({ name, encoding, delimiter, unread = [] }: FileFacts): FileFacts => ({
  name,
  encoding,
  delimiter,
  unread,
})
const rawOf = ({ line, cells, missing, surplus }: RawRow): RawRow => ({ line, cells, missing, surplus })

/** Reads a file, shows what it would do, lets it be mended, and only then writes. Source: specification §4, import flow. */
export const ImportDialog = ({ table, format, pasted, ...props }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const services = useRenderer()
  const { institutions, selected } = services
  const [leaving, setLeaving] = useState(false)
  const shown = shownColumns(table, contextOf(services, 'create', selected))
  const rehearsal = useRehearsal(table, format, shown, pasted)
  const { underWay, running, undoing, start, retry, leave, abandon } = useImport(table, format)
  const { state, attempt } = rehearsal
  const onMend = useSteady(rehearsal.mend)
  const onRemove = useSteady((line: number) => rehearsal.keep((row) => row.line !== line))
  const lineActions = useMemo(() => ({ onMend, onRemove }), [onMend, onRemove])

  const isPasted = pasted !== undefined && !pasted.file && !(state.is === 'read' && state.file)
  const columns = state.is === 'read' ? state.columns : []
  const rows = state.is === 'read' ? state.rows : []
  const { noveltyOf, changes, existing, isReading, hasFailed } = useComparison({
    table,
    format,
    shown,
    state,
    writes: underWay !== undefined,
  })
  const changed = useMemo(() => [...changes.values()].flatMap((line) => line.changed), [changes])
  const good = rows.filter((row) => row.state === 'ok')
  const rest = rows.length - good.length
  const standing = good.filter((row) => noveltyOf(row) === 'unchanged').length
  const isNeedless = good.length > 0 && standing === good.length
  const names = institutions.filter((one) => selected.includes(one.id))
  const finished = underWay !== undefined && !running
  const states = finished ? underWay.run.states.getState() : []
  const complete = finished && states.every((batch) => batch.state === 'done')
  const refused = state.is === 'read' && (
    <RefusedDownload
      table={table}
      columns={columns}
      header={state.header}
      by={underWay ? 'server' : 'rehearsal'}
      count={rest + linesNotWritten(states).size}
      collect={() => [
        ...refusedByRehearsal(t, table, rows),
        ...refusedByImport(t, table, underWay?.rows ?? [], states, names),
      ]}
    />
  )

  const loses = () =>
    state.is === 'read'
      ? !complete && (underWay !== undefined || !isNeedless || rest > 0)
      : pasted !== undefined
  useAskOnUnload(loses)
  const held = () => {
    if (!loses()) return undefined
    if (state.is !== 'read') return { dialog: 'import', ...(pasted && { pasted }) } as const
    const file = state.file && { file: factsOf(state.file) }
    const rows = {
      ...file,
      columns: state.columns,
      rows: state.rows.map(rawOf),
      ...(rehearsal.wasMended && { mended: true }),
    }
    return { dialog: 'import', pasted: rows } as const
  }
  const onClose = useKeptDialog(table.name, held, props.onClose)
  const close = (): void => {
    if (loses()) setLeaving(true)
    else onClose()
  }
  const backToRows = (): void => {
    const written = leave()
    rehearsal.keep((row) => !written.has(row.line))
  }

  const ended = complete ? 'complete' : isOvertaken(states) ? 'overtaken' : 'unfinished'
  const stage = !underWay ? 'rows' : running ? 'running' : ended
  // The button that was pressed went with its stage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage is what it is about
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.closest('dialog')?.focus()
  }, [stage])

  return (
    <Modal role="dialog" size="extraLarge" labelledBy={id} onDismiss={close}>
      <ModalHead
        id={id}
        title={t(isPasted ? 'import.titlePasted' : 'import.title', {
          title: t(`tables.${table.name}.title`),
        })}
      >
        <ImportImpact table={table} changed={changed} />
      </ModalHead>
      <div className="modal-body import-body">
        {!underWay && (
          <ImportFile
            attempt={attempt}
            small={state.is === 'read'}
            format={format}
            onFile={(file) => void rehearsal.open(file)}
            onTemplate={() => downloadTemplate(table, shown, t)}
          />
        )}
        {!underWay && state.is === 'read' && (
          <>
            <ImportCounts
              rows={rows}
              noveltyOf={noveltyOf}
              file={state.file}
              isMac={rehearsal.isMac}
              onMac={rehearsal.readAsMac}
              lookupFailed={hasFailed}
            >
              {refused}
            </ImportCounts>
            <ImportRows
              key={state.nth}
              table={table}
              rows={rows}
              columns={columns}
              touched={state.touched}
              noveltyOf={noveltyOf}
              changes={changes}
              actions={lineActions}
            />
          </>
        )}
        {underWay && (
          <ImportProgress
            table={table}
            run={underWay.run}
            running={running}
            rows={underWay.rows}
            institutions={names}
            changed={new Set(changed.map(({ row }) => row.id))}
          >
            {refused}
          </ImportProgress>
        )}
      </div>
      <div className="modal-foot">
        {!underWay && state.is === 'read' && (
          <ImportLeft good={good.length} rest={rest} standing={standing} isReading={isReading} />
        )}
        {complete && rest > 0 && <p className="import-left">{t('import.leftOut', { count: rest })}</p>}
        <ImportActions
          stage={stage}
          good={good.length}
          standing={standing}
          ready={selected.length > 0 && !isReading && !undoing && attempt?.is !== 'reading'}
          rest={rest}
          onClose={close}
          onImport={() => start(good, existing)}
          onRows={backToRows}
          onRetry={retry}
        />
      </div>
      {rehearsal.asks && (
        <LeaveDialog
          of="import"
          onLeave={() => rehearsal.answer(true)}
          onStay={() => rehearsal.answer(false)}
        />
      )}
      {leaving && (
        <LeaveDialog
          of="import"
          onLeave={() => {
            abandon()
            onClose()
          }}
          onStay={() => setLeaving(false)}
        />
      )}
    </Modal>
  )
}
