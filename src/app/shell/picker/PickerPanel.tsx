import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionData } from '#protocol/services/session.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { failureText } from '#renderer/failureText.ts'
import { nameLeft } from '#renderer/form/kept/keptNames.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { useSteady } from '#renderer/useSteady.ts'
import { arranged, found, institutionsIn } from './arrange.ts'
import { GroupRows } from './GroupRows.tsx'
import { isMassChoice } from './isMassChoice.ts'
import { PickerTask, type Task } from './PickerTask.tsx'
import { SavedRows } from './SavedRows.tsx'
import { type SavedSelection, useSavedSelections } from './useSavedSelections.ts'
import './panel.recipe.ts'

export interface PickerPanelProps {
  readonly session: Pick<SessionData, 'user' | 'institutions' | 'groups'>
  readonly selected: readonly number[]
  onSelect(ids: readonly number[]): void
  onClose(): void
}

/** Institutions under their groups, found by name, group and town; several at once, and those that were chosen together before. */
export const PickerPanel = ({ session, selected, onSelect, onClose }: PickerPanelProps) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { user, institutions, groups = [] } = session
  const [term, setTerm] = useState('')
  const searched = useDeferredValue(term)
  const place = `selections ${user.id}`
  const [task, setTask] = useState<Task | undefined>(() =>
    nameLeft(place)?.of === 'save' ? { is: 'save' } : undefined,
  )
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const cause = useRef<Element>(null)
  const { saved, save, rename, remove } = useSavedSelections(user.id)
  // As they were when the panel opened: nothing moves under the hand that ticks.
  const [first] = useState(() => new Set(selected))
  const rest = t('choosing.noGroup')
  const all = useMemo(
    () => arranged(institutions, groups, { first, rest }),
    [institutions, groups, first, rest],
  )
  const shown = useMemo(() => found(all, searched), [all, searched])
  const shownIds = useMemo(() => institutionsIn(shown), [shown])
  const chosen = useMemo(() => new Set(selected), [selected])

  const ask = (next: Task) => {
    cause.current = document.activeElement
    setTask(next)
  }
  const done = () => {
    setTask(undefined)
    const back = cause.current
    if (back instanceof HTMLElement && back.isConnected) back.focus()
    else field.current?.focus()
  }
  const choose = (ids: readonly number[]) =>
    isMassChoice(selected, ids) ? ask({ is: 'many', ids }) : onSelect(ids)
  const several = useSteady((ids: readonly number[], ticked: boolean) =>
    choose(ticked ? [...new Set([...selected, ...ids])] : selected.filter((id) => !new Set(ids).has(id))),
  )
  const toggle = useSteady((id: number) =>
    onSelect(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id]),
  )
  const only = useSteady((id: number) => onSelect([id]))
  const known = (ids: readonly number[]) => institutions.map(({ id }) => id).filter((id) => ids.includes(id))
  const isChosen = ({ ids }: SavedSelection) =>
    ids.length === chosen.size && ids.every((id) => chosen.has(id))
  const removeNow = (selection: SavedSelection) => {
    cause.current = null
    done()
    remove(selection).catch((thrown) => toasts.show('error', failureText(t, thrown)))
  }

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const boxes = [...(panel.current?.querySelectorAll<HTMLElement>('.picker-list input') ?? [])]
    const at = boxes.findIndex((box) => box.matches(':focus')) + step
    ;(at < 0 ? field.current : boxes[Math.min(at, boxes.length - 1)])?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut: each box inside is reachable by Tab
    <div className="picker" ref={panel} onKeyDown={move}>
      <div className="picker-search">
        <input
          className="input"
          type="text"
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: the field is what the panel is opened for
          autoFocus
          value={term}
          aria-label={t('choosing.search')}
          placeholder={t('choosing.search')}
          onChange={(event) => setTerm(event.target.value)}
        />
        <button
          type="button"
          className="button button--quiet button--icon picker-close"
          aria-label={t('shell.close')}
          data-action="close"
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {term === '' && saved.length > 0 && (
        <SavedRows
          saved={saved}
          isChosen={isChosen}
          onChoose={({ ids }) => choose(known(ids))}
          onRename={(selection) => ask({ is: 'rename', selection })}
          onRemove={(selection) => ask({ is: 'remove', selection })}
        />
      )}
      <div className="picker-actions">
        {shownIds.length > 0 && (
          <ActionButton
            action="select-shown"
            look="quiet"
            stays
            disabled={shownIds.every((id) => chosen.has(id))}
            onClick={() => several(shownIds, true)}
          >
            {t(searched.trim() === '' ? 'choosing.all' : 'choosing.shown', { count: shownIds.length })}
          </ActionButton>
        )}
        <ActionButton
          action="select-none"
          look="quiet"
          stays
          disabled={selected.length === 0}
          onClick={() => onSelect([])}
        >
          {t('choosing.clear')}
        </ActionButton>
        <ActionButton
          action="save-selection"
          look="quiet"
          stays
          disabled={selected.length === 0}
          onClick={() => ask({ is: 'save' })}
        >
          {t('choosing.saveAs')}
        </ActionButton>
        <span className="visually-hidden" aria-live="polite">
          {t('picker.count', { count: selected.length })}
        </span>
      </div>
      {task && (
        <PickerTask
          task={task}
          place={place}
          count={selected.length}
          onMany={(ids) => {
            onSelect(ids)
            done()
          }}
          onSave={(name) => save(name, selected)}
          // As it is by now: it may have been renamed in another window.
          onRename={(one, name) => rename(saved.find(({ id }) => id === one.id) ?? one, name)}
          onRemove={removeNow}
          onClose={done}
        />
      )}
      <div className="picker-list">
        {shown.map((group) => (
          <GroupRows
            key={group.id ?? 'none'}
            group={group}
            whole={institutionsIn(all.filter(({ id }) => id === group.id))}
            chosen={chosen}
            onSeveral={several}
            onToggle={toggle}
            onOnly={only}
          />
        ))}
        {shown.length === 0 && <p className="picker-none">{t('choosing.none')}</p>}
      </div>
    </div>
  )
}
