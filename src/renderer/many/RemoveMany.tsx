import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { planRemovals } from '#engine/save/planRows.ts'
import { choiceOf, type Reach } from '#engine/save/reach.ts'
import { isRemovalUndoable } from '#engine/save/undo.ts'
import type { RowLine } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import { afterRemoval } from '../confirm/question.ts'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { ListFailure } from '../list/messages/ListFailure.tsx'
import { rowsKey } from '../list/state/useRows.ts'
import { dropRows } from '../list/state/writtenRows.ts'
import { placesWritten } from '../names/placesWritten.ts'
import { usePlacedName } from '../names/usePlacedName.ts'
import { useToldApart } from '../names/useToldApart.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { WITH_ACTION } from '../toast/toasts.ts'
import { PlacesOfMany } from './PlacesOfMany.tsx'
import { ReachOfMany } from './preview/ReachOfMany.tsx'
import { RowNames } from './RowNames.tsx'
import { RunFoot } from './run/RunFoot.tsx'
import { RunProgress } from './run/RunProgress.tsx'
import { useManyRun } from './run/useManyRun.ts'
import { useChosenRows } from './useChosenRows.ts'
import { useTouched } from './useTouched.ts'
import { withoutSome } from './withoutSome.ts'
import './many.recipe.ts'
import { reread } from '../list/state/reread.ts'

interface Props {
  readonly table: AnyTable
  /** Ids of the rows to remove. */
  readonly ids: readonly number[]
  /** Some are gone. */
  onRemoved(ids: readonly number[]): void
  onClose(): void
}

/** Asks before several rows go, with their names, where else they are and what they touch, then removes them. */
export const RemoveMany = ({ table, ids, onRemoved, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { selected } = useRenderer()
  const institutions = useToldApart()
  const { entity, confirm } = table
  const toasts = useToasts()
  const queries = useQueryClient()
  const undo = useUndo(entity, () => void reread(queries, rowsKey(entity.name)))
  const chosen = useChosenRows(table, ids)
  // Rows that went or changed meanwhile keep the names by which they were chosen, which failures tell.
  const [first, setFirst] = useState<readonly WireRow[]>()
  if (!first && chosen.data) setFirst(chosen.rows)
  const now = new Map(chosen.rows.map((row) => [row.id, row]))
  const rows = first ?? chosen.rows
  const nameOf = usePlacedName(table, rows, chosen.related)
  const [reach, setReach] = useState<Reach>('here')
  const shared = rows.filter((row) => choiceOf(entity, row, selected))
  const from = ({ row }: Pick<RowLine, 'row'>) =>
    (reach === 'here' && choiceOf(entity, row, selected)?.here) || 'all'
  const run = useManyRun(entity, {
    lines: () => rows.map((row) => ({ lineId: row.id, row: now.get(row.id) ?? row })),
    writes: (lines) => planRemovals(entity, lines, from),
    tell: ({ is, done }) => {
      dropRows(queries, entity, done)
      if (done.length > 0) onRemoved(done)
      if (is === 'saved') onClose()
      // What somebody has changed meanwhile is told; it goes as it is by then.
      else void chosen.refetch()
    },
    say: (outcome) => {
      const before = outcome.written.filter((one) => !one.before).length
      const count = outcome.done.length - before
      const staying = reach === 'here' ? shared.filter(({ id }) => outcome.done.includes(id)).length : 0
      const done =
        staying > 0
          ? t('many.remove.stay', { said: t('many.remove.doneHere', { count }), count: staying })
          : t('many.remove.done', { count })
      const said = before > 0 ? t('many.remove.goneBefore', { said: done, count: before }) : done
      const places = institutionNames(institutions, placesWritten(entity, outcome, rows))
      const action = undo(outcome, places, without())
      toasts.show('success', withoutSome(t, said, outcome), {
        places,
        what: staying > 0 ? 'removedFrom' : undefined,
        action,
        duration: WITH_ACTION,
      })
    },
  })
  const close = run.leaving(onClose)
  const touched = useTouched(
    confirm.remove,
    rows.map((row) => row.id),
  )
  // Rows elsewhere were not counted: something may have followed there.
  const without = () => (reach === 'here' && touched.count === 0 ? confirm.remove?.counts : undefined)
  const comesBack = rows.every((row) => isRemovalUndoable(entity, row, from({ row }), without()))
  const count = first ? rows.length : ids.length
  return (
    <Modal role="alertdialog" size="medium" labelledBy={id} onDismiss={() => !run.busy && close()}>
      <ModalHead id={id} title={t('many.remove.title', { count })} />
      <div className="modal-body">
        {chosen.error && !chosen.data && <ListFailure error={chosen.error} onRetry={chosen.refetch} />}
        {run.fresh ? (
          <>
            {ids.length > count && <p>{t('many.missing', { count: ids.length - count })}</p>}
            {count > 0 && touched.text && <p>{touched.text}</p>}
            {rows.length > 0 && !touched.isPending && <p>{afterRemoval(t, entity, comesBack)}</p>}
            <RowNames rows={rows} nameOf={nameOf} />
            {shared.length === 0 ? (
              <PlacesOfMany table={table} rows={rows} what="removedFrom" />
            ) : (
              <ReachOfMany
                places={rows.flatMap((row) => institutionsOf(entity, row))}
                count={shared.length}
                reach={reach}
                removes
                onReach={setReach}
              />
            )}
          </>
        ) : (
          <RunProgress
            {...{ run, table, nameOf }}
            removes
            rowOf={(lineId) => rows.find(({ id: own }) => own === lineId)}
          />
        )}
      </div>
      <RunFoot
        run={run}
        removes
        yes={t('many.remove.yes', { count })}
        no={t('list.removal.no')}
        disabled={count === 0 || !chosen.data || touched.isPending}
        onNo={onClose}
        onClose={close}
        onRun={() => void run.run()}
      />
    </Modal>
  )
}
