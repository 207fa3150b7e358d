import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ColumnFilter } from '#engine/listing/columnFilter.ts'
import { ActionButton } from '../../../dialog/ActionButton.tsx'
import { OneOf } from '../../../widgets/OneOf.tsx'
import { columnNameLabel } from '../../listColumns.ts'
import { keptBy, type ListState, type OnListState } from '../../state/listState.ts'
import { conditionsOf } from './conditionsOf.ts'
import { FilterValues } from './FilterValues.tsx'

interface Props {
  readonly table: AnyTable
  readonly state: ListState
  readonly onState: OnListState
  /** Columns that rows may be kept by. */
  readonly names: readonly string[]
  onClose(): void
}

/** Keeps the rows that meet a condition of one column; those of other columns stay. */
export const FilterPanel = ({ table, state, onState, names, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { filters = {} } = state
  const [name, setName] = useState(names.find((one) => one in filters) ?? names[0] ?? '')
  const column = columnNamed(table.entity.columns, name)
  const [is, setIs] = useState<ColumnFilter['is']>()
  /** What was entered since; no filter while it cannot be read. */
  const [given, setGiven] = useState<{ readonly filter: ColumnFilter | undefined }>()
  const conditions = conditionsOf(column)
  const kept = filters[name]
  const shownAs = is ?? kept?.is ?? conditions[0]
  const told = given ? given.filter : kept?.is === shownAs ? kept : undefined
  const complete = shownAs === 'empty' || shownAs === 'filled' ? { is: shownAs } : told

  const choices = names.map((one) => {
    const label = columnNameLabel(t, table.name, one)
    return { value: one, label: one in filters ? `${label} •` : label }
  })
  const choose = (next: string) => {
    setName(next)
    setIs(undefined)
    setGiven(undefined)
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (!complete) return
    onState(keptBy(state, { ...filters, [name]: complete }))
    onClose()
  }
  const drop = () => {
    const { [name]: _, ...others } = filters
    onState(keptBy(state, others))
    onClose()
  }
  return (
    <form className="view-panel" data-panel="filters" onSubmit={keep}>
      <div className="view-field">
        <label id={`${id}label`} htmlFor={`${id}column`}>
          {t('view.column')}
        </label>
        <OneOf
          id={`${id}column`}
          labelledBy={`${id}label`}
          name="filter-column"
          choices={choices}
          value={name}
          required
          focused
          onChoose={choose}
        />
      </div>
      <div className="view-field">
        <label htmlFor={`${id}is`}>{t('view.condition')}</label>
        <select
          id={`${id}is`}
          className="control control-select"
          name="filter-condition"
          value={shownAs}
          onChange={({ target }) => {
            setIs(conditions.find((one) => one === target.value))
            setGiven(undefined)
          }}
        >
          {conditions.map((one) => (
            <option key={one} value={one}>
              {t(`view.is.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {shownAs && (
        <FilterValues
          key={`${name} ${shownAs}`}
          column={column}
          is={shownAs}
          filter={told}
          onFilter={(filter) => setGiven({ filter })}
        />
      )}
      <div className="view-foot">
        {kept && (
          <ActionButton action="filter-drop" onClick={drop}>
            {t('view.drop')}
          </ActionButton>
        )}
        <ActionButton action="filter-keep" type="submit" look="main" disabled={!complete}>
          {t('view.keep')}
        </ActionButton>
      </div>
    </form>
  )
}
