import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { IconButton } from '../../IconButton.tsx'
import { columnNameLabel, listColumns } from '../listColumns.ts'
import type { ListState, OnListState } from '../state/listState.ts'
import { arrangedAs, asFirst, moved, toggled } from './arrange.ts'

interface Props {
  readonly table: AnyTable
  readonly context: Context
  readonly state: ListState
  readonly onState: OnListState
  /** Columns that may be shown here. */
  readonly names: readonly string[]
}

/** Which columns a list shows, and in which order; the list follows at once. */
export const ColumnsPanel = ({ table, context, state, onState, names }: Props) => {
  const { t } = useTranslation()
  const hint = useId()
  const body = useRef<HTMLUListElement>(null)
  const { columns = table.list.columns } = state
  const shown = columns.filter((name) => names.includes(name))
  const labelOf = (name: string) => columnNameLabel(t, table.name, name)
  const drawn = listColumns(table, context, columns).map(({ name }) => name)
  // Several institutions are selected: the list says where each row is, whatever columns it was given.
  const added = drawn.find((name) => !columns.includes(name))
  const standing = added === undefined ? shown : shown.toSpliced(drawn.indexOf(added), 0, added)
  const others = names.filter((name) => !standing.some((one) => labelOf(one) === labelOf(name)))
  // Columns of other institutions keep being chosen.
  const elsewhere = columns.filter((name) => !names.includes(name))
  const arrange = (next: readonly string[]) =>
    onState(arrangedAs(table, state, [...next, ...elsewhere]), { replace: true })
  const move = (name: string, by: -1 | 1) => {
    arrange(moved(shown, name, by))
    // The row moves with its buttons; the one at the edge can be pressed no more.
    requestAnimationFrame(() => {
      const row = body.current?.querySelector(`[data-column="${name}"]`)
      const [back, forth] = row?.querySelectorAll<HTMLButtonElement>('button') ?? []
      const pressed = by < 0 ? back : forth
      ;(pressed?.disabled ? (by < 0 ? forth : back) : pressed)?.focus()
    })
  }
  const isArranged = state.columns !== undefined || state.widths !== undefined
  return (
    <div className="view-panel" data-panel="columns">
      <ul ref={body} className="view-list" aria-label={t('view.columns')}>
        {[...standing, ...others].map((name) => {
          const label = labelOf(name)
          const at = shown.indexOf(name)
          return (
            <li key={name} data-column={name}>
              <label>
                <input
                  type="checkbox"
                  checked={at >= 0 || name === added}
                  // A list without columns would have no rows to see.
                  disabled={name === added || (at >= 0 && shown.length === 1)}
                  aria-describedby={name === added ? hint : undefined}
                  onChange={() => arrange(toggled(shown, name))}
                />
                <span>{label}</span>
              </label>
              {at >= 0 && (
                <>
                  <IconButton
                    action="column-back"
                    label={t('view.before', { column: label })}
                    Icon={ArrowUp}
                    disabled={at === 0}
                    onClick={() => move(name, -1)}
                  />
                  <IconButton
                    action="column-forth"
                    label={t('view.after', { column: label })}
                    Icon={ArrowDown}
                    disabled={at === shown.length - 1}
                    onClick={() => move(name, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {added !== undefined && (
        <p className="field-hint view-hint" id={hint}>
          {t('view.placeHint', { column: labelOf(added) })}
        </p>
      )}
      <p className="field-hint view-hint view-width-hint">{t('view.widthHint')}</p>
      <div className="view-foot">
        <ActionButton
          action="columns-reset"
          disabled={!isArranged}
          onClick={() => onState(asFirst(state), { replace: true })}
        >
          {t('view.columnsReset')}
        </ActionButton>
      </div>
    </div>
  )
}
