import { useTranslation } from 'react-i18next'
import { durationKind } from '#dsl/kinds/times/duration.ts'
import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'
import { clockStep } from './clockStep.ts'

const step = clockStep(durationKind.parse, 'stops')

export const Input = (props: InputProps<string>) => {
  const { t } = useTranslation()
  const placeholder = t('form.timePlaceholder')
  return <DraftInput {...props} {...{ placeholder }} inputMode="numeric" selectOnFocus onStep={step} />
}

/** Source: specification §3, hour: 00:00 if empty. */
export const Cell = ({ value }: CellProps<string>) => value ?? '00:00'
