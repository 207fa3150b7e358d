import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { writeText } from '#engine/readText.ts'
import { institutionName, useRenderer } from '../../RendererContext.ts'
import type { RowChange } from './rowChanges.ts'

interface Props {
  readonly table: AnyTable
  readonly changes: readonly RowChange[]
}

/** What a line of a file changes: each column with its old and its new value, institution by institution where they differ. */
export const RowChanges = ({ table, changes }: Props) => {
  const { t, i18n } = useTranslation()
  const { institutions } = useRenderer()
  const write = (name: string, value: unknown) =>
    writeText(columnNamed(table.entity.columns, name), value) || t('changes.nothing')
  return (
    <ul className="import-changes">
      {changes.map(({ row, places, changes: own }) => (
        <li key={row.id}>
          {changes.length > 1 &&
            t('form.place', {
              place: new Intl.ListFormat(i18n.language).format(
                places.map((id) => institutionName(institutions, id)),
              ),
            })}
          {own.map(({ column, before, after }) => (
            <span key={column} data-change={column}>
              {t('changes.line', {
                column: t(`tables.${table.name}.columns.${column}`),
                before: write(column, before),
                after: write(column, after),
              })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
