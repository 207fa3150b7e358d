import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { isComputedIn } from '#dsl/entities/facts.ts'
import { heldValues, withHeld } from '#engine/form/heldValues.ts'
import { sameValue } from '#engine/readText.ts'
import type { WireRow } from '#protocol/row.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import type { FormScope } from '../form/FormScope.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { usePlacedName } from '../names/usePlacedName.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { cellOf } from '../widgets/cells.ts'
import { useWording } from '../widgets/useWording.ts'

interface Props extends FormScope {
  readonly theirs: WireRow
  /** Institutions that have it besides: what is entered would hold there too. */
  readonly joined: readonly number[]
  onResolve(mine: boolean): void
  /** Back to what is entered, with nothing chosen. */
  onLeave(): void
}

/** Somebody else changed the row meanwhile: both values of each column that differs, and a choice. */
export const ConflictDialog = ({ table, store, theirs: stored, joined, onResolve, onLeave }: Props) => {
  const { t } = useTranslation()
  const wording = useWording()
  const { institutions } = useRenderer()
  const id = useId()
  const name = usePlacedName(table, [stored])(stored)
  const lineId = store.lines()[0] ?? 0
  const theirs = withHeld(table.entity, stored)
  const mine = heldValues(store, lineId).after
  const changed = new Set(store.changedColumns(lineId))
  // Whether the row is in use stands above the form of a page, and not in it.
  const told = new Set([...(store.status ? [store.status] : []), ...store.columns()])
  const differing = [...told].filter((name) => !sameValue(mine[name], theirs[name]))
  const cell = (name: string, value: unknown) => {
    const column = columnNamed(table.entity.columns, name)
    return cellOf(column.kind)({ value: value ?? null, column, ...wording })
  }
  return (
    <Modal
      role="alertdialog"
      size="medium"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={onLeave}
    >
      <ModalHead
        id={`${id}-title`}
        title={t('form.conflict.title')}
        of={name}
        beside={<HistoryButton table={table} row={stored} name={name} />}
      />
      <div className="modal-body">
        <p id={`${id}-text`}>{t('form.conflict.text')}</p>
        {joined.length > 0 && (
          <p className="conflict-joined">
            {t('form.conflict.joined', { places: institutionNames(institutions, joined) })}
          </p>
        )}
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{t('form.conflict.column')}</th>
              <th scope="col">{t('form.conflict.mine')}</th>
              <th scope="col">{t('form.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name} data-column={name}>
                <th scope="row">{t(`tables.${table.name}.columns.${name}`)}</th>
                <td>
                  {changed.has(name) || isComputedIn(table.entity, name)
                    ? cell(name, mine[name])
                    : t('form.conflict.unchanged')}
                </td>
                <td>{cell(name, theirs[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="modal-foot">
        <ActionButton action="cancel" autoFocus onClick={onLeave}>
          {t('form.conflict.back')}
        </ActionButton>
        <ActionButton action="take-theirs" onClick={() => onResolve(false)}>
          {t('form.conflict.takeTheirs')}
        </ActionButton>
        <ActionButton action="keep-mine" look="main" onClick={() => onResolve(true)}>
          {t('form.conflict.keepMine')}
        </ActionButton>
      </div>
    </Modal>
  )
}
