import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { LeaveDialog } from '../confirm/LeaveDialog.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { useAskOnUnload } from '../dialog/useAskOnUnload.ts'
import { FormBody } from '../form/FormBody.tsx'
import { focusFirst, focusFirstError } from '../form/focus.ts'
import { type Entered, enter, enteredIn } from '../form/kept/entered.ts'
import { Restored } from '../form/kept/Restored.tsx'
import { useKeptDialog } from '../form/kept/useKeptDialog.ts'
import type { ListAnswer } from '../gateway.ts'
import { SubmitKeys } from '../keys/SubmitKeys.tsx'
import { submitsByKey } from '../keys/submitsByKey.ts'
import { ListFailure } from '../list/messages/ListFailure.tsx'
import { contextOf, useRenderer } from '../RendererContext.ts'
import { PlacesOfMany } from './PlacesOfMany.tsx'
import { ManyPreview } from './preview/ManyPreview.tsx'
import { togetherStore } from './togetherStore.ts'
import { columnsTogether, commonOf, keptOf, togetherTable } from './togetherTable.ts'
import { useChosenRows } from './useChosenRows.ts'
import { useOnEscape } from './useOnEscape.ts'
import './many.recipe.ts'

const NONE: ReadonlySet<string> = new Set()

interface Props {
  readonly table: AnyTable
  /** Ids of the rows to change together. */
  readonly ids: readonly number[]
  /** What was entered when the end of a session closed it. */
  readonly entered?: Entered | undefined
  onSaved(rows: readonly WireRow[]): void
  /** Rows of their own that institutions were given, by the ids of those that they shared. */
  readonly onReplaced?: ((ids: ReadonlyMap<number, number>) => void) | undefined
  onClose(): void
}

/** One form for several rows: what is entered is given to all of them, after each change has been looked at. */
export const ChangeMany = ({ table, ids, entered, onSaved, onReplaced, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const chosen = useChosenRows(table, ids)
  const leave = useRef(onClose)
  // It stays open when all of them are found gone meanwhile, and is about as many as at first when some are.
  const [opened, setOpened] = useState(0)
  if (opened === 0 && chosen.rows.length > 0) setOpened(chosen.rows.length)
  return (
    <Modal
      role="dialog"
      size="extraLarge"
      labelledBy={id}
      describedBy={`${id}-places`}
      onDismiss={() => leave.current()}
    >
      <ModalHead
        id={id}
        title={t('many.change.title', { count: opened || (chosen.data ? chosen.rows.length : ids.length) })}
        of={t(`tables.${table.name}.title`)}
      >
        {chosen.data && <PlacesOfMany id={`${id}-places`} table={table} rows={chosen.rows} />}
      </ModalHead>
      {opened > 0 ? (
        <Opened
          {...{ table, ids, entered, onSaved, onReplaced, onClose }}
          rows={chosen.rows}
          related={chosen.related}
          missing={ids.length - chosen.rows.length}
          refresh={async () => (await chosen.refetch()).data?.rows ?? chosen.rows}
          leave={leave}
        />
      ) : (
        <div className="modal-body">
          {chosen.isPending && <p role="status">{t('list.loading')}</p>}
          {chosen.error && <ListFailure error={chosen.error} onRetry={chosen.refetch} />}
          {chosen.data && <p>{t('many.missing', { count: ids.length })}</p>}
        </div>
      )}
    </Modal>
  )
}

interface OpenedProps extends Props {
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  /** How many ticked rows were not found. */
  readonly missing: number
  refresh(): Promise<readonly WireRow[]>
  /** What Escape does. */
  readonly leave: RefObject<() => void>
}

const Opened = ({
  table,
  ids,
  entered,
  rows,
  related,
  missing,
  refresh,
  leave,
  onSaved,
  onReplaced,
  ...props
}: OpenedProps) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const body = useRef<HTMLFormElement>(null)
  const [patch, setPatch] = useState<Readonly<Record<string, unknown>>>()
  const [unchanged, setUnchanged] = useState(false)
  // The form is made of the rows as they were when it was opened; what is written is planned with them as they are.
  const [touched, setTouched] = useState<ReadonlySet<string>>(NONE)
  const [{ form, store, differing }] = useState(() => open(services, table, rows, setTouched))
  const untouched = useMemo(() => differing.filter((name) => !touched.has(name)), [differing, touched])
  const next = () => {
    if (store.validate().length > 0) return focusFirstError(body.current)
    const [line = 0] = store.lines()
    const given = store.patch(line)
    if (Object.keys(given).length === 0) setUnchanged(true)
    else setPatch(given)
  }
  const [leaving, setLeaving] = useState(false)
  useAskOnUnload(() => store.dirty())
  const held = () =>
    store.dirty() ? ({ dialog: 'changeMany', ids, entered: enteredIn(store) } as const) : undefined
  const onClose = useKeptDialog(table.name, held, props.onClose)
  useEffect(() => {
    if (entered) enter(store, entered)
  }, [store, entered])
  const leaveForm = () => (store.dirty() ? setLeaving(true) : onClose())
  useOnEscape(leave, patch ? undefined : leaveForm)
  const focusForm = useCallback((element: HTMLFormElement | null) => {
    body.current = element
    if (element) focusFirst(element)
  }, [])
  if (patch)
    return (
      <ManyPreview
        {...{ table, rows, related, patch, store, refresh, leave, onSaved, onReplaced, onClose }}
        onBack={() => setPatch(undefined)}
      />
    )
  return (
    <form
      ref={focusForm}
      className="modal-form"
      noValidate
      onKeyDown={submitsByKey}
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <div className="modal-body">
        {entered && <Restored />}
        <p className="form-note">{t('many.change.text')}</p>
        {missing > 0 && <p>{t('many.missing', { count: missing })}</p>}
        {unchanged && <p role="alert">{t('many.change.nothing')}</p>}
        <FormBody table={form} store={store} differing={untouched} />
      </div>
      <div className="modal-foot">
        <SubmitKeys does={t('many.change.next')} />
        <ActionButton action="cancel" onClick={leaveForm}>
          {t('form.cancel')}
        </ActionButton>
        <ActionButton action="preview" type="submit" look="main">
          {t('many.change.next')}
        </ActionButton>
      </div>
      {leaving && <LeaveDialog of="form" onLeave={onClose} onStay={() => setLeaving(false)} />}
    </form>
  )
}

const open = (
  services: ReturnType<typeof useRenderer>,
  table: AnyTable,
  rows: readonly WireRow[],
  onTouched: (columns: ReadonlySet<string>) => void,
): { readonly form: AnyTable; readonly store: FormStore; readonly differing: readonly string[] } => {
  const context = contextOf(services, 'modify', services.selected)
  const columns = columnsTogether(table, context)
  const common = commonOf(rows, columns)
  const form = togetherTable(table, columns, common)
  const row = { ...rows[0], ...common.values }
  const store = createFormStore({ entity: form.entity, context, rows: [row], columns })
  const { differing } = common
  return { form, differing, store: togetherStore(store, differing, keptOf(table, common), onTouched) }
}
