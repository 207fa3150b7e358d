import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { planChanges } from '#engine/save/planRows.ts'
import { choiceOf, mayStandTwice, type Reach } from '#engine/save/reach.ts'
import type { ChangedRow } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { askedOf } from '../../confirm/question.ts'
import { Revoked } from '../../confirm/Revoked.tsx'
import type { ListAnswer } from '../../gateway.ts'
import { FailureLine } from '../../list/messages/FailureLine.tsx'
import { Places } from '../../names/Places.tsx'
import { placesWritten } from '../../names/placesWritten.ts'
import { usePlacedName } from '../../names/usePlacedName.ts'
import { useToldApart } from '../../names/useToldApart.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { useUndo } from '../../save/useUndo.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { RunFoot } from '../run/RunFoot.tsx'
import { RunProgress } from '../run/RunProgress.tsx'
import { failuresByLine, type ManyOutcome, useManyRun } from '../run/useManyRun.ts'
import { useOnEscape } from '../useOnEscape.ts'
import { useTouched } from '../useTouched.ts'
import { withoutSome } from '../withoutSome.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { planRows } from './planRows.ts'
import { ReachOfMany } from './ReachOfMany.tsx'
import { usePlanned } from './usePlanned.ts'
import { useThrough } from './useThrough.ts'

interface Props {
  readonly table: AnyTable
  readonly rows: readonly WireRow[]
  readonly related: ListAnswer['related']
  /** What each of them gets. */
  readonly patch: Values
  /** Of the form that it was entered in. */
  readonly store: FormStore
  /** Reads the rows anew, which others may have changed. */
  refresh(): Promise<readonly WireRow[]>
  /** While rows are written nobody leaves by accident. */
  readonly leave: RefObject<() => void>
  onSaved(rows: readonly WireRow[]): void
  readonly onReplaced?: ((ids: ReadonlyMap<number, number>) => void) | undefined
  onBack(): void
  onClose(): void
}

const focusOnto = (element: HTMLElement | null) => element?.focus()

/** What each row is and will be, where else it is, then the writing itself. */
export const ManyPreview = ({
  table,
  rows,
  related,
  patch,
  store,
  refresh,
  leave,
  onSaved,
  onReplaced,
  onBack,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const { selected } = services
  const institutions = useToldApart()
  const { entity } = table
  const toasts = useToasts()
  const undo = useUndo(entity, () => onSaved([]))
  const nameOf = usePlacedName(table, rows, related)
  const [reach, setReach] = useState<Reach>('here')
  const separable = mayStandTwice(entity)
  const planOf = (all: readonly WireRow[]) =>
    planRows(all, { services, table, patch, within: store.rowWithin })
  const planned = usePlanned(rows, planOf, refresh)
  const { changes, unable } = planned
  const through = useThrough(
    entity,
    changes.map(({ row }) => row),
    Object.keys(patch),
  )
  const shared = changes.filter(({ row }) => choiceOf(entity, row, selected))
  const onlyIn = ({ row }: ChangedRow) =>
    separable && reach === 'here' ? choiceOf(entity, row, selected)?.here : undefined
  const run = useManyRun(entity, {
    lines: () => changes,
    writes: (lines) => planChanges(entity, lines, onlyIn),
    tell: (outcome) => {
      const written = outcome.written.flatMap((one) => one.rows)
      if (written.length > 0) onSaved(written)
      onReplaced?.(replacedBy(outcome))
      if (outcome.is === 'saved') onClose()
      else planned.rereadAfter(outcome.failures)
    },
    say: (outcome) => {
      const said = t('many.change.done', { count: outcome.done.length })
      const written = through.places.length > 0 ? through.places : placesWritten(entity, outcome, rows)
      const places = institutionNames(institutions, written)
      const without = outcome.without + unable.length
      toasts.show('success', withoutSome(t, said, { without }), { places, action: undo(outcome, places) })
    },
  })
  const [close, back] = [run.leaving(onClose), run.leaving(onBack)]
  useOnEscape(leave, () => run.busy || (run.fresh ? onBack() : close()))
  const touched = useTouched(
    askedOf(table, patch),
    changes.map(({ row }) => row.id),
  )
  const left = changes.filter(({ lineId }) => run.fresh || run.left.includes(lineId))
  const isReread = planned.isReread && !run.busy
  const isLeft = (id: number) => left.some(({ lineId }) => lineId === id)
  const alike = rows.filter(({ id }) => run.left.includes(id) && !isLeft(id)).length
  const count = left.length
  const same = rows.length - count - unable.length
  return (
    <>
      <div className="modal-body">
        {run.fresh ? (
          <>
            {/* It stands in place of the form, which had the focus. */}
            <p className="many-said" tabIndex={-1} ref={focusOnto}>
              {t('many.change.preview', { count })}
            </p>
            {same > 0 && <p>{t('many.change.same', { count: same })}</p>}
            {unable.length > 0 && <p>{t('many.change.unable', { count: unable.length })}</p>}
            {touched.text && <p>{touched.text}</p>}
            <Revoked table={table} changes={changes} />
            {through.error && <FailureLine error={through.error} onRetry={through.again} />}
            {through.places.length > 0 && <Places places={through.places} />}
            {shared.length > 0 && (
              <ReachOfMany
                places={changes.flatMap(({ row }) => institutionsOf(entity, row))}
                count={shared.length}
                reach={separable ? reach : 'everywhere'}
                onReach={separable ? setReach : undefined}
              />
            )}
            <PreviewTable
              {...{ table, store, related, nameOf }}
              changes={[...unable, ...changes]}
              failures={new Map(unable.map(({ lineId, failures }) => [lineId, failures]))}
              asTheyAre={unable}
              columns={Object.keys(patch)}
            />
          </>
        ) : (
          <>
            <RunProgress
              {...{ run, table, nameOf }}
              rowOf={(lineId) => (isLeft(lineId) ? undefined : planned.rowOf(lineId))}
              more={isReread && t('many.meanwhile')}
            />
            {isReread && alike > 0 && <p>{t('many.change.same', { count: alike })}</p>}
            {run.refused.size > 0 && (
              <PreviewTable
                {...{ table, store, related, nameOf }}
                changes={left}
                failures={new Map([...planned.meanwhile, ...failuresByLine(run)])}
                triesAgain={run.outcome?.triesAgain}
                columns={Object.keys(patch)}
              />
            )}
          </>
        )}
      </div>
      <RunFoot
        run={run}
        yes={t('many.change.yes', { count })}
        no={t('many.back')}
        again={isReread ? t('many.change.yes', { count }) : undefined}
        disabled={(count === 0 && (run.fresh || isReread)) || planned.isRereading || !through.isKnown}
        onNo={onBack}
        onBack={back}
        onClose={close}
        onRun={() => void run.run()}
      />
    </>
  )
}

/** Rows that a change has put in the place of others, by the ids of these: a line is the row that it changes. */
const replacedBy = ({ written }: ManyOutcome): ReadonlyMap<number, number> =>
  new Map(
    written.flatMap(({ lines: [before], ids: [after] }) =>
      before !== undefined && after !== undefined && after !== before ? [[before, after] as const] : [],
    ),
  )
