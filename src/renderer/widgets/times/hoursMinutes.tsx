import { type FocusEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { controlProps, type InputProps } from '../widget.ts'
import { cell as minutesCell } from './minutes.tsx'

export const cell = minutesCell

/** What stands in the boxes for a text: the last h parts them, what is typed may hold others. */
const partsOf = (text: string): readonly [hours: string, rest: string] => {
  const at = text.lastIndexOf('h')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Hours that say their minutes themselves, as in 35,5 or 35h30: the box beside them has nothing to add. */
const saysMinutes = (hours: string): boolean => /\d\s*[^\d\s]/.test(hours)

/** Two boxes for one total, read when the focus leaves both. They are not followed while somebody types. */
export const Input = (props: InputProps<number>) => {
  const { t } = useTranslation()
  const { id, name, column, value, draft, labelledBy, onDraft, onCommit } = props
  const write = (total: number | null) => (total ? column.kind.format(total) : '')
  const shown = draft ?? write(value)
  const group = useRef<HTMLDivElement>(null)
  const typed = useRef(false)
  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const fill = (text: string) => {
    for (const [i, box] of boxes().entries()) box.value = partsOf(text)[i] ?? ''
  }
  const entered = () => {
    const [hours = '', rest = ''] = boxes().map((box) => box.value.trim())
    return hours || rest ? `${hours}h${rest}` : ''
  }

  // A change from outside wins unless a person is typing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes follow what is shown and nothing else
  useEffect(() => {
    if (!typed.current) fill(shown)
  }, [shown])

  const commit = () => {
    const text = entered()
    const read = text === '' ? { value: 0 } : column.kind.parse(text)
    typed.current = false
    onCommit()
    if ('value' in read) fill(write(read.value))
  }
  const leave = ({ relatedTarget, target }: FocusEvent) => {
    const stays = document.activeElement === target || group.current?.contains(relatedTarget)
    if (!stays || saysMinutes(boxes()[0]?.value ?? '')) commit()
  }
  const box = (part: 'hours' | 'minutes', boxId: string, text: string) => (
    <>
      <input
        {...controlProps(props)}
        id={boxId}
        name={part === 'hours' ? name : `${name}-minutes`}
        className={`control control-end box-${part}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        readOnly={props.readOnly}
        aria-labelledby={`${labelledBy} ${boxId}-unit`}
        defaultValue={text}
        onInput={({ currentTarget }) => {
          typed.current = true
          const [hours, minutes] = boxes()
          if (currentTarget === hours && minutes && saysMinutes(hours.value)) minutes.value = ''
          onDraft(entered())
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      {part === 'hours' && <span aria-hidden="true">h</span>}
      <label id={`${boxId}-unit`} htmlFor={boxId} className="visually-hidden">
        {t(`form.${part}`)}
      </label>
    </>
  )
  const [inHours, inMinutes] = partsOf(shown)
  return (
    <div ref={group} className="hours-minutes">
      {box('hours', id, inHours)}
      {box('minutes', `${id}-minutes`, inMinutes)}
    </div>
  )
}
