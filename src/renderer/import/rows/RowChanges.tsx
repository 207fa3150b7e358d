import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { writeText } from '#engine/readText.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import type { LineChanges } from './rowChanges.ts'

interface Props {
  readonly table: AnyTable
  readonly changes: LineChanges
}

/**
 * What a line of a file changes: each column with its old and its new value, with the institutions where it is not the same
 * in all that are selected, and those that get the row besides.
 */
export const RowChanges = ({ table, changes: { changed, added } }: Props) => {
  const { t, i18n } = useTranslation()
  const { institutions, selected } = useRenderer()
  const write = (name: string, value: unknown) =>
    writeText(columnNamed(table.entity.columns, name), value) || t('changes.nothing')
  const named = (ids: readonly number[]) =>
    new Intl.ListFormat(i18n.language).format(institutionNames(institutions, ids))
  const isEverywhere = (ids: readonly number[]) => selected.every((id) => ids.includes(id))
  if (changed.length + added.length === 0) return null
  return (
    <ul className="import-changes">
      {changed.map(({ row, places, changes: own }) => (
        <li key={row.id}>
          {!isEverywhere(places) && t('form.place', { place: named(places) })}
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
      {added.length > 0 && (
        <li data-added={added.join(' ')}>{t('import.addedTo', { places: named(added) })}</li>
      )}
    </ul>
  )
}
