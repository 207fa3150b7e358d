import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { filteredBy, type ListState, type OnListState } from '../state/listState.ts'
import { shownAmong } from '../view/offeredColumns.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly context: Context
  readonly state: ListState
  readonly onState: OnListState
}

/**
 * Which rows the list keeps: those with one value of a column, or all. Nothing where the table has no filter, or its column is not shown:
 * only who came with a value may take it back.
 */
export const FilterChoice = memo(({ table, context, state, onState }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { filter } = table.list
  if (!filter) return null
  if (state.filter === undefined && shownAmong(table, [filter.column], context).length === 0) return null
  return (
    <div className="list-filter">
      <label htmlFor={id}>{t(`tables.${table.name}.columns.${filter.column}`)}</label>
      <select
        id={id}
        name="filter"
        className="control control-select"
        value={state.filter ?? ''}
        onChange={({ target }) =>
          onState(filteredBy(state, target.value === '' ? undefined : target.value), { replace: true })
        }
      >
        <option value="">{t([`tables.${table.name}.filter.all`, 'list.filterAll'])}</option>
        {filter.values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {t(`tables.${table.name}.filter.${value}`)}
          </option>
        ))}
      </select>
    </div>
  )
})
