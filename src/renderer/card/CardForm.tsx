import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { FormBody } from '../form/FormBody.tsx'
import { focusFirstError } from '../form/focus.ts'
import { Restored } from '../form/kept/Restored.tsx'
import { useForm } from '../form/useForm.ts'
import { useSavable } from '../form/useSavable.ts'
import { submitsByKey } from '../keys/submitsByKey.ts'
import { Failures } from '../save/Failures.tsx'
import { SaveDialogs } from '../save/SaveDialogs.tsx'
import { useSave } from '../save/useSave.ts'
import { LastChange } from './LastChange.tsx'
import { focusedIn, focusNamed, type GoingOn, typedSince, valuesNow } from './typedSince.ts'
import './card.recipe.ts'

interface Props {
  readonly card: AnyTable
  readonly row: WireRow
  /** The columns of the row, as it is by now, that the person may change; the others are read. */
  writableOf(row: WireRow): ReadonlySet<string>
  /** The row was written, by the person or by somebody else meanwhile. */
  onSaved(row: WireRow | undefined): void
}

/** A row on a page, saved where it stands. A save that fails keeps all that was typed; what was entered can be taken back. */
export const CardForm = (props: Props) => {
  const [{ round, goingOn }, setRound] = useState<{ round: number; goingOn?: GoingOn }>({ round: 0 })
  const [saved, setSaved] = useState<WireRow>()
  const { row: given, onSaved } = props
  // The page hands the saved row down a moment later: what it replaced is not shown again until then.
  const row = useMemo(
    () => (saved && saved.id === given.id && saved.version > given.version ? { ...given, ...saved } : given),
    [given, saved],
  )
  const keep = (next: WireRow | undefined) => {
    if (next) setSaved(next)
    onSaved(next)
  }
  // What was saved, or taken back, begins anew, with what was typed after it was sent; a row that somebody else saved comes in under
  // what is typed.
  return (
    <OpenCard
      key={`${row.id} ${round}`}
      {...props}
      row={row}
      onSaved={keep}
      goingOn={goingOn}
      onAnew={(next) => setRound({ round: round + 1, ...(next && { goingOn: next }) })}
    />
  )
}

interface OpenProps extends Props {
  readonly goingOn: GoingOn | undefined
  onAnew(goingOn?: GoingOn): void
}

const OpenCard = ({ card, row, writableOf, onSaved, goingOn, onAnew }: OpenProps) => {
  const { t } = useTranslation()
  // What was saved may leave less to change, such as an address that is the company's no more.
  const writable = useMemo(() => writableOf(row), [writableOf, row])
  const body = useRef<HTMLFormElement>(null)
  const places = useMemo(() => institutionsOf(card.entity, row), [card, row])
  const {
    store,
    row: base,
    restored,
    forget,
  } = useForm({
    table: card,
    row,
    institutions: places,
    writable,
    prepare: (form) => {
      for (const line of form.lines()) form.setValues(line, goingOn?.typed ?? {})
    },
  })
  useEffect(() => {
    if (goingOn?.focused) focusNamed(body.current, goingOn.focused)
  }, [goingOn])
  const sent = useRef<Values>({})
  const changed = useSavable(store)
  const save = useSave({
    table: card,
    store,
    row: base,
    institutions: places,
    onSaved: ([saved]) => onSaved(saved),
    mayUndo: (saved, columns) => {
      const may = writableOf(saved)
      return columns.every((column) => may.has(column))
    },
    onDone: () => {
      const typed = typedSince(sent.current, valuesNow(store))
      forget()
      onAnew({ typed, focused: focusedIn(body.current) })
    },
    onInvalid: () => focusFirstError(body.current),
  })
  const takeBack = () => {
    store.reset()
    forget()
    onAnew()
  }
  const mayWrite = store.columns().some((name) => writable.has(name))
  return (
    <form
      ref={body}
      className="card-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Asked of the form itself: what was typed a moment ago is drawn a frame later.
        if (!store.dirty() || save.busy) return
        sent.current = valuesNow(store)
        void save.run()
      }}
      onKeyDown={submitsByKey}
    >
      {restored && <Restored />}
      <Failures table={card.name} store={store} failures={save.failures} triesAgain={save.triesAgain} />
      <FormBody table={card} store={store} heading="h3" disabled={save.waits} />
      {mayWrite && <LastChange {...{ card, store, row, writable, writableOf }} />}
      {mayWrite && (
        <footer className="card-foot">
          <ActionButton action="save" type="submit" look="main" disabled={!changed} busy={save.waits}>
            {t('form.save')}
          </ActionButton>
          <ActionButton action="reset" disabled={!changed || save.busy} onClick={takeBack}>
            {t('form.reset')}
          </ActionButton>
        </footer>
      )}
      <SaveDialogs table={card} store={store} save={save} places={places} />
    </form>
  )
}
