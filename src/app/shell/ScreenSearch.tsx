import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTerm } from '#engine/search.ts'
import type { ReadableGroup } from '../console/menuGroups.ts'
import './palette.css'

interface ScreenSearchProps {
  readonly groups: readonly ReadableGroup[]
  onChoose(table: string): void
  onClose(): void
}

/** Ctrl+K: the screens by name; arrows move, Enter goes, Escape leaves. */
export const ScreenSearch = ({ groups, onChoose, onClose }: ScreenSearchProps) => {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [term, setTerm] = useState('')
  const [at, setAt] = useState(0)
  const screens = useMemo(
    () => groups.flatMap((g) => g.screens.map((screen) => ({ ...screen, group: g.name }))),
    [groups],
  )
  const found = screens.filter(({ title, group }) =>
    foldTerm(`${t(title)} ${t(`menu.${group}`)}`).includes(foldTerm(term)),
  )
  const active = found[Math.min(at, found.length - 1)]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (active) document.getElementById(`palette-${active.name}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((now) => Math.max(0, Math.min(found.length - 1, now + step)))
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active.name)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      closedby="any"
      aria-label={t('shell.searchScreens')}
      onClose={onClose}
    >
      <input
        className="input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={active && `palette-${active.name}`}
        aria-label={t('shell.searchScreens')}
        placeholder={t('shell.searchScreens')}
        value={term}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTerm(event.target.value)
          setAt(0)
        }}
      />
      <div id="palette-list" role="listbox" aria-label={t('shell.searchScreens')} className="palette__list">
        {found.map((screen) => (
          <button
            key={screen.name}
            type="button"
            role="option"
            tabIndex={-1}
            id={`palette-${screen.name}`}
            aria-selected={screen === active}
            className="palette__option"
            onClick={() => onChoose(screen.name)}
          >
            {t(screen.title)}
            <span>{t(`menu.${screen.group}`)}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="palette__none">{t('shell.noScreen')}</p>}
    </dialog>
  )
}
