import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Failures } from '../form/Failures.tsx'
import { FormBody } from '../form/FormBody.tsx'
import { focusFirstError } from '../form/focus.ts'
import { SaveDialogs } from '../form/SaveDialogs.tsx'
import { useForm } from '../form/useForm.ts'
import { useSave } from '../form/useSave.ts'
import type { WireRow } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'

interface Props {
  readonly table: AnyTable
  readonly row?: WireRow
  onBack(): void
}

/** The form of a detail page. Saving is possible once a column that matters for it differs from what it was. */
export const DetailForm = ({ table, row, onBack }: Props) => {
  const { t } = useTranslation()
  const body = useRef<HTMLFormElement>(null)
  const { selected } = useRenderer()
  const { store, restored, forget } = useForm(table, row, selected)
  const ready = useSavable(store, table.detail?.savedBy)
  const save = useSave({
    table,
    store,
    row,
    institutions: selected,
    onSaved: () => undefined,
    onDone: () => {
      forget()
      onBack()
    },
    onInvalid: () => focusFirstError(body.current),
  })
  return (
    <form
      ref={body}
      className={row ? 'detail-form' : 'detail-form detail-creating'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) void save.run()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      <h1 className="detail-title">
        {row ? String(row[table.entity.label.column] ?? '') : t(`tables.${table.name}.add`)}
      </h1>
      {restored && <div className="restored">{t('form.restored')}</div>}
      <Failures store={store} failures={save.failures} />
      <FormBody table={table} store={store} disabled={save.busy} />
      <footer className="detail-foot">
        <ActionButton action="save" type="submit" look="main" disabled={!ready} busy={save.busy}>
          {t(row ? 'form.save' : 'form.create')}
        </ActionButton>
      </footer>
      <SaveDialogs table={table} store={store} save={save} />
    </form>
  )
}

/** Whether one of the columns differs from its initial value; any of the form's where none is named. */
const useSavable = (store: FormStore, columns: readonly string[] = store.columns()): boolean => {
  const [line] = store.lines()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = columns.map((column) => store.subscribe(pathOf(line ?? 0, column), listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, line, columns],
  )
  return useSyncExternalStore(
    subscribe,
    () => line !== undefined && store.changedColumns(line).some((column) => columns.includes(column)),
  )
}
