import { memo, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { deferred, useTellMissing } from '../../deferred.tsx'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { useRenderer } from '../../RendererContext.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { matchingRows } from '../state/listRequest.ts'
import type { ListState } from '../state/listState.ts'
import type { CsvProgressProps } from './CsvProgress.tsx'

// Reading and writing files comes with the first use.
const loadCsv = () => import('./exportCsv.ts')
const CsvProgress = deferred(async () => (await import('./CsvProgress.tsx')).CsvProgress)

interface Props {
  readonly table: AnyTable
  readonly state: ListState
  readonly shown: readonly string[]
  readonly disabled: boolean
  /** Missing where the person may not write. */
  readonly onImport?: () => void
  /** Is given what exports, where it can be, for who asks for it elsewhere. */
  readonly exporting: RefObject<(() => void) | undefined>
}

/** Import, template and export of a table that has a CSV file. */
export const CsvButtons = memo(({ table, state, shown, disabled, onImport, exporting }: Props) => {
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const toasts = useToasts()
  const tellMissing = useTellMissing()
  const stop = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<Omit<CsvProgressProps, 'onStop'>>()

  const run = async (): Promise<void> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    setProgress({ done: 0, total: 0 })
    const request = matchingRows(table, state, selected)
    const onProgress = (done: number, total: number) => setProgress({ done, total })
    const csv = await loadCsv().catch(tellMissing)
    await csv?.exportTold({ gateway, table, request, shown, t, toasts, again: start }, { signal, onProgress })
    setProgress(undefined)
  }
  const start = () => void run()
  const template = () => loadCsv().then((csv) => csv.downloadTemplate(table, shown, t), tellMissing)
  useImperativeHandle(exporting, () => (disabled || progress ? undefined : start))
  return (
    <div className="csv-buttons">
      {onImport && (
        <>
          <ActionButton action="import-csv" disabled={disabled} onClick={onImport}>
            {t('list.import')}
          </ActionButton>
          <ActionButton action="csv-template" onClick={() => void template()}>
            {t('list.template')}
          </ActionButton>
        </>
      )}
      <ActionButton action="export-csv" disabled={disabled} busy={progress !== undefined} onClick={start}>
        {t('list.export')}
      </ActionButton>
      {progress && progress.total > 0 && <CsvProgress {...progress} onStop={() => stop.current?.abort()} />}
    </div>
  )
})
