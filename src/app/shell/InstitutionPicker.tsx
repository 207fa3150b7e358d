import { Building2, ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTerm } from '#engine/search.ts'
import type { Institution } from '#renderer/RendererContext.ts'
import { Popover } from './Popover.tsx'
import './picker.css'

interface PickerProps {
  readonly institutions: readonly Institution[]
  readonly selected: readonly number[]
  onSelect(ids: readonly number[]): void
}

/** The institutions that every screen is about: several at once, found by name; none means that nothing is narrowed. */
export const InstitutionPicker = ({ institutions, selected, onSelect }: PickerProps) => {
  const { t } = useTranslation()
  const names = institutions.filter((i) => selected.includes(i.id)).map((i) => i.name)
  const summary =
    names.length === 1
      ? names[0]
      : names.length === 0
        ? t('picker.empty')
        : t('picker.count', { count: names.length })
  return (
    <Popover
      label={[t('picker.label'), summary, names.length > 1 && `(${names.join(', ')})`]
        .filter(Boolean)
        .join(' ')}
      hook="institution-picker"
      align="start"
      className="button picker__button"
      button={
        <>
          <Building2 size={16} aria-hidden />
          <span className="picker__summary">{summary}</span>
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {() => <PickerList institutions={institutions} selected={selected} onSelect={onSelect} />}
    </Popover>
  )
}

const PickerList = ({ institutions, selected, onSelect }: PickerProps) => {
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const shown = useMemo(
    () => institutions.filter((i) => foldTerm(i.name).includes(foldTerm(term))),
    [institutions, term],
  )
  const toggle = (id: number) =>
    onSelect(selected.includes(id) ? selected.filter((s) => s !== id) : [...selected, id])
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    const at = boxes.findIndex((box) => box.matches(':focus'))
    boxes[Math.max(0, at + step)]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut: each box inside is reachable by Tab
    <div className="picker" onKeyDown={move}>
      <input
        className="input"
        type="text"
        // biome-ignore lint/a11y/noAutofocus: the field is what the panel is opened for
        autoFocus
        value={term}
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        onChange={(event) => setTerm(event.target.value)}
      />
      <div className="picker__actions">
        <button
          type="button"
          className="button button--quiet"
          disabled={shown.length === 0}
          onClick={() => onSelect([...new Set([...selected, ...shown.map((i) => i.id)])])}
        >
          {t('picker.all', { count: shown.length })}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={selected.length === 0}
          onClick={() => onSelect([])}
        >
          {t('picker.clear')}
        </button>
        <span className="visually-hidden" aria-live="polite">
          {t('picker.count', { count: selected.length })}
        </span>
      </div>
      <ul className="picker__list" ref={list} aria-label={t('picker.label')}>
        {shown.map((i) => (
          <li key={i.id} className="picker__row">
            <label>
              <input
                type="checkbox"
                checked={selected.includes(i.id)}
                onChange={() => toggle(i.id)}
                value={i.id}
              />
              <span>{i.name}</span>
            </label>
            <button
              type="button"
              className="picker__only"
              aria-label={t('picker.onlyOf', { name: i.name })}
              onClick={() => onSelect([i.id])}
            >
              {t('picker.only')}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="picker__none">{t('picker.none')}</li>}
      </ul>
    </div>
  )
}
