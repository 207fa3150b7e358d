import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal } from '../dialog/Modal.tsx'
import type { WireRow } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { PickField } from './PickField.tsx'
import { type NotLinked, useLinking } from './useLinking.ts'
import { usePickable } from './usePickable.ts'
import './pick.css'

interface Props {
  readonly table: AnyTable
  readonly institutions: readonly number[]
  onClose(): void
}

/** Rows that exist are chosen for the institutions. Source: specification §2, screen details. */
export const PickDialog = ({ table, institutions, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const toasts = useToasts()
  const places = useRenderer().institutions
  const { state, rows: own, foreign } = usePickable(table, institutions)
  const [all, setAll] = useState(false)
  const rows = all ? [...own, ...foreign] : own
  const labelOf = useLabel(table)
  const { busy, link } = useLinking(table, institutions)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [failed, setFailed] = useState<readonly NotLinked[]>([])
  const chosen = rows.filter((row) => picked.includes(row.id))
  const wordOf = (code: number) => t(i18n.exists(`errors.${code}`) ? `errors.${code}` : 'errors.500')

  const save = async () => {
    if (busy || chosen.length === 0) return
    const failures = await link(chosen)
    setFailed(failures)
    if (failures.length > 0) {
      toasts.show('error', t('form.toasts.notAllInserted'))
      return
    }
    toasts.show('success', t('form.toasts.created', { count: chosen.length }))
    onClose()
  }
  return (
    <Modal role="dialog" size="medium" labelledBy={id} onDismiss={() => busy || onClose()}>
      <form
        className="modal-form"
        noValidate
        data-table={table.name}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <header className="modal-head">
          <h2 className="modal-title" id={id}>
            {t([`tables.${table.name}.add`, 'list.add'])}
          </h2>
        </header>
        <div className="modal-body pick-body">
          {failed.length > 0 && (
            <ul className="pick-failures" role="alert">
              {failed.map(({ institution, problem }) => (
                <li key={institution} data-error-code={problem.code}>
                  {t('form.place', {
                    place: places.find((one) => one.id === institution)?.name ?? institution,
                  })}{' '}
                  {wordOf(problem.code)}
                </li>
              ))}
            </ul>
          )}
          {state === 'loading' && <p role="status">{t('form.loading')}</p>}
          {state === 'failed' && <p role="alert">{t('form.choicesFailed')}</p>}
          {state === 'ready' && rows.length + foreign.length === 0 && (
            <p className="pick-none">{t('form.pick.nothingLeft')}</p>
          )}
          {state === 'ready' && rows.length > 0 && (
            <PickField
              one={table.create.by === 'choose'}
              choices={rows.map((row) => ({ value: row.id, label: labelOf(row) }))}
              label={t(`tables.${table.name}.columns.${table.entity.label.column}`)}
              name={table.entity.label.column}
              column={(table.entity.columns as Columns)[table.entity.label.column]}
              disabled={busy}
              value={picked}
              onValue={setPicked}
            />
          )}
          {state === 'ready' && foreign.length > 0 && !all && (
            <ActionButton action="show-foreign" look="quiet" onClick={() => setAll(true)}>
              {t('form.pick.foreign', { count: foreign.length })}
            </ActionButton>
          )}
        </div>
        <footer className="modal-foot">
          <ActionButton action="cancel" disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </ActionButton>
          <ActionButton action="save" type="submit" look="main" busy={busy} disabled={chosen.length === 0}>
            {t('list.add')}
          </ActionButton>
        </footer>
      </form>
    </Modal>
  )
}

/** How a row is called, after the row that stands before it. */
const useLabel = ({ entity }: AnyTable) => {
  const { t } = useTranslation()
  const first = (entity.columns as Columns)[entity.label.after ?? '']?.facts.entity
  const { choices } = useRenderer().useChoices(first ?? entity.name)
  const names = new Map(choices.map((choice) => [choice.id, choice.label]))
  return (row: WireRow): string => {
    const label = String(row[entity.label.column] ?? row.id)
    const before = first && names.get(row[entity.label.after as string] as number)
    return before ? t('form.labelAfter', { before, label }) : label
  }
}
