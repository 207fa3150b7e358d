import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { failureText } from '../../failureText.ts'
import { useWhileHere } from '../../scheduling/useWhileHere.ts'
import { useToasts } from '../../toast/ToastsContext.ts'

interface Props {
  /** Rows that match, on all pages. */
  readonly count: number
  /** Rejects with a `CallProblem`. */
  printAll(signal: AbortSignal): Promise<void>
  onClose(): void
}

/** Whether the page or all pages are printed: the list alone, with all its columns. */
export const PrintPanel = ({ count, printAll, onClose }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const whileHere = useWhileHere()
  const all = async () => {
    const signal = whileHere()
    setBusy(true)
    try {
      await printAll(signal)
    } catch (thrown) {
      if (signal.aborted) return
      toasts.show('error', failureText(t, thrown))
    }
    onClose()
  }
  const page = () => {
    onClose()
    // Without the panel, and as people see the page.
    requestAnimationFrame(() => window.print())
  }
  return (
    <div className="view-panel" data-panel="print">
      <p className="field-hint view-hint">{t('view.printHint')}</p>
      <div className="view-foot">
        <ActionButton
          action="print-page"
          autoFocus
          look={count > PAGE_SIZE ? 'quiet' : 'main'}
          onClick={page}
        >
          {t('view.printPage')}
        </ActionButton>
        {count > PAGE_SIZE && (
          <ActionButton action="print-all" look="main" busy={busy} onClick={() => void all()}>
            {t('view.printAll', { count })}
          </ActionButton>
        )}
      </div>
    </div>
  )
}
