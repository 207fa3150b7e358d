import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { columnLabel, type ListColumn } from './listColumns.ts'
import { type ListState, type OnListState, orderedBy } from './listState.ts'

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  readonly state: ListState
  readonly onState: OnListState
}

/** The order of the rows where there is no header to press: on narrow screens, whose rows are cards. */
export const SortChoice = memo(({ table, columns, state, onState }: Props) => {
  const { t } = useTranslation()
  const sortable = columns.filter((column) => !column.picture && column.sorts)
  const order = (sort: string, descending: boolean) =>
    onState(orderedBy(state, sort, descending), { replace: true })
  return (
    <div className="sort-choice">
      <select
        className="control"
        aria-label={t('list.sortBy')}
        value={state.sort}
        onChange={({ target }) => order(target.value, false)}
      >
        {sortable.map((column) => (
          <option key={column.name} value={column.name}>
            {t('list.sortedBy', { column: columnLabel(t, table.name, column) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        data-action="turn-order"
        aria-label={t(state.descending ? 'list.descending' : 'list.ascending')}
        onClick={() => order(state.sort, !state.descending)}
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d={state.descending ? 'M8 3v10M4.5 9.5L8 13l3.5-3.5' : 'M8 13V3M4.5 6.5L8 3l3.5 3.5'} />
        </svg>
      </button>
    </div>
  )
})
