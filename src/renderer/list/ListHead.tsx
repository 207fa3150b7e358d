import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { actionsWidth, alignOf, columnLabel, isWide, type ListColumn, widthOf } from './listColumns.ts'

interface Props {
  readonly tableName: string
  readonly columns: readonly ListColumn[]
  readonly sort: string
  readonly descending: boolean
  readonly onSort: (column: string) => void
  /** How many stand in each row. */
  readonly buttons: number
}

/** Header cells; a column of the entity sorts when its button is pressed. */
export const ListHead = memo(({ tableName, columns, sort, descending, onSort, buttons }: Props) => {
  const { t } = useTranslation()
  const labelOf = (column: ListColumn) => columnLabel(t, tableName, column)
  const order = descending ? 'descending' : 'ascending'
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.name}
            style={
              isWide(column, labelOf(column)) ? undefined : { inlineSize: widthOf(column, labelOf(column)) }
            }
          />
        ))}
        {buttons > 0 && <col style={{ inlineSize: actionsWidth(buttons) }} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => {
            const label = labelOf(column)
            const sorted = column.name === sort
            if (column.picture || !column.sorts)
              return (
                <th key={column.name} scope="col" data-column={column.name} title={label}>
                  {label}
                </th>
              )
            return (
              <th
                key={column.name}
                scope="col"
                data-column={column.name}
                data-align={alignOf(column)}
                aria-sort={sorted ? order : 'none'}
              >
                <button type="button" title={label} onClick={() => onSort(column.name)}>
                  <span>{label}</span>
                  <svg className="icon sort-sign" viewBox="0 0 16 16" aria-hidden="true">
                    <path
                      d={
                        sorted && descending ? 'M8 3v10M4.5 9.5L8 13l3.5-3.5' : 'M8 13V3M4.5 6.5L8 3l3.5 3.5'
                      }
                    />
                  </svg>
                </button>
              </th>
            )
          })}
          {buttons > 0 && (
            <th scope="col" className="cell-actions">
              <span className="visually-hidden">{t('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
})
