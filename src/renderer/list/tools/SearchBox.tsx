import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_MAX } from '#dsl/bounds.ts'
import { useKey } from '../../keys/useKey.ts'
import './search.recipe.ts'
import { Cross } from '../../parts/Cross.tsx'

const PAUSE = 200

interface Props {
  readonly value: string
  readonly label: string
  readonly onSearch: (q: string) => void
  /** The arrow down leads from the box into the list. */
  readonly onDown?: () => void
}

/** Searches when typing pauses, at once on Enter. Uncontrolled: a key renders nothing. `/` leads to it from anywhere. */
export const SearchBox = memo(({ value, label, onSearch, onDown }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)

  const send = (q: string): void => {
    clearTimeout(timer.current)
    if (q === sent.current) return
    sent.current = q
    onSearch(q)
  }
  const typed = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(input.current?.value ?? ''), PAUSE)
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') send(event.currentTarget.value)
    if (event.key === 'Escape' && event.currentTarget.value !== '') clear()
    if (event.key === 'ArrowDown' && onDown) {
      event.preventDefault()
      onDown()
    }
  }
  const clear = (): void => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    send('')
  }

  // The address changed under the box (back, forward, another link): it wins.
  useEffect(() => {
    if (value === sent.current || !input.current) return
    clearTimeout(timer.current)
    sent.current = value
    input.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  useKey('/', () => {
    input.current?.focus()
    input.current?.select()
  })

  return (
    <search className="list-search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M7 11.5a4.5 4.5 0 100-9 4.5 4.5 0 000 9zM10.5 10.5L14 14" />
      </svg>
      <input
        ref={input}
        id={id}
        type="search"
        maxLength={TEXT_MAX}
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onInput={typed}
        onKeyDown={pressed}
      />
      <button
        type="button"
        className="icon-button search-clear"
        aria-label={t('list.clearSearch')}
        onClick={clear}
      >
        <Cross />
      </button>
      <span className="search-key" aria-hidden="true">
        /
      </span>
    </search>
  )
})
