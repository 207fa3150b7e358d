import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { drawCell } from '../list/drawCell.tsx'
import '../list/table.css'

/** Rows drawn of a long preview; the others are counted. */
const DRAWN = 200

interface Props {
  readonly table: AnyTable
  /** Rows that change, each with what it gets. */
  readonly changes: readonly { readonly row: WireRow; readonly patch: Values }[]
  readonly related: ListAnswer['related']
  readonly columns: readonly string[]
  readonly nameOf: (row: WireRow) => string
}

/** Row by row what a column holds and what it will hold. */
export const PreviewTable = ({ table, changes, related, columns, nameOf }: Props) => {
  const { t } = useTranslation()
  const draw = (name: string, row: WireRow) => {
    if ((row[name] ?? null) === null) return t('changes.nothing')
    return drawCell(
      { name, column: columnNamed(table.entity.columns, name), sorts: false },
      row,
      table,
      t,
      related,
    )
  }
  return (
    <section className="many-frame" aria-label={t('many.change.table')}>
      <table className="list-table many-table">
        <thead>
          <tr>
            <th scope="col">{t('many.row')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`tables.${table.name}.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, DRAWN).map(({ row, patch }) => (
            <tr key={row.id} data-row-id={row.id}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map((name) => (
                <td key={name} data-column={name}>
                  {name in patch ? (
                    <>
                      <span className="many-before">
                        <span className="visually-hidden">{t('changes.before')} </span>
                        {draw(name, row)}
                      </span>
                      <span aria-hidden="true"> → </span>
                      <span className="many-after">
                        <span className="visually-hidden">{t('changes.after')} </span>
                        {draw(name, { ...row, ...patch })}
                      </span>
                    </>
                  ) : (
                    t('many.unavailable')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > DRAWN && <p>{t('many.more', { count: changes.length - DRAWN })}</p>}
    </section>
  )
}
