import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileLine } from '#engine/csv/parseLines.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { isBlock } from '#engine/paste/isBlock.ts'
import { deferred } from '../../deferred.tsx'
import { failureText, NO_ANSWER } from '../../failureText.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { takeBeginning } from './waitingRows.ts'

/** What was pasted, and where. */
export interface Pasted {
  /** As it was on the clipboard, or rows of an earlier paste that waited. */
  readonly block: string | readonly FileLine[]
  readonly lineId: number
  readonly column: string
  /** Another one for each paste. */
  readonly nth: number
}

export const PastedBlock = deferred(async () => (await import('./PastedBlock.tsx')).PastedBlock)

/** Takes cells of a spreadsheet that are pasted into a field of a line; one cell is left to the browser. A form begins with the rows that it was opened for. */
export const usePaste = (store: FormStore) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [pasted, setPasted] = useState(() => firstBlock(store))
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text/plain')
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !isBlock(text)) return
    // Lines without tabs are what a text area is for, and no rows where only one is made.
    if ((store.maxLines === 1 || target.matches('textarea')) && !text.includes('\t')) return
    const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
    if (column === undefined) return
    event.preventDefault()
    const lineId = Number(currentTarget.dataset.lineId)
    PastedBlock.fetch().then(
      () => setPasted((last) => ({ block: text, lineId, column, nth: (last?.nth ?? 0) + 1 })),
      () => toasts.show('error', failureText(t, NO_ANSWER)),
    )
  }
  return { pasted, onPaste, forget: () => setPasted(undefined) }
}

const firstBlock = (store: FormStore): Pasted | undefined => {
  const lines = takeBeginning(store)
  const [lineId = 0] = store.lines()
  return lines.length > 0 ? { block: lines, lineId, column: store.columns()[0] ?? '', nth: 0 } : undefined
}
