import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relations } from '#dsl/kinds/relations.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { tiedRows } from '#engine/save/outcome.ts'
import { lacking, linkLines, planLinks } from '#engine/save/planLinks.ts'
import type { WireRow } from '#protocol/row.ts'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { focusFirst } from '../form/focus.ts'
import type { ListAnswer } from '../gateway.ts'
import { ListFailure } from '../list/messages/ListFailure.tsx'
import { usePlacedName } from '../names/usePlacedName.ts'
import { useRowName } from '../names/useRowName.ts'
import { useToldApart } from '../names/useToldApart.ts'
import { PickField } from '../pick/PickField.tsx'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { RowNames } from './RowNames.tsx'
import { RunFoot } from './run/RunFoot.tsx'
import { RunProgress } from './run/RunProgress.tsx'
import { useManyRun } from './run/useManyRun.ts'
import { useChosenRows } from './useChosenRows.ts'
import { useOnEscape } from './useOnEscape.ts'
import { withoutSome } from './withoutSome.ts'
import '../pick/pick.recipe.ts'
import './many.recipe.ts'

const placesColumn = relations('institution')

interface Props {
  readonly table: AnyTable
  /** Ids of the rows that further institutions are to share. */
  readonly ids: readonly number[]
  onSaved(rows: readonly WireRow[]): void
  onClose(): void
}

/** Gives several rows to further institutions, which then share them; an institution that has one already is left alone. */
export const LinkMany = ({ table, ids, onSaved, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const chosen = useChosenRows(table, ids)
  const leave = useRef(onClose)
  const [picked, setPicked] = useState<readonly number[]>([])
  // Each time other institutions are chosen something else is given: what was refused is not tried again.
  const [round, setRound] = useState(0)
  return (
    <Modal role="dialog" size="medium" labelledBy={id} onDismiss={() => leave.current()}>
      <ModalHead
        id={id}
        title={t('many.link.title', { count: chosen.data ? chosen.rows.length : ids.length })}
      />
      {chosen.data ? (
        <Giving
          key={round}
          {...{ table, picked, leave, onSaved, onClose }}
          rows={chosen.rows}
          related={chosen.related}
          onPick={setPicked}
          onBack={() => void chosen.refetch().then(() => setRound(round + 1))}
        />
      ) : (
        <div className="modal-body">
          {chosen.error ? (
            <ListFailure error={chosen.error} onRetry={chosen.refetch} />
          ) : (
            <p role="status">{t('list.loading')}</p>
          )}
        </div>
      )}
    </Modal>
  )
}

interface GivingProps extends Omit<Props, 'ids'> {
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  /** Ids of the institutions chosen. */
  readonly picked: readonly number[]
  /** What Escape does. */
  readonly leave: RefObject<() => void>
  onPick(institutions: readonly number[]): void
  onBack(): void
}

const Giving = ({
  table,
  rows: now,
  related,
  picked,
  leave,
  onPick,
  onSaved,
  onBack,
  onClose,
}: GivingProps) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const named = useToldApart()
  const toasts = useToasts()
  // As they were when the dialog was opened: a row keeps its number whatever is tied meanwhile.
  const [rows] = useState(now)
  const nameOf = usePlacedName(table, rows, related)
  const labelOf = useRowName(table, rows, related)
  const undo = useUndo(
    table.entity,
    () => onSaved([]),
    (id) => {
      const row = rows.find((one) => one.id === id)
      return row && labelOf(row)
    },
  )
  const offered = institutions.filter((one) => rows.some((row) => lacking(row, [one.id]).length > 0))
  const places = picked.filter((id) => offered.some((one) => one.id === id))
  const lines = linkLines(rows, places)
  const run = useManyRun(table.entity, {
    lines: () => lines,
    writes: planLinks,
    tell: (outcome) => {
      onSaved([])
      if (outcome.is === 'saved') onClose()
    },
    say: (outcome) => {
      // Somebody else may have given some of them meanwhile.
      const given = tiedRows(outcome.written)
      const said = given.size > 0 ? t('many.link.done', { count: given.size }) : t('many.link.there')
      const into = institutionNames(named, places)
      toasts.show('success', withoutSome(t, said, outcome), { places: into, action: undo(outcome, into) })
    },
  })
  const [close, back] = [run.leaving(onClose), run.leaving(onBack)]
  useOnEscape(leave, () => run.busy || close())
  const body = useRef<HTMLDivElement>(null)
  // The dialog was opened before the rows were read.
  useEffect(() => focusFirst(body.current), [])
  return (
    <>
      <div ref={body} className="modal-body pick-body">
        {offered.length === 0 && <p>{t('many.link.everywhere')}</p>}
        {run.fresh && <RowNames rows={rows} nameOf={nameOf} />}
        {run.fresh && offered.length > 0 && (
          <PickField
            one={false}
            choices={offered.map(({ id, name, locality }) => ({ value: id, label: name, beside: locality }))}
            label={t('many.link.places')}
            name="institution"
            column={placesColumn}
            disabled={run.busy}
            value={places}
            onValue={onPick}
          />
        )}
        {!run.fresh && (
          <RunProgress
            {...{ run, table, nameOf }}
            rowOf={(lineId) => lines.find((line) => line.lineId === lineId)?.row}
            words="link"
          />
        )}
      </div>
      <RunFoot
        run={run}
        yes={t('many.link.yes')}
        no={t('form.cancel')}
        disabled={places.length === 0}
        onNo={onClose}
        onBack={back}
        onClose={close}
        onRun={() => void run.run()}
      />
    </>
  )
}
