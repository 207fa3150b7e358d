import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'

interface Props {
  readonly table: AnyTable
  readonly column: string
  readonly rows: readonly WireRow[]
  labelOf(row: WireRow): string
}

/** One column of the entity, with a check under each row where it is on and a dash where it is not. */
export const MatrixRow = ({ table, column, rows, labelOf }: Props) => {
  const { t, i18n } = useTranslation()
  const hint = `tables.${table.name}.hints.${column}`
  return (
    <tr data-column={column}>
      <th scope="row">
        {t(`tables.${table.name}.columns.${column}`)}
        {i18n.exists(hint) && <small>{t(hint)}</small>}
      </th>
      {rows.map((row) => {
        const on = row[column] === true
        return (
          <td key={row.id} data-on={on} data-label={labelOf(row)}>
            <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d={on ? 'M3 8.5l3.5 3.5L13 4.5' : 'M5 8h6'} />
            </svg>
            <span className="visually-hidden">{t(on ? 'list.on' : 'list.off')}</span>
          </td>
        )
      })}
    </tr>
  )
}
