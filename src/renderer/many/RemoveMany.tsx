import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { choiceOf, type Reach } from '#engine/save/reach.ts'
import type { Write } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import { countRelated, questionOf } from '../confirm/question.ts'
import { useRowName } from '../confirm/useRowName.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal } from '../dialog/Modal.tsx'
import { ListFailure } from '../list/ListFailure.tsx'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { ReachOfMany } from './ReachOfMany.tsx'
import { RunProgress } from './RunProgress.tsx'
import { useChosenRows } from './useChosenRows.ts'
import { useManyRun } from './useManyRun.ts'
import './many.css'

/** Names told; the others are counted. */
const NAMED = 12

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
  const { gateway, selected } = useRenderer()
  const { entity, confirm } = table
  const toasts = useToasts()
  const chosen = useChosenRows(table, ids)
  const { rows } = chosen
  // Rows that went meanwhile keep their place: failures name theirs.
  const [first, setFirst] = useState<readonly WireRow[]>()
  if (!first && chosen.data) setFirst(rows)
  const nameOf = useRowName(table, rows, chosen.related)
  const [reach, setReach] = useState<Reach>('here')
  const shared = rows.filter((row) => choiceOf(entity, row, selected))
  const plan = (): readonly Write[] =>
    (first ?? []).map((row, line) => {
      const choice = choiceOf(entity, row, selected)
      const institutions = choice && reach === 'here' ? choice.here : 'all'
      return { name: `${row.id}`, lines: [line], change: { do: 'remove', row, institutions } }
    })
  const run = useManyRun(entity, plan, ({ is, left }) => {
    const gone = (first ?? []).filter((_, line) => !left.includes(line)).map((row) => row.id)
    if (gone.length > 0) onRemoved(gone)
    if (is !== 'saved') return
    toasts.show('success', t('many.remove.done', { count: gone.length }))
    onClose()
  })
  const { counts } = confirm.remove ?? {}
  const touched = useQuery({
    queryKey: ['related', table.name, 'many', ids, selected],
    queryFn: () => (counts ? countRelated(gateway, counts, ids, selected) : 0),
    enabled: counts !== undefined,
    gcTime: 0,
  })
  const count = ids.length
  const follows =
    counts &&
    confirm.remove &&
    questionOf(t, confirm.remove, touched.data ?? 0, t('many.rows', { count })).text
  const ready = chosen.data !== undefined && (counts === undefined || touched.isSuccess)
  return (
    <Modal role="alertdialog" size="medium" labelledBy={id} onDismiss={() => !run.busy && onClose()}>
      <header className="modal-head">
        <h2 className="modal-title" id={id}>
          {t('many.remove.title', { count })}
        </h2>
      </header>
      <div className="modal-body">
        {chosen.error && !chosen.data && <ListFailure error={chosen.error} onRetry={chosen.refetch} />}
        {run.fresh ? (
          <>
            {follows && <p>{touched.isPending ? t('list.removal.counting') : follows}</p>}
            <ul className="many-names">
              {rows.slice(0, NAMED).map((row) => (
                <li key={row.id}>{nameOf(row)}</li>
              ))}
              {rows.length > NAMED && <li>{t('many.more', { count: rows.length - NAMED })}</li>}
            </ul>
            {shared.length > 0 && (
              <ReachOfMany
                places={shared.flatMap((row) => institutionsOf(entity, row))}
                count={shared.length}
                reach={reach}
                removes
                onReach={setReach}
              />
            )}
          </>
        ) : (
          <RunProgress run={run} rows={first ?? []} nameOf={nameOf} table={table.name} />
        )}
      </div>
      <footer className="modal-foot">
        {run.busy ? (
          <ActionButton action="stop" onClick={run.stop}>
            {t('many.stop')}
          </ActionButton>
        ) : (
          <ActionButton action="cancel" autoFocus onClick={onClose}>
            {t(run.fresh ? 'list.removal.no' : 'many.close')}
          </ActionButton>
        )}
        <ActionButton
          action="confirm"
          look="danger"
          busy={run.busy}
          disabled={!ready}
          onClick={() => void run.run()}
        >
          {t(run.fresh ? 'many.remove.yes' : 'many.retry', { count })}
        </ActionButton>
      </footer>
    </Modal>
  )
}
