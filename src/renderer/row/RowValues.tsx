import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { columnNameLabel } from '../list/listColumns.ts'
import { RowValue } from './RowValue.tsx'
import './rowValues.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  readonly columns: readonly string[]
  /** Labels of what the row points at. */
  readonly related?: ListAnswer['related']
}

/** Each column with its value, in full. */
export const RowValues = ({ columns, ...of }: Props) => {
  const { t } = useTranslation()
  return (
    <dl className="row-values">
      {columns.map((name) => (
        <div key={name} data-column={name}>
          <dt>{columnNameLabel(t, of.table.name, name)}</dt>
          <dd>
            <RowValue {...of} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
