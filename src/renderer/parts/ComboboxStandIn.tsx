import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { controlProps } from '../widgets/widget.ts'
import { type ComboboxProps, useHandOver } from './choosing.ts'

interface Props extends Pick<ComboboxProps<never>, 'text' | 'begun'> {
  /** It stays what it is: what it shows cannot be changed. */
  readonly locked?: boolean
}

/** What stands in the page until the combobox is there: it looks the same, and remembers what was typed or clicked. */
export const ComboboxStandIn = ({ locked = false, ...props }: Props & Parameters<typeof controlProps>[0]) => {
  const { t } = useTranslation()
  const { control, opened, entered, typed, noteInput } = useHandOver(props.text, props.begun)
  // The label of what is chosen may come later than the control.
  useEffect(() => {
    const input = control.current
    if (input && document.activeElement !== input) input.value = props.text
  }, [control, props.text])
  const open = () => {
    opened.current = !locked
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') open()
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || locked) return
    if (typed.current === '') return
    // It means the choice that was typed: the form would be sent without it.
    event.preventDefault()
    entered.current = true
  }
  return (
    <input
      {...controlProps(props)}
      ref={control}
      type="text"
      role="combobox"
      className="control control-select"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={`${props.id}-list`}
      placeholder={locked ? undefined : t('form.search')}
      readOnly={locked}
      {...(locked ? { value: props.text } : { defaultValue: props.text })}
      onClick={open}
      onInput={({ currentTarget }) => noteInput(currentTarget)}
      onKeyDown={press}
    />
  )
}
