import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '#engine/save/failures.ts'
import type { WireRow } from '#protocol/row.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { FormChanges } from '../confirm/FormChanges.tsx'
import { firstClick } from '../dialog/firstClick.ts'
import { FormTree } from '../form/FormTree.tsx'
import { focusFirst, focusFirstError } from '../form/focus.ts'
import { Restored } from '../form/kept/Restored.tsx'
import { ignoreHeldEnter } from '../keys/ignoreHeldEnter.ts'
import { Cross } from '../parts/Cross.tsx'
import { useRenderer } from '../RendererContext.ts'
import { Failures } from '../save/Failures.tsx'
import { useSame } from '../useSteady.ts'
import { StoredNow } from './Differs.tsx'
import { EditedRowContext } from './EditedRowContext.ts'
import type { RowProps } from './RowCell.tsx'
import { rowName } from './rowName.ts'
import { RowElement, rowFields, rowTemplates } from './rowTemplates.tsx'
import { useGiveUp } from './useGiveUp.ts'
import { useRowForm } from './useRowForm.ts'
import { useRowSave } from './useRowSave.ts'
import '../form/form.recipe.ts'

interface Props extends RowProps {
  /** The records that rows are made of. */
  readonly records: readonly WireRow[]
  /** It was given up, and is wanted again. */
  readonly resumed: boolean
  /** Saved, or given up. */
  onClose(): void
  onResume(): void
  /** The message that offers to. */
  onOffer(toast: number): void
}

/** A row with its inputs, a check mark and a cross. Enter saves, Escape gives up. */
export const EditedRow = ({ records, resumed, onClose, onResume, onOffer, ...props }: Props) => {
  const { table, columns, row, rowKey, differing } = props
  const { t } = useTranslation()
  const line = useRef<HTMLTableRowElement>(null)
  const told = useRef<HTMLTableRowElement>(null)
  const form = useRowForm({ table, row, rowKey, differing })
  const { store, restored, forget, keep } = form
  const [lineId = 0] = store.lines()
  const name = rowName(t, table, row)
  const { selected } = useRenderer()
  const close = () => {
    forget()
    onClose()
  }
  const save = useRowSave({
    table,
    store,
    row,
    name,
    records,
    onDone: close,
    onInvalid: () => {
      focusFirstError(line.current)
      if (!line.current?.contains(document.activeElement)) focusFirstError(told.current)
    },
  })
  const giveUp = useGiveUp({ store, keep, name, inDoubt: save.inDoubt, onClose: close, onResume, onOffer })
  // A screen opened again is read from its title: the row that it gives back takes the focus from nobody.
  useEffect(() => {
    if (!restored || resumed) focusFirst(line.current)
  }, [restored, resumed])
  useEffect(ignoreHeldEnter, [])
  useEffect(() => store.rebase(lineId, row), [store, lineId, row])

  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { target, key } = event
    if (event.defaultPrevented || save.busy) return
    if (key === 'Escape') giveUp()
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) void save.run()
    else return
    event.preventDefault()
  }
  const differs = useSame(form.differing)
  const action = (what: 'save' | 'cancel', icon: ReactNode, onClick: () => void) => (
    <button
      type="button"
      className={what === 'save' ? 'icon-button row-save' : 'icon-button'}
      data-action={what}
      aria-label={`${t(`form.${what}`)} ${name}`}
      data-tip={t(`form.${what}`)}
      disabled={save.busy}
      onClick={firstClick(onClick)}
    >
      {icon}
    </button>
  )
  return (
    <EditedRowContext value={{ table, columns, row, rowKey, differing, element: line, press }}>
      <FormTree
        table={table}
        store={store}
        differing={differs}
        disabled={save.busy}
        tagName={RowElement}
        templates={rowTemplates}
        fields={rowFields}
      >
        <td className="cell-actions">
          {action('save', <Mark />, () => void save.run())}
          {action('cancel', <Cross />, giveUp)}
          {/* Not within the table, whose looks it would take on. */}
          {save.question &&
            createPortal(
              <ConfirmDialog
                {...save.question}
                onConfirm={() => save.answer(true)}
                onCancel={() => void save.answer(false)}
              >
                <FormChanges
                  table={table}
                  store={store}
                  stored={row}
                  places={selected}
                  differing={differing}
                />
              </ConfirmDialog>,
              document.body,
            )}
        </td>
      </FormTree>
      {(restored || save.failures.length > 0) && (
        <tr ref={told} className="row-told">
          <td colSpan={columns.length + 1}>
            {restored && <Restored />}
            <Failures
              table={table.name}
              store={store}
              failures={save.failures}
              triesAgain={save.triesAgain}
              more={(failure) => (
                <StoredNow {...{ table, columns, row, differing, failure }} patch={store.patch(lineId)} />
              )}
            >
              {save.failures.some(isOutdated) && <p>{t('form.keptOver')}</p>}
            </Failures>
          </td>
        </tr>
      )}
    </EditedRowContext>
  )
}

const Mark = () => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 8.5l3.2 3.2L13 4.8" />
  </svg>
)
