import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { controlProps, type InputProps } from './widget.ts'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder' | 'className' | 'type'>

interface Props<V> extends InputProps<V>, Native {
  /** A token of the platform. React's own type lists all that there are: a default beside them takes the compiler a second. */
  readonly autoComplete?: string
  /** A text area, in which Enter makes a new line. */
  readonly element?: 'textarea'
  /** How a value is written in the control; the kind's own way where not said. */
  readonly write?: (value: V) => string
  readonly selectOnFocus?: boolean
  /** A button that fills the control: nothing is missing while the focus goes there. */
  readonly button?: RefObject<HTMLButtonElement | null>
  /** Text to put in the control for a key (a step up or down), or undefined. */
  readonly onStep?: (key: string, text: string) => string | undefined
}

/**
 * A text control that React does not follow: keys go to the form as a draft, blur and Enter read them.
 * What is readable is then written in its canonical way; what is not stays as it was typed.
 */
export const DraftInput = <V,>(props: Props<V>) => {
  const { column, value, draft, onDraft, onCommit, onStep, selectOnFocus } = props
  const write = props.write ?? column.kind.format
  const shown = draft ?? (value === null ? '' : write(value))
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isArea = props.element === 'textarea'
  const Control = props.element ?? 'input'
  const typed = useRef(false)
  const { usual: suggested } = column.options
  const usual = suggested === undefined || props.readOnly ? undefined : write(suggested)

  // A change from outside (computed, undone, taken from the server) wins unless a person is typing here.
  useEffect(() => {
    const input = ref.current
    if (input && !typed.current && input.value !== shown) input.value = shown
  }, [shown])

  const commit = () => {
    const input = ref.current
    if (!input || props.readOnly) return
    const blank = input.value.trim() === ''
    const read = blank ? undefined : column.kind.parse(input.value)
    typed.current = false
    onCommit()
    if (read && 'value' in read) input.value = write(read.value)
    if (blank && !props.required) input.value = ''
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const fills = relatedTarget !== null && relatedTarget === props.button?.current
    if (fills && currentTarget.value.trim() === '') return
    // Going to another window is not leaving the field.
    if (document.activeElement !== ref.current) commit()
  }
  const type = (text: string) => {
    typed.current = true
    onDraft(text)
  }
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (!isArea || event.ctrlKey || event.metaKey)) commit()
    const stepped = onStep?.(event.key, event.currentTarget.value)
    if (stepped === undefined) return
    event.preventDefault()
    event.currentTarget.value = stepped
    type(stepped)
  }
  return (
    <Control
      {...controlProps(props)}
      ref={ref}
      className={props.className ?? 'control'}
      {...(isArea ? { rows: 4 } : { type: props.type ?? 'text' })}
      inputMode={props.inputMode}
      // Where rows differ a hint says so, which an example would contradict.
      placeholder={props.differs ? undefined : (props.placeholder ?? usual)}
      readOnly={props.readOnly}
      autoComplete={props.autoComplete ?? 'off'}
      defaultValue={shown}
      onInput={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={press}
      onFocus={selectOnFocus ? (event) => event.currentTarget.select() : undefined}
    />
  )
}
