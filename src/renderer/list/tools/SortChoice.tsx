import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { OrderSign } from '../head/OrderSign.tsx'
import { columnLabel, type ListColumn } from '../listColumns.ts'
import { type ListState, type OnListState, orderedBy } from '../state/listState.ts'
import '#renderer/widgets/controls.recipe.ts'

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
        className="control control-select"
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
        <OrderSign descending={state.descending} />
      </button>
    </div>
  )
})
