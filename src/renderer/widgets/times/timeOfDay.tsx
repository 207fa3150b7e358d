import { timeOfDayKind } from '#dsl/kinds/times/timeOfDay.ts'
import type { CellProps, InputProps } from '../widget.ts'
import { ClockInput } from './ClockInput.tsx'
import { clockStep } from './clockStep.ts'

const step = clockStep(timeOfDayKind.parse, 'wraps')

export const Input = (props: InputProps<string>) => <ClockInput {...props} onStep={step} />

/** Source: specification §3, hour: 00:00 if empty. */
export const cell = ({ value }: CellProps<string>) => value ?? '00:00'
