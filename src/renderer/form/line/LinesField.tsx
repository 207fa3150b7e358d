import type { FieldProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { Cross } from '../../parts/Cross.tsx'
import { LineContext, scopeOf } from '../FormScope.ts'
import { useLines } from '../field/useField.ts'
import { focusFirst } from '../focus.ts'
import { PastedBlock, usePaste } from '../paste/usePaste.ts'
import { Line } from './Line.tsx'
import { LinePictures } from './LinePictures.tsx'

/**
 * The lines of a form, one RJSF object each, told apart by ids that stay when other lines come and go: what is being
 * typed, and errors, stay with their line.
 */
export const LinesField = (props: FieldProps) => {
  const { registry, disabled } = props
  const { t } = useTranslation()
  const scope = scopeOf(registry)
  const { store, table } = scope
  const lines = useLines(store)
  const { pasted, onPaste, forget } = usePaste(store)

  const add = () => focusLine(store.addLine())
  const remove = (lineId: number, index: number) => {
    store.removeLine(lineId)
    focusLine(lines[index - 1])
  }
  return (
    <>
      {lines.map((lineId, index) => (
        <div
          key={lineId}
          className="line"
          // Where there is only ever one line it is the form itself.
          {...(store.maxLines > 1 && { role: 'group', 'aria-label': t('form.line', { number: index + 1 }) })}
          data-line={index}
          data-line-id={lineId}
          onPaste={onPaste}
        >
          <LineContext value={lineId}>
            <div className="line-body">
              <Line {...props} />
              <LinePictures table={table} store={store} />
            </div>
          </LineContext>
          {index > 0 && (
            <button
              type="button"
              data-action="remove-line"
              className="button button--quiet button--icon"
              data-tip={t('form.removeLine', { number: index + 1 })}
              aria-label={t('form.removeLine', { number: index + 1 })}
              onClick={() => remove(lineId, index)}
            >
              <Cross />
            </button>
          )}
        </div>
      ))}
      {store.maxLines > 1 && (
        <div className="line-add">
          <ActionButton action="add-line" disabled={disabled || lines.length >= store.maxLines} onClick={add}>
            {t('form.addLine')}
          </ActionButton>
          <span className="field-hint">
            {t('form.linesUsed', { count: lines.length, most: store.maxLines })}
          </span>
        </div>
      )}
      {pasted && <PastedBlock key={pasted.nth} {...scope} pasted={pasted} onClose={forget} />}
    </>
  )
}

const focusLine = (lineId: number | undefined): void => {
  if (lineId === undefined) return
  // The line is drawn right after this event.
  queueMicrotask(() => focusFirst(document.querySelector(`[data-line-id="${lineId}"]`)))
}
