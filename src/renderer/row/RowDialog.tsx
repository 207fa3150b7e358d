import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { columnNameLabel } from '../list/listColumns.ts'
import { FailureLine } from '../list/messages/FailureLine.tsx'
import { Places } from '../names/Places.tsx'
import { useRowName } from '../names/useRowName.ts'
import { RowPictures } from '../pictures/RowPictures.tsx'
import { concernedBy, contextOf, useRenderer } from '../RendererContext.ts'
import { LinkButton } from './LinkButton.tsx'
import { RowSteps } from './RowSteps.tsx'
import { RowValues } from './RowValues.tsx'
import { rowColumns } from './rowColumns.ts'
import { rowOptions } from './rowOptions.ts'
import { useRowSteps } from './useRowSteps.ts'

interface Props {
  readonly table: AnyTable
  /** As the list has it. */
  readonly row: WireRow
  /** Rows of the page that it was opened from, in their order. */
  readonly listed?: (() => readonly WireRow[]) | undefined
  /** Told which row stood open last. */
  onClose(last: WireRow): void
}

/** All of a row that the person reads and does not change: what it holds, in which institutions, and its history. */
export const RowDialog = ({ table, row: opened, listed, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { row: chosen, stepped, steps, press } = useRowSteps(opened, listed?.() ?? [])
  const close = () => onClose(chosen)
  const services = useRenderer()
  const concerned = concernedBy(table.entity, chosen, services, services.selected)
  const groups = rowColumns(table, contextOf(services, 'modify', concerned), (name) =>
    columnNameLabel(t, table.name, name),
  )
  const related = groups
    .flatMap(({ columns }) => columns)
    .filter((column) => table.entity.columns[column]?.facts.entity)
  const { data, error, refetch } = useQuery({
    ...rowOptions(services.gateway, table.entity, chosen.id, related),
    // What a service holds is in its list alone.
    enabled: table.entity.source === undefined,
  })
  const row = data?.row ?? chosen
  const name = useRowName(table, [row])(row)
  return (
    <Modal role="dialog" size="medium" labelledBy={id} light onDismiss={close} onKeyDown={press}>
      <ModalHead
        id={id}
        title={t(`tables.${table.name}.title`)}
        of={name}
        beside={
          <>
            <LinkButton table={table} row={row} />
            <HistoryButton table={table} row={row} name={name} />
          </>
        }
      >
        <Places places={institutionsOf(table.entity, row)} />
      </ModalHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="modal-body" aria-labelledby={id} tabIndex={0} data-row-read={row.id}>
        {data && !data.row && (
          <p className="failures" role="alert">
            {t('many.gone')}
          </p>
        )}
        {error && <FailureLine error={error} onRetry={refetch} />}
        {groups.map(({ group, columns }) => (
          <section key={group ?? ''} className="row-values-group">
            {group && <h3>{t(`tables.${table.name}.groups.${group}`)}</h3>}
            <RowValues table={table} row={row} columns={columns} related={data?.related} />
          </section>
        ))}
        <RowPictures table={table} row={row} />
      </section>
      <div className="modal-foot">
        {steps && <RowSteps told={stepped ? name : undefined} {...steps} />}
        <ActionButton action="close" look="main" autoFocus onClick={close}>
          {t('shell.close')}
        </ActionButton>
      </div>
    </Modal>
  )
}
