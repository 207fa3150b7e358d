import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Begun } from '../../parts/choosing.ts'
import { type ChoiceInputProps, controlProps } from '../widget.ts'

interface Props<V> extends ChoiceInputProps<V> {
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  /** Stands in the control while nothing is chosen. */
  readonly prompt?: string
  /** Told of the focus by a list that makes room for another control: there turn out to be many choices. */
  readonly begun?: RefObject<Begun | undefined>
}

/** Stands for nothing where the empty value says that rows keep what they have. */
const NOTHING = ' '

/** The platform's own list, for what is seen at a glance: it opens, types ahead and speaks everywhere, on phones too. */
export const NativeSelect = <V extends string | number | boolean>(props: Props<V>) => {
  const { t } = useTranslation()
  const { value, choices, required, differs, readOnly, disabled, column, begun, onValue } = props
  const control = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    const select = control.current
    return () => {
      if (begun && select && document.activeElement === select)
        begun.current = { focused: true, opened: false, text: '' }
    }
  }, [begun])
  const filled = required || column.options.default !== undefined
  const gone = value !== null && !choices.some((choice) => choice.value === value)
  return (
    <select
      {...controlProps(props)}
      ref={control}
      className="control control-select"
      value={value === null ? '' : String(value)}
      disabled={disabled || readOnly}
      onChange={({ currentTarget }) =>
        onValue(choices.find((choice) => String(choice.value) === currentTarget.value)?.value ?? null)
      }
    >
      <option value="" disabled={filled && value !== null}>
        {props.prompt ?? t(differs ? 'list.differs' : filled ? 'form.choose' : 'form.none')}
      </option>
      {differs && !filled && <option value={NOTHING}>{t('form.none')}</option>}
      {gone && <option value={String(value)}>{String(value)}</option>}
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
