import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { changesOf } from '#engine/changes.ts'
import { choiceOf, mayStandTwice, type Reach } from '#engine/save/reach.ts'
import type { Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { askedOf, countRelated, questionOf } from '../confirm/question.ts'
import { useRowName } from '../confirm/useRowName.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { ListAnswer } from '../gateway.ts'
import { concernedBy, contextOf, useRenderer } from '../RendererContext.ts'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { ReachOfMany } from './ReachOfMany.tsx'
import { RunProgress } from './RunProgress.tsx'
import { patchFor } from './togetherTable.ts'
import { useManyRun } from './useManyRun.ts'

interface Props {
  readonly table: AnyTable
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  /** What each of them gets. */
  readonly patch: Values
  /** Reads the rows anew, which others may have changed. */
  refresh(): Promise<void>
  onSaved(rows: readonly WireRow[]): void
  onBack(): void
  onClose(): void
}

/** What each row is and will be, where else it is, then the writing itself. */
export const ManyPreview = ({ table, rows, related, patch, refresh, onSaved, onBack, onClose }: Props) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const { gateway, selected } = services
  const { entity } = table
  const toasts = useToasts()
  const undo = useUndo(entity, () => onSaved([]))
  const nameOf = useRowName(table, rows, related)
  const [reach, setReach] = useState<Reach>('here')
  const columns = Object.keys(patch)
  const patchOf = (row: WireRow): Values =>
    patchFor(table, contextOf(services, 'modify', concernedBy(entity, row, services, selected)), patch)
  const changes = (row: WireRow): boolean => {
    const own = patchOf(row)
    return changesOf(row, own, Object.keys(own)).length > 0
  }
  const changed = rows.filter(changes)
  const shared = changed.filter((row) => choiceOf(entity, row, selected))
  const separable = mayStandTwice(entity)
  const latest = useRef(rows)
  latest.current = rows
  // Lines are places in the rows as they were first: others may go meanwhile.
  const [order] = useState(() => rows.map(({ id }) => id))
  const plan = (): readonly Write[] =>
    latest.current.flatMap((row) => {
      if (!changes(row)) return []
      const choice = choiceOf(entity, row, selected)
      const only = choice && separable && reach === 'here' ? { institutions: choice.here } : {}
      const change = { do: 'update', row, patch: patchOf(row), ...only } as const
      return [{ name: `${row.id}`, lines: [order.indexOf(row.id)], change }]
    })
  const run = useManyRun(entity, plan, (outcome) => {
    const written = outcome.written.flatMap((one) => one.rows)
    if (written.length > 0) onSaved(written)
    if (outcome.is !== 'saved') return
    toasts.show('success', t('many.change.done', { count: written.length }), { action: undo(outcome) })
    onClose()
  })
  const confirmation = askedOf(table, patch)
  const { counts } = confirmation ?? {}
  const touched = useQuery({
    queryKey: ['related', table.name, 'many', order, selected],
    queryFn: () => (counts ? countRelated(gateway, counts, order, selected) : 0),
    enabled: counts !== undefined,
    gcTime: 0,
  })
  const told =
    counts &&
    confirmation &&
    questionOf(t, confirmation, touched.data ?? 0, t('many.rows', { count: changed.length }))
  const again = async () => {
    await refresh()
    await run.run()
  }
  return (
    <>
      <div className="modal-body">
        {run.fresh ? (
          <>
            <p>{t('many.change.preview', { count: changed.length })}</p>
            {changed.length < rows.length && (
              <p>{t('many.change.same', { count: rows.length - changed.length })}</p>
            )}
            {told && <p>{touched.isPending ? t('list.removal.counting') : told.text}</p>}
            {shared.length > 0 && (
              <ReachOfMany
                places={shared.flatMap((row) => institutionsOf(entity, row))}
                count={shared.length}
                reach={separable ? reach : 'everywhere'}
                onReach={separable ? setReach : undefined}
              />
            )}
            <PreviewTable {...{ table, related, patchOf, columns, nameOf }} rows={changed} />
          </>
        ) : (
          <RunProgress run={run} rows={rows} nameOf={nameOf} table={table.name} />
        )}
      </div>
      <footer className="modal-foot">
        {run.busy ? (
          <ActionButton action="stop" onClick={run.stop}>
            {t('many.stop')}
          </ActionButton>
        ) : (
          <ActionButton action={run.fresh ? 'back' : 'cancel'} onClick={run.fresh ? onBack : onClose}>
            {t(run.fresh ? 'many.back' : 'many.close')}
          </ActionButton>
        )}
        <ActionButton
          action="save"
          look="main"
          busy={run.busy}
          disabled={changed.length === 0 && run.fresh}
          onClick={() => void (run.fresh ? run.run() : again())}
        >
          {t(run.fresh ? 'many.change.yes' : 'many.retry', { count: changed.length })}
        </ActionButton>
      </footer>
    </>
  )
}
