import type { TFunction } from 'i18next'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { utcDay } from '#protocol/dates.ts'
import { dayAndMonth, dayText } from '../../dateWords.ts'
import type { CalendarProps } from '../../parts/Calendar.tsx'
import { Calendar } from '../../parts/index.ts'
import { useIdle } from '../../scheduling/useIdle.ts'
import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'

/**
 * Written as the language writes it (01/10/2026, 01.10.2026), typed in any way that the kind reads, or chosen from a
 * calendar; a native date control would follow the browser's language, not ours. Alt and the arrow down open the calendar (ARIA Authoring Practices, date picker dialog).
 */
export const Input = ({ min, max, ...props }: InputProps<string> & Pick<CalendarProps, 'min' | 'max'>) => {
  const { t, i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { id, value, labelledBy } = props
  const locked = props.disabled || props.readOnly
  // Before it is opened: the form is there, and nobody has to wait.
  useIdle(locked ? undefined : Calendar.prepare)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    // What is typed is read first: the calendar opens at it.
    button.current?.focus()
    if (!locked) setOpen(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is one of the control within
    <div id={`${id}-field`} className="date-field" onKeyDown={press}>
      <DraftInput
        {...props}
        write={(day) => dayText(utcDay(day), i18n.language)}
        inputMode="numeric"
        placeholder={props.readOnly ? undefined : t('form.datePlaceholder')}
        className="control"
        selectOnFocus
        button={button}
      />
      {!locked && (
        <button
          ref={button}
          id={`${id}-calendar`}
          type="button"
          className="date-field-button"
          aria-labelledby={`${id}-calendar ${labelledBy}`}
          aria-label={t('calendar.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-tip={t('calendar.open')}
          onClick={() => setOpen(!open)}
          onBlur={() => open || props.onCommit()}
        >
          <CalendarDays size={16} aria-hidden />
        </button>
      )}
      {open && !locked && (
        <Calendar
          fieldId={`${id}-field`}
          buttonId={`${id}-calendar`}
          value={value}
          min={min}
          max={max}
          onValue={props.onValue}
          onClose={(here) => {
            setOpen(false)
            if (here) button.current?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Source: specification §9: shown DD-MM-YYYY. */
export const cell = ({ value, column }: CellProps<string>) =>
  value === null ? null : column.kind.format(value)

/** 2026-01-01 → "01/01/2026 – 1er janvier", in the language's form. */
export const say = (value: string, language: string, t: TFunction): string => {
  const day = utcDay(value)
  return `${dayText(day, language)} – ${dayAndMonth(day, language, t('values.firstDay'))}`
}
