import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Change } from '#engine/changes.ts'
import type { Differing } from '#engine/pivot.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { RowValue } from '../row/RowValue.tsx'
import { Differs } from '../rowEditing/Differs.tsx'
import './changes.recipe.ts'

interface Props {
  readonly table: AnyTable
  /** The row as it is. */
  readonly row: WireRow
  readonly changes: readonly Change[]
  /** Columns whose values differ between the institutions, with the value in each. */
  readonly differing?: Differing
  /** Labels of what relations point at, where they are not asked for. */
  readonly related?: ListAnswer['related']
}

/** The columns that change, each with what it is and what it will be, as the list draws them. */
export const Changes = ({ table, row, changes, differing, related }: Props) => {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  const after = Object.fromEntries(changes.map((change) => [change.column, change.after]))
  return (
    <table className="changes">
      <caption className="visually-hidden">{t('changes.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('changes.column')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ column }) => (
          <tr key={column} data-column={column}>
            <th scope="row">{t(`tables.${table.name}.columns.${column}`)}</th>
            <td data-change="before">
              {differing?.[column] ? (
                <Differs
                  table={table}
                  row={row}
                  values={differing[column]}
                  column={{
                    name: column,
                    column: columnNamed(table.entity.columns, column),
                    sorts: false,
                  }}
                />
              ) : (
                <RowValue table={table} row={row} name={column} related={related} />
              )}
            </td>
            <td data-change="after">
              <RowValue table={table} row={{ ...row, ...after }} name={column} related={related} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
