import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { changesOf } from '#engine/changes.ts'
import { choiceOf, mayStandTwice, type Reach } from '#engine/save/reach.ts'
import type { Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { askedOf } from '../confirm/question.ts'
import { useRowName } from '../confirm/useRowName.ts'
import type { ListAnswer } from '../gateway.ts'
import { concernedBy, contextOf, useRenderer } from '../RendererContext.ts'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { ReachOfMany } from './ReachOfMany.tsx'
import { RunFoot } from './RunFoot.tsx'
import { RunProgress } from './RunProgress.tsx'
import { patchFor } from './togetherTable.ts'
import { useManyRun } from './useManyRun.ts'
import { useTouched } from './useTouched.ts'

interface Props {
  readonly table: AnyTable
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  /** What each of them gets. */
  readonly patch: Values
  /** Reads the rows anew, which others may have changed. */
  refresh(): Promise<readonly WireRow[]>
  /** While rows are written nobody leaves by accident. */
  readonly leave: RefObject<() => void>
  onSaved(rows: readonly WireRow[]): void
  onBack(): void
  onClose(): void
}

/** What each row is and will be, where else it is, then the writing itself. */
export const ManyPreview = ({
  table,
  rows,
  related,
  patch,
  refresh,
  leave,
  onSaved,
  onBack,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const { selected } = services
  const { entity } = table
  const toasts = useToasts()
  const undo = useUndo(entity, () => onSaved([]))
  const nameOf = useRowName(table, rows, related)
  const [reach, setReach] = useState<Reach>('here')
  const separable = mayStandTwice(entity)
  const changesIn = (all: readonly WireRow[]) =>
    all.flatMap((row) => {
      const context = contextOf(services, 'modify', concernedBy(entity, row, services, selected))
      const own = patchFor(table, context, patch)
      return changesOf(row, own, Object.keys(own)).length > 0 ? [{ row, patch: own }] : []
    })
  // What is asked about, as the rows were then: what another try writes is planned with them as they are.
  const [first] = useState(() => ({ rows, changes: changesIn(rows) }))
  const { changes } = first
  const shared = changes.filter(({ row }) => choiceOf(entity, row, selected))
  const latest = useRef(rows)
  const plan = (): readonly Write[] =>
    changesIn(latest.current).map(({ row, patch: own }) => {
      const choice = choiceOf(entity, row, selected)
      const only = choice && separable && reach === 'here' ? { institutions: choice.here } : {}
      const line = first.rows.findIndex(({ id }) => id === row.id)
      return { name: `${row.id}`, lines: [line], change: { do: 'update', row, patch: own, ...only } }
    })
  const run = useManyRun(entity, plan, (outcome) => {
    const written = outcome.written.flatMap((one) => one.rows)
    if (written.length > 0) onSaved(written)
    if (outcome.is !== 'saved') return
    toasts.show('success', t('many.change.done', { count: written.length }), { action: undo(outcome) })
    onClose()
  })
  leave.current = () => run.busy || (run.fresh ? onBack() : onClose())
  const touched = useTouched(
    askedOf(table, patch),
    changes.map(({ row }) => row.id),
  )
  const again = async () => {
    latest.current = await refresh()
    await run.run()
  }
  const count = changes.length
  return (
    <>
      <div className="modal-body">
        {run.fresh ? (
          <>
            <p>{t('many.change.preview', { count })}</p>
            {count < rows.length && <p>{t('many.change.same', { count: rows.length - count })}</p>}
            {touched.text && <p>{touched.text}</p>}
            {shared.length > 0 && (
              <ReachOfMany
                places={shared.flatMap(({ row }) => institutionsOf(entity, row))}
                count={shared.length}
                reach={separable ? reach : 'everywhere'}
                onReach={separable ? setReach : undefined}
              />
            )}
            <PreviewTable {...{ table, related, changes, nameOf }} columns={Object.keys(patch)} />
          </>
        ) : (
          <RunProgress run={run} rows={first.rows} nameOf={nameOf} table={table.name} />
        )}
      </div>
      <RunFoot
        run={run}
        yes={t('many.change.yes', { count })}
        no={t('many.back')}
        disabled={count === 0 && run.fresh}
        onNo={onBack}
        onClose={onClose}
        onRun={() => void (run.fresh ? run.run() : again())}
      />
    </>
  )
}
