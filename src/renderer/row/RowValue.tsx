import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isBlank } from '#engine/blank.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { drawCell } from '../list/rows/drawCell.tsx'
import { useWording } from '../widgets/useWording.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  /** Of the column. */
  readonly name: string
  /** Labels of what the row points at, where they are not asked for. */
  readonly related?: ListAnswer['related']
}

/** A value of a row, as the list draws it; where there is none, that. */
export const RowValue = ({ table, row, name, related }: Props) => {
  const { t } = useTranslation()
  const wording = useWording()
  const column = columnNamed(table.entity.columns, name)
  if (!isBlank(row[name])) return drawCell({ name, column, sorts: false }, row, table, wording, related)
  // Nothing chosen has words of its own where the list counts.
  const none = column.kind.counted ? [`tables.${table.name}.counts.${name}_none`] : []
  return <span data-none>{t([...none, 'changes.nothing'])}</span>
}
