import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { FormBody } from '#renderer/form/FormBody.tsx'
import { Restored } from '#renderer/form/kept/Restored.tsx'
import { useForm } from '#renderer/form/useForm.ts'
import { submitsByKey } from '#renderer/keys/submitsByKey.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { Failures } from '#renderer/save/Failures.tsx'
import { SaveDialogs } from '#renderer/save/SaveDialogs.tsx'
import { useSave } from '#renderer/save/useSave.ts'
import { ownForm } from '../forms.ts'
import { useDirty } from '../useDirty.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow | undefined
  /** What was entered over other values: it is laid over these. */
  readonly entered: Values
  /** All is written, as it stands then. */
  onDone(row: WireRow | undefined): void
  /** What was entered is taken back. */
  onReset(): void
  /** There are some that were not there: what was entered goes with it. */
  onOld(entered: Values): void
}

const OWNER = 'admin'

const lay = (store: FormStore, values: Values): void => {
  const [line = 0] = store.lines()
  for (const [name, value] of Object.entries(values)) store.setValue(line, name, value)
}

/** A choice for each event that one may be told of. Source: specification of the institution area, §3, §4. */
export const PreferencesForm = ({ table, row, entered, onDone, onReset, onOld }: Props) => {
  const { t } = useTranslation()
  const { person } = useRenderer()
  const written = useRef(row)
  const [{ saved, drawn }] = useState(() => ownForm(table))
  const {
    store,
    row: base,
    restored,
    forget,
  } = useForm({
    table: saved,
    row,
    institutions: [],
    // Whose they are nobody enters.
    defaults: { [OWNER]: person },
    prepare: (fresh) => lay(fresh, entered),
  })
  const [line = 0] = store.lines()
  const dirty = useDirty(store)
  const save = useSave({
    table: saved,
    store,
    row: base,
    institutions: [],
    onSaved: ([now]) => {
      if (now) written.current = now
      else onDone(undefined)
    },
    onDone: () => {
      forget()
      onDone(written.current)
    },
    onInvalid: () => {
      if (!row && store.field(line, OWNER).problem)
        onOld(Object.fromEntries(store.changedColumns(line).map((name) => [name, store.live(line)[name]])))
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (dirty && !save.busy) void save.run()
      }}
      onKeyDown={submitsByKey}
    >
      {restored && <Restored />}
      <Failures table={table.name} store={store} failures={save.failures} triesAgain={save.triesAgain} />
      <FormBody table={drawn} store={store} heading="h3" disabled={save.busy} />
      <footer className="card-foot">
        <ActionButton
          action="save"
          type="submit"
          look="main"
          disabled={!dirty && !save.busy}
          busy={save.busy}
        >
          {t('form.save')}
        </ActionButton>
        <ActionButton
          action="reset"
          disabled={!dirty || save.busy}
          onClick={() => {
            store.reset()
            forget()
            onReset()
          }}
        >
          {t('form.reset')}
        </ActionButton>
      </footer>
      <SaveDialogs table={drawn} store={store} save={save} places={[]} />
    </form>
  )
}
