import { useTranslation } from 'react-i18next'
import { DraftInput } from '../DraftInput.tsx'
import type { InputProps } from '../widget.ts'

interface Props<V> extends InputProps<V> {
  /** Text for a key that goes up or down. */
  readonly onStep: (key: string, text: string) => string | undefined
}

/** Hours and minutes, of the day or of a duration, typed or stepped through with the arrows. */
export const ClockInput = <V,>(props: Props<V>) => {
  const { t } = useTranslation()
  return (
    <DraftInput
      {...props}
      inputMode="numeric"
      placeholder={props.readOnly ? undefined : t('form.timePlaceholder')}
      selectOnFocus
    />
  )
}
