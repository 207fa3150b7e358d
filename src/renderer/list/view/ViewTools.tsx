import { Bookmark, Columns3, Funnel, type LucideIcon, Printer } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { deferred } from '../../deferred.tsx'
import { Popover } from '../../dialog/Popover.tsx'
import { useRenderer } from '../../RendererContext.ts'
import { columnNameLabel } from '../listColumns.ts'
import type { ListState, OnListState } from '../state/listState.ts'
import { filterableColumns, isArranged, offeredColumns, shownAmong } from './offeredColumns.ts'
import './view.recipe.ts'

// A list is looked at more often than it is arranged.
const FilterPanel = deferred(async () => (await import('./filters/FilterPanel.tsx')).FilterPanel)
const ColumnsPanel = deferred(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel)
const PrintPanel = deferred(async () => (await import('../print/PrintPanel.tsx')).PrintPanel)
const ViewsPanel = deferred(async () => (await import('./ViewsPanel.tsx')).ViewsPanel)

interface Props {
  readonly table: AnyTable
  readonly context: Context
  readonly state: ListState
  readonly onState: OnListState
  /** Rows that match, where it is known, and what prints them all. */
  readonly count: number | undefined
  printAll(signal: AbortSignal): Promise<void>
}

/** What a person arranges of a list: the rows it keeps, its columns, and views kept under a name. */
export const ViewTools = memo(({ table, context, state, onState, count, printAll }: Props) => {
  const { t } = useTranslation()
  const { useSavedViews } = useRenderer()
  if (!isArranged(table)) return null
  /** What goes by one label is offered once: a relation, and the column that repeats the name of its row. */
  const byLabel = (names: readonly string[]) =>
    new Map(shownAmong(table, names, context).map((name) => [columnNameLabel(t, table.name, name), name]))
  // Rows are kept by the relation, whose choices are known; the list shows what is its own.
  const filterable = [...byLabel(filterableColumns(table)).values()]
  const offered = [...byLabel(offeredColumns(table).toReversed()).values()].toReversed()
  const kept = Object.keys(state.filters ?? {}).length
  const panel = { table, state, onState }
  const tool = (
    name: string,
    Icon: LucideIcon,
    label: string,
    content: (close: () => void) => ReactNode,
    number = 0,
  ) => (
    <Popover
      hook={`list-${name}`}
      placement="bottom-end"
      waits={count === undefined}
      className="button"
      label={number > 0 ? t('values.labelIn', { label, place: number }) : label}
      button={
        <>
          <Icon size={16} aria-hidden />
          {name !== 'print' && <span className="view-tool-label">{label}</span>}
          {number > 0 && <span className="view-tool-count">{number}</span>}
        </>
      }
    >
      {content}
    </Popover>
  )
  return (
    <div className="view-tools">
      {tool(
        'filters',
        Funnel,
        t('list.filter'),
        (close) => (
          <FilterPanel {...panel} names={filterable} onClose={close} />
        ),
        kept,
      )}
      {table.form.style !== 'row' &&
        tool('columns', Columns3, t('list.columns'), () => (
          <ColumnsPanel {...panel} context={context} names={offered} />
        ))}
      {useSavedViews &&
        tool('views', Bookmark, t('list.views'), (close) => (
          <ViewsPanel {...panel} useSavedViews={useSavedViews} onClose={close} />
        ))}
      {tool('print', Printer, t('list.print'), (close) => (
        <PrintPanel count={count ?? 0} printAll={printAll} onClose={close} />
      ))}
    </div>
  )
})
