import { CopyPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'
import type { WireRow } from '#protocol/row.ts'
import { NoticeDialog } from '../confirm/NoticeDialog.tsx'
import { useLeaving } from '../confirm/useLeaving.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { takingInto } from '../history/takingInto.ts'
import { IconButton } from '../IconButton.tsx'
import { SubmitKeys } from '../keys/SubmitKeys.tsx'
import { Places } from '../names/Places.tsx'
import { useRowName } from '../names/useRowName.ts'
import { useRenderer } from '../RendererContext.ts'
import { LinkButton } from '../row/LinkButton.tsx'
import { Failures } from '../save/Failures.tsx'
import { SaveFoot } from '../save/long/SaveFoot.tsx'
import { StoppedLines } from '../save/long/StoppedLines.tsx'
import { SaveDialogs } from '../save/SaveDialogs.tsx'
import { useSave } from '../save/useSave.ts'
import { FormBody } from './FormBody.tsx'
import { focusFirst, focusFirstError } from './focus.ts'
import { Restored } from './kept/Restored.tsx'
import { NothingEntered } from './NothingEntered.tsx'
import { OnlyFor } from './OnlyFor.tsx'
import { beginWith, countRows, type WaitingRows, waitingIn } from './paste/waitingRows.ts'
import { type Copied, copiedValues, layCopy } from './schema/copied.ts'
import { formTableOf } from './schema/formTable.ts'
import { useForm } from './useForm.ts'

export interface FormDialogProps {
  readonly table: AnyTable
  /** The row to modify; without it new lines are created. */
  readonly row?: WireRow
  /** Institutions that new lines are for; those selected where not said. */
  readonly institutions?: readonly number[]
  /** Lays values or problems into the form when it has just been opened. */
  prepare?(store: FormStore): void
  /** Rows were written. Called before `onClose`, and also when only some of the lines were. */
  onSaved(rows: readonly WireRow[]): void
  /** Leaves the form as it is kept for the table's import, with rows that were pasted. */
  readonly onImport?: ((rows: PastedRows) => void) | undefined
  /** What the first of new lines begins with. */
  readonly copied?: Copied | undefined
  /** Leaves the row as it is for a new one; where the person may make one. */
  readonly onCopy?: ((copied: Copied) => void) | undefined
  onClose(): void
}

/**
 * The form of a table in a dialog: new lines, or one row. Where more rows were pasted than it has lines, another one follows
 * with those once the former is saved. Source: specification §2, create/modify modal.
 */
export const FormDialog = (props: FormDialogProps) => {
  const [{ nth, rest }, setTurn] = useState<Turn>({ nth: 0, rest: [] })
  const { t } = useTranslation()
  const { table, row, institutions, copied, onClose } = props
  const first = copied ? (store: FormStore) => layCopy(copied, store) : props.prepare
  const prepare = nth === 0 ? first : (store: FormStore) => beginWith(store, rest)
  if (!row && institutions?.length === 0)
    return (
      <NoticeDialog
        title={t(`tables.${table.name}.add`)}
        text={t([`tables.${table.name}.closed.none`, 'form.forNone'])}
        back={t('shell.close')}
        onBack={onClose}
      />
    )
  return (
    <OneForm
      {...props}
      key={nth}
      copied={nth === 0 ? copied : undefined}
      {...(prepare && { prepare })}
      onRest={(rows) => setTurn({ nth: nth + 1, rest: rows })}
    />
  )
}

interface Turn {
  readonly nth: number
  /** Rows to begin with, and those that wait for a form after it. */
  readonly rest: readonly WaitingRows[]
}

interface OneFormProps extends FormDialogProps {
  /** All is saved, and these rows wait for another form. */
  onRest(rows: readonly WaitingRows[]): void
}

const OneForm = ({
  row,
  institutions,
  prepare,
  onSaved,
  onImport,
  copied,
  onCopy,
  onClose,
  onRest,
  ...props
}: OneFormProps) => {
  const table = formTableOf(props.table)
  const { t } = useTranslation()
  const id = useId()
  const nameOf = useRowName(props.table, row && [row])
  const body = useRef<HTMLFormElement>(null)
  const { selected } = useRenderer()
  const concerned = institutions ?? selected
  const places = row ? institutionsOf(table.entity, row) : concerned
  const { store, restored, before, forget } = useForm({
    table,
    row,
    institutions: concerned,
    ...(prepare && { prepare }),
  })
  const [nothing, setNothing] = useState(false)
  const close = () => {
    forget()
    onClose()
  }
  const copy = (from: WireRow) => {
    const [line] = store.lines()
    // What is being saved closes the dialog that stands there then, which would be the copy's.
    if (line === undefined || save.busy) return
    forget()
    onCopy?.({ of: nameOf(from), values: copiedValues(props.table, store.live(line)) })
  }
  const goOnOrClose = () => {
    const rest = waitingIn(store)
    if (rest.length === 0) return close()
    forget()
    onRest(rest)
  }
  const save = useSave({
    table,
    store,
    row,
    institutions: concerned,
    onSaved,
    onDone: goOnOrClose,
    onInvalid: () => focusFirstError(body.current),
  })

  useEffect(() => focusFirst(body.current), [])

  const { leave, question } = useLeaving({
    ...save,
    asks: () => store.dirty() || save.sent === 'inDoubt',
    onLeave: close,
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    // Where nothing is required a key pressed too soon would make a row without a name; settings are right as they are offered.
    const hasName = store.columns().includes(table.entity.label.column)
    const empty = !row && hasName && !store.dirty() && store.validate().length === 0
    setNothing(empty)
    if (empty) focusFirst(body.current)
    else void save.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <Modal
      role="dialog"
      size="extraLarge"
      labelledBy={id}
      // The focus goes into the first field, past the line that says where this writes to.
      {...(!store.placesBy && { describedBy: `${id}-places` })}
      onDismiss={leave}
      onKeyDown={press}
    >
      <form ref={body} className="modal-form" noValidate onSubmit={submit} data-table={table.name}>
        <ModalHead
          id={id}
          title={t(`tables.${table.name}.${row ? 'modify' : 'add'}`)}
          of={row ? nameOf(row) : copied && !restored ? t('row.copyOf', { name: copied.of }) : undefined}
          beside={
            row && (
              <>
                {onCopy && (
                  <IconButton
                    action="duplicate"
                    label={t('row.duplicate')}
                    Icon={CopyPlus}
                    onClick={() => copy(row)}
                  />
                )}
                <LinkButton table={props.table} row={row} />
                <HistoryButton table={props.table} row={row} name={nameOf(row)} taking={takingInto(store)} />
              </>
            )
          }
        >
          {/* A line that says for itself where it is for says so in its own field. */}
          {!store.placesBy && <Places id={`${id}-places`} places={places} />}
        </ModalHead>
        <div className="modal-body">
          {restored && <Restored {...(!row && { before, places })} waiting={countRows(waitingIn(store))} />}
          {!row && !copied && <OnlyFor table={table.name} places={concerned} />}
          {nothing && <NothingEntered store={store} />}
          <Failures table={table.name} store={store} failures={save.failures} triesAgain={save.triesAgain} />
          <StoppedLines store={store} stopped={save.stopped} />
          <FormBody table={table} store={store} follows={!row} onImport={onImport} disabled={save.waits} />
        </div>
        <div className="modal-foot">
          <SaveFoot long={save.long} busy={save.waits} onCancel={leave} onStop={save.stop}>
            <SubmitKeys does={t(row ? 'form.save' : 'form.create')} />
          </SaveFoot>
          <ActionButton action="save" type="submit" look="main" busy={save.waits}>
            {t(row ? 'form.save' : 'form.create')}
          </ActionButton>
        </div>
      </form>
      <SaveDialogs table={table} store={store} save={save} places={places} />
      {question}
    </Modal>
  )
}
