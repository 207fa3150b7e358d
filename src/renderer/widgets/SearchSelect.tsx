import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../RendererContext.ts'
import { controlProps, type InputProps } from './widget.ts'
import './searchSelect.css'

interface Props extends InputProps<number> {
  /** Rows found by what is typed. */
  readonly choices: readonly Choice[]
  /** Label of the chosen row. */
  readonly chosen: string | undefined
  /** How many rows match. */
  readonly matching: number
  readonly busy: boolean
  readonly failed: boolean
  readonly term: string
  onTerm(term: string): void
}

/**
 * One of many rows, found by typing: arrows move, Enter takes, Escape leaves what was chosen.
 * Source: ARIA Authoring Practices, editable combobox with list autocomplete.
 */
export const SearchSelect = (props: Props) => {
  const { id, choices, chosen, matching, busy, failed, term, value, required, labelledBy } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const locked = props.disabled || props.readOnly
  const listId = `${id}-list`
  const optionId = (one: Choice) => `${id}-option-${one.id}`
  const active = open ? choices[Math.min(at, choices.length - 1)] : undefined
  const activeId = active && optionId(active)
  const more = matching - choices.length
  const listed = open && choices.length > 0

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setOpen(false)
    setAt(0)
    props.onTerm('')
  }
  const take = (next: number | null) => {
    props.onValue(next)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (open) setAt(Math.max(0, Math.min(choices.length - 1, at + step)))
      else setOpen(true)
    } else if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      // What is listed is not yet what was typed.
      if (active && !busy) take(active.id)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }
  const status = failed
    ? t('form.choicesFailed')
    : busy
      ? t('form.loading')
      : choices.length === 0
        ? t('form.nothingShown')
        : more > 0
          ? t('form.narrow', { count: more })
          : ''
  return (
    <div className="search-select">
      <input
        {...controlProps(props)}
        type="text"
        className="control"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={open && chosen ? chosen : t('form.search')}
        readOnly={locked}
        value={open ? term : (chosen ?? (value === null ? '' : `#${value}`))}
        onClick={() => locked || setOpen(true)}
        onKeyDown={locked ? undefined : press}
        onBlur={close}
        onChange={({ target }) => {
          // Typed behind what is chosen, while that is shown.
          const typed = !open && chosen && target.value.startsWith(chosen) ? chosen.length : 0
          setOpen(true)
          setAt(0)
          props.onTerm(target.value.slice(typed))
        }}
      />
      {!required && value !== null && !locked && (
        <button
          type="button"
          className="icon-button search-select-clear"
          aria-label={t('form.clearChoice')}
          title={t('form.clearChoice')}
          onClick={() => take(null)}
        />
      )}
      <div className="search-select-panel" hidden={!open}>
        <div id={listId} role="listbox" aria-labelledby={labelledBy} aria-busy={busy} hidden={!listed}>
          {listed &&
            choices.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
              // biome-ignore lint/a11y/useFocusableInteractive: the input names the option that is meant
              <div
                key={one.id}
                id={optionId(one)}
                role="option"
                aria-selected={one === active}
                data-value={one.id}
                // Leaving the input would close the list before the click arrives.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(one.id)}
              >
                {one.label}
              </div>
            ))}
        </div>
        <p className="search-select-more" role="status">
          {open && status}
        </p>
      </div>
    </div>
  )
}
