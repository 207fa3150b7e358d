import type { TFunction } from 'i18next'
import { X } from 'lucide-react'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { dateKind } from '#dsl/kinds/times/date.ts'
import type { FilterValue } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ColumnFilter } from '#engine/listing/columnFilter.ts'
import { orderOfBounds } from '#engine/listing/orderOfBounds.ts'
import { utcDay } from '#protocol/dates.ts'
import { dayText } from '../../../dateWords.ts'
import { ActionButton } from '../../../dialog/ActionButton.tsx'
import { useLeaveFocus } from '../../../dialog/useLeaveFocus.ts'
import { IconButton } from '../../../IconButton.tsx'
import { useRenderer } from '../../../RendererContext.ts'
import { answers } from '../../../widgets/choices/boolean.tsx'
import { enumLabel } from '../../../widgets/choices/enumLabel.ts'
import { columnNameLabel } from '../../listColumns.ts'
import { keptBy, type ListState, type OnListState } from '../../state/listState.ts'

interface Props {
  readonly table: AnyTable
  readonly state: ListState
  readonly onState: OnListState
}

/** By which columns rows are kept, each to be dropped by itself. */
export const FilterChips = memo(({ table, state, onState }: Props) => {
  const { t } = useTranslation()
  const { filters = {} } = state
  const entries = Object.entries(filters)
  const chips = useRef<HTMLUListElement>(null)
  useLeaveFocus(chips)
  const drop = (name: string, button: HTMLButtonElement) => {
    // The button goes with its filter; the next one is as near.
    const buttons = [...(chips.current?.querySelectorAll<HTMLButtonElement>('[data-action=chip-drop]') ?? [])]
    const at = buttons.indexOf(button)
    const next = buttons[at + 1] ?? buttons[at - 1]
    next?.focus()
    const { [name]: _, ...others } = filters
    onState(keptBy(state, others))
  }
  return (
    <ul ref={chips} className="filter-chips" aria-label={t('view.kept')}>
      {entries.map(([name, filter]) => {
        const column = table.entity.columns[name]
        const label = columnNameLabel(t, table.name, name)
        return (
          column && (
            <li key={name} className="filter-chip" data-filter={name}>
              <span className="filter-chip-text">
                {t('view.of', { column: label })} <FilterText column={column} filter={filter} />
              </span>
              <IconButton
                action="chip-drop"
                label={t('view.dropOf', { column: label })}
                Icon={X}
                size={14}
                onClick={({ currentTarget }) => drop(name, currentTarget)}
              />
            </li>
          )
        )
      })}
      {entries.length > 1 && (
        <li>
          <ActionButton action="chips-drop" look="quiet" onClick={() => onState(keptBy(state, {}))}>
            {t('view.dropAll')}
          </ActionButton>
        </li>
      )}
    </ul>
  )
})

/** Values named before the others are counted. */
const NAMED = 3

const FilterText = ({ column, filter }: { readonly column: AnyColumn; readonly filter: ColumnFilter }) => {
  const { t, i18n } = useTranslation()
  switch (filter.is) {
    case 'containing':
      return t('view.holds', { words: filter.words })
    case 'between': {
      const side = filter.from === undefined ? 'upTo' : filter.to === undefined ? 'since' : 'fromTo'
      if (column.kind.filter !== 'days') {
        const isPast = orderOfBounds(column, filter.from, filter.to) === 'pastMidnight'
        return t(isPast ? 'view.pastMidnight' : `view.${side}`, { from: filter.from, to: filter.to })
      }
      const [from, to] = [filter.from, filter.to].map((text) => text && dayWritten(text, i18n.language))
      return t(`view.days.${side}`, { from, to })
    }
    case 'among':
      return column.facts.entity ? (
        <RowNames entity={column.facts.entity} values={filter.values} />
      ) : (
        <Named texts={filter.values.map((value) => textOf(t, column, value))} />
      )
    default:
      return t(`view.is.${filter.is}`)
  }
}

/** As whoever filters by it writes it. */
const dayWritten = (text: string, language: string): string => {
  const read = dateKind.parse(text)
  return 'value' in read ? dayText(utcDay(read.value), language) : text
}

const textOf = (t: TFunction, column: AnyColumn, value: FilterValue | null): string => {
  if (value === null) return t('view.none')
  if (typeof value === 'boolean') return answers(t, column).find((one) => one.value === value)?.label ?? ''
  return enumLabel(t, column, value)
}

/** Rows by their labels, each once: namesakes of several institutions are one to whoever reads. A row that is gone has no label any more. */
const RowNames = ({ entity, values }: { readonly entity: string } & Pick<Among, 'values'>) => {
  const { t } = useTranslation()
  const { useChoices, selected } = useRenderer()
  const ids = values.filter((value) => typeof value === 'number')
  const { state, choices, held = [] } = useChoices(entity, { institutions: selected, held: ids })
  const labels = new Map([...choices, ...held].map(({ id, label }) => [id, label]))
  const named = values.flatMap((value) =>
    typeof value === 'number' ? (labels.get(value) ?? []) : t('view.none'),
  )
  const count = ids.filter((id) => !labels.has(id)).length
  // Rows that have not been read, or could not be, are not gone.
  const unnamed = { ready: t('view.goneRows', { count }), failed: t('many.rows', { count }), loading: [] }
  return <Named texts={count > 0 ? [unnamed[state], ...named].flat() : named} />
}

type Among = Extract<ColumnFilter, { readonly is: 'among' }>

/** The first names, and how many more there are. */
const Named = ({ texts }: { readonly texts: readonly string[] }) => {
  const { t } = useTranslation()
  const all = [...new Set(texts)]
  const named = all.slice(0, NAMED)
  const more = all.length - named.length
  return [named.join(', '), more > 0 && t('view.more', { count: more })].filter(Boolean).join(' ')
}
