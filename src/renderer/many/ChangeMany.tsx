import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { LeaveDialog } from '../confirm/LeaveDialog.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { FormBody } from '../form/FormBody.tsx'
import { focusFirst, focusFirstError } from '../form/focus.ts'
import type { ListAnswer } from '../gateway.ts'
import { ListFailure } from '../list/messages/ListFailure.tsx'
import { contextOf, useRenderer } from '../RendererContext.ts'
import { ManyPreview } from './preview/ManyPreview.tsx'
import { columnsTogether, commonOf, togetherTable } from './togetherTable.ts'
import { useChosenRows } from './useChosenRows.ts'
import './many.recipe.ts'

interface Props {
  readonly table: AnyTable
  /** Ids of the rows to change together. */
  readonly ids: readonly number[]
  onSaved(rows: readonly WireRow[]): void
  onClose(): void
}

/** One form for several rows: what is entered is given to all of them, after each change has been looked at. */
export const ChangeMany = ({ table, ids, onSaved, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const chosen = useChosenRows(table, ids)
  const leave = useRef(onClose)
  return (
    <Modal role="dialog" size="extraLarge" labelledBy={id} onDismiss={() => leave.current()}>
      <header className="modal-head">
        <h2 className="modal-title" id={id}>
          {t('many.change.title', { count: ids.length })}
          <span className="modal-of">{t(`tables.${table.name}.title`)}</span>
        </h2>
      </header>
      {chosen.error && !chosen.data ? (
        <div className="modal-body">
          <ListFailure error={chosen.error} onRetry={chosen.refetch} />
        </div>
      ) : chosen.data ? (
        <Opened
          {...{ table, onSaved, onClose }}
          rows={chosen.rows}
          related={chosen.related}
          refresh={async () => (await chosen.refetch()).data?.rows ?? chosen.rows}
          leave={leave}
        />
      ) : (
        <p className="modal-body" role="status">
          {t('list.loading')}
        </p>
      )}
    </Modal>
  )
}

interface OpenedProps extends Omit<Props, 'ids'> {
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  refresh(): Promise<readonly WireRow[]>
  /** What Escape does. */
  readonly leave: RefObject<() => void>
}

const Opened = ({ table, rows, related, refresh, leave, onSaved, onClose }: OpenedProps) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const body = useRef<HTMLFormElement>(null)
  const [patch, setPatch] = useState<Readonly<Record<string, unknown>>>()
  const [unchanged, setUnchanged] = useState(false)
  // The form is made of the rows as they were when it was opened; what is written is planned with them as they are.
  const [{ form, store, differing }] = useState(() => open(services, table, rows))
  const next = () => {
    if (store.validate().length > 0) return focusFirstError(body.current)
    const [line = 0] = store.lines()
    const entered = store.patch(line)
    if (Object.keys(entered).length === 0) setUnchanged(true)
    else setPatch(entered)
  }
  const [leaving, setLeaving] = useState(false)
  const leaveForm = () => (store.dirty() ? setLeaving(true) : onClose())
  const focusForm = useMemo(
    () => (element: HTMLFormElement | null) => {
      body.current = element
      if (element) focusFirst(element)
    },
    [],
  )
  if (patch)
    return (
      <ManyPreview
        {...{ table, rows, related, patch, refresh, leave, onSaved, onClose }}
        onBack={() => setPatch(undefined)}
      />
    )
  leave.current = leaveForm
  return (
    <form
      ref={focusForm}
      className="modal-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <div className="modal-body">
        <p className="form-note">{t('many.change.text')}</p>
        {unchanged && <p role="alert">{t('many.change.nothing')}</p>}
        <FormBody table={form} store={store} differing={differing} />
      </div>
      <footer className="modal-foot">
        <ActionButton action="cancel" onClick={leaveForm}>
          {t('form.cancel')}
        </ActionButton>
        <ActionButton action="preview" type="submit" look="main">
          {t('many.change.next')}
        </ActionButton>
      </footer>
      {leaving && <LeaveDialog of="form" onLeave={onClose} onStay={() => setLeaving(false)} />}
    </form>
  )
}

const open = (
  services: ReturnType<typeof useRenderer>,
  table: AnyTable,
  rows: readonly WireRow[],
): { readonly form: AnyTable; readonly store: FormStore; readonly differing: readonly string[] } => {
  const context = contextOf(services, 'modify', services.selected)
  const columns = columnsTogether(table, context)
  const common = commonOf(rows, columns)
  const form = togetherTable(table, columns, common)
  const row = { ...rows[0], ...common.values }
  return {
    form,
    differing: common.differing,
    store: createFormStore({ entity: form.entity, context, rows: [row], columns }),
  }
}
