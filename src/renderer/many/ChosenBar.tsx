import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShared } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { useCameFrom, useLeaveFocus } from '../dialog/useLeaveFocus.ts'
import { failureText } from '../failureText.ts'
import { useKey } from '../keys/useKey.ts'
import type { RowChoice } from '../list/choice/useRowChoice.ts'
import { allRows } from '../list/state/allRows.ts'
import { matchingRows } from '../list/state/listRequest.ts'
import type { ListState } from '../list/state/listState.ts'
import { contextOf, useRenderer } from '../RendererContext.ts'
import { useWhileHere } from '../scheduling/useWhileHere.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import type { Rights } from '../useRights.ts'
import { useSteady } from '../useSteady.ts'
import { columnsTogether } from './togetherTable.ts'
import { useBarHeight } from './useBarHeight.ts'
import { useRowInSight } from './useRowInSight.ts'
import './many.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly rights: Rights
  readonly choice: RowChoice
  readonly state: ListState
  /** How many rows match the search. */
  readonly count: number | undefined
  onOpen(dialog: 'changeMany' | 'linkMany' | 'removeMany'): void
}

/** What can be done with the ticked rows, at hand below the list however far one has scrolled. */
export const ChosenBar = ({ table, rights, choice, state, count = 0, onOpen }: Props) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const { gateway, selected } = services
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const { size } = choice.chosen
  const bar = useRef<HTMLElement>(null)
  const { cameFrom, follow } = useCameFrom()
  useLeaveFocus(bar, cameFrom)
  useBarHeight(bar)
  useRowInSight(bar)
  // It stands below the list, a hundred stops of Tab from a row.
  useKey('m', () => {
    const [clear, ...actions] = bar.current?.querySelectorAll<HTMLElement>('[data-action$=-chosen]') ?? []
    const [first = clear] = actions
    first?.focus()
  })
  const isChangeable = columnsTogether(table, contextOf(services, 'modify', selected)).length > 0
  const whileHere = useWhileHere()
  const chosenNow = useSteady(() => choice.chosen)
  const all = async () => {
    const before = choice.chosen
    // It goes with the last tick, and with the institutions: their rows are not meant in others.
    const signal = whileHere()
    setBusy(true)
    try {
      const request = { ...matchingRows(table, state, selected), select: ['id'] }
      const rows = await allRows(gateway, table.entity.name, request, { signal })
      if (signal.aborted) return
      const now = chosenNow()
      const unticked = before.difference(now)
      // The button goes once all are ticked.
      if (bar.current?.contains(document.activeElement))
        bar.current.querySelector<HTMLElement>('[data-action=clear-chosen]')?.focus()
      choice.set([...rows.flatMap(({ id }) => (unticked.has(id) ? [] : id)), ...now])
    } catch (error) {
      if (!signal.aborted) toasts.show('error', failureText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section ref={bar} className="chosen-bar" aria-label={t('many.bar')} onFocus={follow}>
      <span role="status">{t('many.chosen', { count: size })}</span>
      <ActionButton action="clear-chosen" look="quiet" onClick={() => choice.set([])}>
        {t('many.clear')}
      </ActionButton>
      {/* Rows that were ticked in another search say nothing of this one. */}
      {count > 0 && (size < count || choice.onPage !== 'all') && (
        <ActionButton action="choose-all" look="quiet" busy={busy} onClick={() => void all()}>
          {t(state.q ? 'many.allFound' : 'many.all', { count })}
        </ActionButton>
      )}
      {table.list.modify && rights.edits && isChangeable && (
        <ActionButton action="change-chosen" look="main" onClick={() => onOpen('changeMany')}>
          {t('many.change.open')}
        </ActionButton>
      )}
      {table.list.add && isShared(table.entity) && rights.adds(selected) && (
        <ActionButton action="link-chosen" onClick={() => onOpen('linkMany')}>
          {t('many.link.open')}
        </ActionButton>
      )}
      {table.list.remove && rights.removes && (
        <ActionButton action="remove-chosen" look="danger" onClick={() => onOpen('removeMany')}>
          {t('many.remove.open')}
        </ActionButton>
      )}
    </section>
  )
}
