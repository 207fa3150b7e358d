import { timeOfDayKind } from '#dsl/kinds/times/timeOfDay.ts'
import { unixTimeKind } from '#dsl/kinds/times/unixTime.ts'
import type { CellProps, InputProps } from '../widget.ts'
import { ClockInput } from './ClockInput.tsx'
import { clockStep } from './clockStep.ts'

const step = clockStep(timeOfDayKind.parse, 'wraps')

export const Input = (props: InputProps<number>) => <ClockInput {...props} onStep={step} />

export const cell = ({ value }: CellProps<number>) => (value === null ? null : unixTimeKind.format(value))
