import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isBlank } from '#engine/blank.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { columnNameLabel } from '../list/listColumns.ts'
import { drawCell } from '../list/rows/drawCell.tsx'
import { useWording } from '../widgets/useWording.ts'
import './rowValues.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  readonly columns: readonly string[]
  /** Labels of what the row points at. */
  readonly related?: ListAnswer['related']
}

/** Each column with its value, as the list draws it, in full. */
export const RowValues = ({ table, row, columns, related }: Props) => {
  const { t } = useTranslation()
  const wording = useWording()
  const draw = (name: string) => {
    const column = columnNamed(table.entity.columns, name)
    if (isBlank(row[name])) {
      // Nothing chosen has words of its own where the list counts.
      const none = column.kind.counted ? [`tables.${table.name}.counts.${name}_none`] : []
      return <span className="row-values-nothing">{t([...none, 'changes.nothing'])}</span>
    }
    return drawCell({ name, column, sorts: false }, row, table, wording, related)
  }
  return (
    <dl className="row-values">
      {columns.map((name) => (
        <div key={name} data-column={name}>
          <dt>{columnNameLabel(t, table.name, name)}</dt>
          <dd>{draw(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
