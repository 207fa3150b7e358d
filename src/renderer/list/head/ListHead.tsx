import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceHead } from '../choice/ChoiceHead.tsx'
import type { RowChoice } from '../choice/useRowChoice.ts'
import { actionsWidth, alignOf, CHOICE_WIDTH, type ListColumn } from '../listColumns.ts'
import { widthStyle } from '../widths/widthStyle.ts'
import { ColumnEdge } from './ColumnEdge.tsx'
import { OrderSign } from './OrderSign.tsx'
import type { useHeadKeys } from './useHeadKeys.ts'

interface Props {
  readonly columns: readonly ListColumn[]
  readonly sort: string
  readonly descending: boolean
  readonly onSort: (column: string) => void
  readonly head: ReturnType<typeof useHeadKeys>
  /** What stands above each column. */
  readonly labels: readonly string[]
  /** Pixels of each column. */
  readonly widths: readonly number[]
  /** The columns that name a row. */
  readonly naming: readonly string[]
  /** How many stand in each row. */
  readonly buttons: number
  readonly choice?: RowChoice | undefined
}

/** Header cells; a column of the entity sorts when its button is pressed. */
export const ListHead = memo(
  ({ columns, labels, widths, naming, sort, descending, onSort, head, buttons, choice }: Props) => {
    const { t } = useTranslation()
    const order = descending ? 'descending' : 'ascending'
    return (
      <>
        <colgroup>
          {choice && <col style={widthStyle(CHOICE_WIDTH)} />}
          {columns.map((column, i) => (
            <col key={column.name} style={widthStyle(widths[i] ?? 0)} />
          ))}
          {buttons > 0 && <col style={widthStyle(actionsWidth(buttons))} />}
        </colgroup>
        <thead onKeyDown={head.press}>
          <tr>
            {choice && <ChoiceHead choice={choice} />}
            {columns.map((column, i) => {
              const label = labels[i]
              const names = naming.includes(column.name) || undefined
              const first = names || column.column?.facts.entity === 'institution' || undefined
              const sorted = column.name === sort
              if (column.picture || !column.sorts)
                return (
                  <th key={column.name} scope="col" data-column={column.name} data-first={first}>
                    <span className="head-text">{label}</span>
                    <ColumnEdge name={column.name} onWiden={head.widen} />
                  </th>
                )
              return (
                <th
                  key={column.name}
                  scope="col"
                  data-column={column.name}
                  data-names={names}
                  data-first={first}
                  data-label={label}
                  data-align={alignOf(column)}
                  aria-sort={sorted ? order : 'none'}
                >
                  <button type="button" onClick={() => onSort(column.name)}>
                    <span className="head-text">{label}</span>
                    <OrderSign className="icon sort-sign" descending={sorted && descending} />
                  </button>
                  <ColumnEdge name={column.name} onWiden={head.widen} />
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
  },
)
