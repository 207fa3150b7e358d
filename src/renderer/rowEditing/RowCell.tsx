import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Differing } from '#engine/pivot.ts'
import type { WireRow } from '#protocol/row.ts'
import { alignOf, type ListColumn } from '../list/listColumns.ts'
import { drawCell } from '../list/rows/drawCell.tsx'
import { useWording } from '../widgets/useWording.ts'
import { Differs } from './Differs.tsx'

export interface RowProps {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  readonly row: WireRow
  readonly rowKey: number
  /** Columns whose values differ between the institutions, with the value in each. */
  readonly differing?: Differing
}

/** Where a value of the row stands, with the name of its column for screens too narrow for a header. */
export const CellFrame = ({
  column,
  first,
  label,
  children,
}: {
  readonly column: ListColumn
  /** The cell by which the row is known. */
  readonly first: boolean
  readonly label: ReactNode
  readonly children: ReactNode
}) => {
  const attributes = { 'data-column': column.name, 'data-align': alignOf(column) }
  const content = (
    <>
      {label}
      {children}
    </>
  )
  return first ? (
    <th scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td {...attributes}>{content}</td>
  )
}

/** A value to be read, or that it is not the same everywhere. */
export const ReadCell = ({
  table,
  row,
  differing,
  column,
  first,
}: Pick<RowProps, 'table' | 'row' | 'differing'> & {
  readonly column: ListColumn
  readonly first: boolean
}) => {
  const { t } = useTranslation()
  const wording = useWording()
  const different = differing?.[column.name]
  const label = (
    <span className="row-label" aria-hidden="true">
      {t(`tables.${table.name}.columns.${column.name}`)}
    </span>
  )
  return (
    <CellFrame column={column} first={first} label={label}>
      <div className="row-value">
        {different ? (
          <Differs table={table} column={column} row={row} values={different} />
        ) : (
          drawCell(column, row, table, wording)
        )}
      </div>
    </CellFrame>
  )
}
