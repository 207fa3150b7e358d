import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { deferred } from '../deferred.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { useRenderer } from '../RendererContext.ts'
import type { Taking } from './takingInto.ts'

const HistoryDialog = deferred(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  /** How the row is called. */
  readonly name: string
  /** The form of the row that stands open beside it. */
  readonly taking?: Taking | undefined
}

/** Opens what became of a row, where that is recorded: rows of another service are not. */
export const HistoryButton = ({ taking, ...of }: Props) => {
  const { t } = useTranslation()
  const { readHistory } = useRenderer()
  const [isOpen, setOpen] = useState(false)
  if (!readHistory || of.table.entity.source !== undefined) return null
  return (
    <>
      <ActionButton action="history" look="quiet" onClick={() => setOpen(true)}>
        {t('history.open')}
      </ActionButton>
      {isOpen && (
        <HistoryDialog {...of} taking={taking} readHistory={readHistory} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
