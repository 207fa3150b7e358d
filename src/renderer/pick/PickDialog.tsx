import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type SaveOutcome, tiedRows } from '#engine/save/outcome.ts'
import { useLeaving } from '../confirm/useLeaving.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { NO_ANSWER, writeFailureText } from '../failureText.ts'
import { focusFirst } from '../form/focus.ts'
import { Restored } from '../form/kept/Restored.tsx'
import { useKeptDialog } from '../form/kept/useKeptDialog.ts'
import { FailureLine } from '../list/messages/FailureLine.tsx'
import { rowsKey } from '../list/state/useRows.ts'
import { Places } from '../names/Places.tsx'
import { useRowName } from '../names/useRowName.ts'
import { useToldApart } from '../names/useToldApart.ts'
import { institutionName, institutionNames } from '../RendererContext.ts'
import { SaveFoot } from '../save/long/SaveFoot.tsx'
import { Stopped } from '../save/long/Stopped.tsx'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { PickField } from './PickField.tsx'
import { useHeldBy } from './useHeldBy.ts'
import { useLinking } from './useLinking.ts'
import { usePickable } from './usePickable.ts'
import './pick.recipe.ts'
import { submitsByKey } from '../keys/submitsByKey.ts'
import { reread } from '../list/state/reread.ts'

interface Props {
  readonly table: AnyTable
  readonly institutions: readonly number[]
  /** Left ticked, by ids, when a session ended or the page was left. */
  readonly picked?: readonly number[] | undefined
  onClose(): void
}

/** Rows that exist are chosen for the institutions. Source: specification §2, screen details. */
export const PickDialog = ({ table, institutions, picked: before = [], ...props }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const toasts = useToasts()
  const places = useToldApart()
  const offered = usePickable(table, institutions)
  // As they were when first tried: what is tied meanwhile stays chosen, and is still known when it is taken back.
  const [tried, setTried] = useState<typeof offered>()
  const { state, error, retry, rows: own, foreign, related } = tried ?? offered
  const body = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(false)
  // Left ticked, they are not hidden from who comes back.
  const all = more || foreign.some((row) => before.includes(row.id))
  // The dialog is opened for what comes later than it; the button that shows more goes when it is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when all are shown
  useEffect(() => {
    if (state === 'ready') focusFirst(body.current)
  }, [state, all])
  const rows = all ? [...own, ...foreign] : own
  const labelOf = useRowName(table, rows, related)
  const heldBy = useHeldBy(table, institutions)
  const [picked, setPicked] = useState(before)
  const held = () =>
    picked.length > 0 ? ({ dialog: 'add', places: institutions, picked } as const) : undefined
  const onClose = useKeptDialog(table.name, held, props.onClose)
  const chosen = rows.filter((row) => picked.includes(row.id))
  const queries = useQueryClient()
  const undo = useUndo(table.entity, () => reread(queries, rowsKey(table.entity.name)))
  // What an earlier try has tied is taken back with the rest.
  const tied = useRef<SaveOutcome['written']>([])
  const { busy, long, sent, failures, triesAgain, stopped, link, stop } = useLinking(
    table,
    institutions,
    chosen,
    (outcome) => {
      tied.current = [...tied.current, ...outcome.written]
      if (outcome.is !== 'saved') {
        // Where it was stopped stands in the dialog.
        if (outcome.stopped && outcome.failures.length === 0) return
        const text = outcome.triesAgain ? writeFailureText(t, NO_ANSWER) : t('form.toasts.notAllInserted')
        const left = outcome.failures.flatMap(({ institution }) => institution ?? [])
        toasts.show('error', text, { places: institutionNames(places, left) })
        return
      }
      const into = tied.current.flatMap(({ institution }) => institution ?? [])
      const where = institutionNames(places, [...new Set(into)])
      const action = undo({ ...outcome, written: tied.current }, where)
      // Colleagues may have added some of them meanwhile.
      const added = tiedRows(tied.current)
      const said = added.size > 0 ? t('form.toasts.created', { count: added.size }) : t('many.link.there')
      toasts.show('success', said, { places: where, action })
      onClose()
    },
  )

  const one = table.create.by === 'choose'
  const asks = () => sent !== undefined || picked.length > 0
  const { leave, question } = useLeaving({ busy, asks, sent, onLeave: onClose })
  return (
    <Modal role="dialog" size="medium" labelledBy={id} describedBy={`${id}-places`} onDismiss={leave}>
      <form
        className="modal-form"
        noValidate
        data-table={table.name}
        onKeyDown={submitsByKey}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length === 0) return
          setTried((first) => first ?? offered)
          void link()
        }}
      >
        <ModalHead id={id} title={t([`tables.${table.name}.add`, 'list.add'])}>
          <Places id={`${id}-places`} places={institutions} />
        </ModalHead>
        <div ref={body} className="modal-body pick-body">
          {before.length > 0 && <Restored />}
          {stopped && <Stopped parts={[stopped]} />}
          {failures.length > 0 && (
            <ul className="pick-failures" role="alert">
              {failures.map(({ institution = 0, problem }, i) => (
                <li key={i} data-error-code={problem.code}>
                  {t('form.place', { place: institutionName(places, institution) })}{' '}
                  {writeFailureText(t, problem.code, triesAgain)}
                </li>
              ))}
            </ul>
          )}
          {state === 'loading' && <p role="status">{t('form.loading')}</p>}
          {state === 'failed' && <FailureLine error={error} onRetry={retry} />}
          {state === 'ready' && rows.length + foreign.length === 0 && (
            <p className="pick-none">{t('form.pick.nothingLeft')}</p>
          )}
          {state === 'ready' && rows.length > 0 && (
            <PickField
              one={one}
              choices={rows.map((row) => ({ value: row.id, label: heldBy(row, labelOf(row)) }))}
              label={t(
                one
                  ? `tables.${table.name}.columns.${table.entity.label.column}`
                  : `tables.${table.name}.title`,
              )}
              name={table.entity.label.column}
              column={table.entity.columns[table.entity.label.column]}
              disabled={busy}
              value={picked}
              onValue={setPicked}
            />
          )}
          {state === 'ready' && foreign.length > 0 && !all && (
            <ActionButton action="show-foreign" look="quiet" onClick={() => setMore(true)}>
              {t('form.pick.foreign', { count: foreign.length })}
            </ActionButton>
          )}
        </div>
        <div className="modal-foot">
          <SaveFoot long={long} busy={busy} onCancel={leave} onStop={stop} />
          <ActionButton action="save" type="submit" look="main" busy={busy} disabled={chosen.length === 0}>
            {t('list.add')}
          </ActionButton>
        </div>
      </form>
      {question}
    </Modal>
  )
}
