import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relations } from '#dsl/kinds/relations.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { lacking, linkLines, planLinks } from '#engine/save/planLinks.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRowName } from '../confirm/useRowName.ts'
import { Modal } from '../dialog/Modal.tsx'
import { ListFailure } from '../list/messages/ListFailure.tsx'
import { PickField } from '../pick/PickField.tsx'
import { institutionName, useRenderer } from '../RendererContext.ts'
import { useUndo } from '../save/useUndo.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { RunFoot } from './RunFoot.tsx'
import { RunProgress } from './RunProgress.tsx'
import { useChosenRows } from './useChosenRows.ts'
import { useManyRun } from './useManyRun.ts'
import { withoutSome } from './withoutSome.ts'
import '../pick/pick.recipe.ts'
import './many.recipe.ts'

const places = relations('institution')

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
  const { institutions } = useRenderer()
  const toasts = useToasts()
  const chosen = useChosenRows(table, ids)
  // As they were when the dialog was opened: a row keeps its number whatever is tied meanwhile.
  const [first, setFirst] = useState<readonly WireRow[]>()
  if (!first && chosen.data) setFirst(chosen.rows)
  const rows = first ?? chosen.rows
  const nameOf = useRowName(table, rows, chosen.related)
  const undo = useUndo(table.entity, () => onSaved([]))
  const [picked, setPicked] = useState<readonly number[]>([])
  const offered = institutions.filter((one) => rows.some((row) => lacking(row, [one.id]).length > 0))
  const lines = linkLines(rows, picked)
  const rowOf = (lineId: number) => lines.find((line) => line.lineId === lineId)?.row
  const run = useManyRun(table.entity, {
    lines: () => lines,
    writes: planLinks,
    tell: (outcome) => {
      onSaved([])
      if (outcome.is !== 'saved') return
      const said = t('many.link.done', { count: ids.length })
      toasts.show('success', withoutSome(t, said, outcome), {
        places: picked.map((one) => institutionName(institutions, one)),
        action: undo(outcome),
      })
      onClose()
    },
  })
  return (
    <Modal role="dialog" size="medium" labelledBy={id} onDismiss={() => !run.busy && onClose()}>
      <header className="modal-head">
        <h2 className="modal-title" id={id}>
          {t('many.link.title', { count: ids.length })}
        </h2>
      </header>
      <div className="modal-body pick-body">
        {chosen.error && !chosen.data && <ListFailure error={chosen.error} onRetry={chosen.refetch} />}
        {chosen.isPending && <p role="status">{t('list.loading')}</p>}
        {chosen.data && offered.length === 0 && <p>{t('many.link.everywhere')}</p>}
        {run.fresh && offered.length > 0 && (
          <PickField
            one={false}
            choices={offered.map((one) => ({ value: one.id, label: one.name }))}
            label={t('many.link.places')}
            name="institution"
            column={places}
            disabled={run.busy}
            value={picked}
            onValue={setPicked}
          />
        )}
        {!run.fresh && <RunProgress {...{ run, table, nameOf, rowOf }} />}
      </div>
      <RunFoot
        run={run}
        yes={t('many.link.yes')}
        no={t('form.cancel')}
        disabled={picked.length === 0}
        onNo={onClose}
        onClose={onClose}
        onRun={() => void run.run()}
      />
    </Modal>
  )
}
