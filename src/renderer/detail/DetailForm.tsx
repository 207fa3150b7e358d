import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { FormBody } from '../form/FormBody.tsx'
import { focusFirst, focusFirstError } from '../form/focus.ts'
import { Restored } from '../form/kept/Restored.tsx'
import { creationOf } from '../form/schema/creationOf.ts'
import { formTableOf, withoutStatus } from '../form/schema/formTable.ts'
import { useForm } from '../form/useForm.ts'
import { useSavable } from '../form/useSavable.ts'
import { takingInto } from '../history/takingInto.ts'
import { submitsByKey } from '../keys/submitsByKey.ts'
import { useRowName } from '../names/useRowName.ts'
import { useRenderer } from '../RendererContext.ts'
import { Failures } from '../save/Failures.tsx'
import { SaveDialogs } from '../save/SaveDialogs.tsx'
import { useSave } from '../save/useSave.ts'
import { useOnlyHere } from '../scheduling/useOnlyHere.ts'
import { useRights } from '../useRights.ts'
import { DetailHead } from './DetailHead.tsx'

interface Props {
  readonly table: AnyTable
  readonly row?: WireRow
  /** Rows were written. */
  onSaved(): void
  onBack(): void
  /** The row is another one than is shown. */
  onStale(): void
}

const NOTHING: ReadonlySet<string> = new Set()

/** The form of a detail page. Saving is possible once a column differs from what it was. */
export const DetailForm = ({ row, onSaved, onBack, onStale, ...props }: Props) => {
  const table = row ? withoutStatus(formTableOf(props.table)) : formTableOf(creationOf(props.table))
  const { t } = useTranslation()
  const body = useRef<HTMLFormElement>(null)
  const { selected } = useRenderer()
  const nameOf = useRowName(table, row && [row])
  const places = row ? institutionsOf(table.entity, row) : selected
  const { adds, editsRow } = useRights(props.table)
  const writes = row ? editsRow(row) : adds(selected)
  const {
    store,
    row: base,
    restored,
    forget,
  } = useForm({
    table,
    row,
    institutions: selected,
    writable: writes ? undefined : NOTHING,
  })
  const unsaved = useSavable(store)
  // What was typed before stays until the row is in use again: of one that is not, nothing else is changed.
  const isOff = store.status !== undefined && row?.[store.status] === false
  const isBegun = row === undefined && !restored
  // What is there, or was left, is read from its heading.
  useEffect(() => {
    if (isBegun) focusFirst(body.current)
  }, [isBegun])
  const back = useOnlyHere(onBack)
  const done = () => {
    forget()
    back()
  }
  const save = useSave({
    table,
    store,
    row: base,
    institutions: selected,
    onSaved,
    onDone: done,
    onInvalid: () => focusFirstError(body.current),
  })
  return (
    <form
      ref={body}
      className={row ? 'detail-form' : 'detail-form detail-creating'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Asked of the form itself: what was typed a moment ago is drawn a frame later.
        if (store.dirty() && !isOff && writes && !save.busy) void save.run()
      }}
      onKeyDown={submitsByKey}
    >
      <DetailHead
        table={table}
        row={row}
        title={row ? nameOf(row) : t(`tables.${table.name}.add`)}
        places={store.placesBy ? undefined : places}
        taking={takingInto(store)}
        disabled={!writes || save.busy}
        unsaved={unsaved}
        onDone={() => {
          onSaved()
          back()
        }}
        onFailed={onStale}
      />
      {restored && <Restored />}
      <Failures table={table.name} store={store} failures={save.failures} triesAgain={save.triesAgain} />
      <FormBody table={table} store={store} heading="h2" disabled={save.waits} />
      {writes && (
        <footer className="detail-foot">
          <ActionButton
            action="save"
            type="submit"
            look="main"
            disabled={!unsaved || isOff}
            busy={save.waits}
          >
            {t(row ? 'form.save' : 'form.create')}
          </ActionButton>
        </footer>
      )}
      <SaveDialogs table={table} store={store} save={save} places={places} />
    </form>
  )
}
