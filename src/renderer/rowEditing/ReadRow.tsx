import { useTranslation } from 'react-i18next'
import { ReadCell, type RowProps } from './RowCell.tsx'
import { rowName } from './rowName.ts'

interface Props extends RowProps {
  /** Absent for people who only read. */
  readonly onEdit?: () => void
  /** Another row is being edited. */
  readonly waits: boolean
}

/** A row to be read, with its pencil. */
export const ReadRow = ({ table, columns, row, rowKey, differing, onEdit, waits }: Props) => {
  const { t } = useTranslation()
  return (
    <tr data-row-id={row.id} data-row-key={rowKey}>
      {columns.map((column, i) => (
        <ReadCell
          key={column.name}
          table={table}
          row={row}
          differing={differing}
          column={column}
          first={i === 0}
        />
      ))}
      {onEdit && (
        <td className="cell-actions">
          <button
            type="button"
            className="icon-button icon-edit"
            data-action="edit"
            // It can still be pointed at, and heard of why it waits.
            aria-disabled={waits || undefined}
            aria-label={`${t('list.edit')} ${rowName(t, table, row)}`}
            data-tip={t(waits ? 'list.editWaits' : 'list.edit')}
            onClick={waits ? undefined : onEdit}
          />
        </td>
      )}
    </tr>
  )
}
