import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { clockOfMinutes } from '#dsl/clock.ts'
import { writeMinutes } from '#dsl/kinds/minutes.ts'
import type { PictureProps } from './picture.ts'
import { type Shift, shiftOf } from './shift.ts'

const HOUR = 60
const DAY = 24 * HOUR
const STEP = 6 * HOUR

/** A shift as one bar from begin to end, past midnight too; the break is hatched at the bar's end, at no invented hour. */
export const ShiftBar = ({ values, size }: PictureProps) => {
  const { t } = useTranslation()
  const shift = shiftOf(values)
  if (size === 'form') return <LargeBar shift={shift} />
  if (!shift) return null
  return (
    <div className="shift shift-row">
      <Bar shift={shift} />
      {shift.nextDay && <span aria-hidden="true">{t('pictures.shiftBar.plusOneDay')}</span>}
    </div>
  )
}

/** With its scale and a sentence. The empty scale stands there from the start, so that nothing jumps as one types. */
const LargeBar = ({ shift }: { readonly shift: Shift | undefined }) => {
  const { t } = useTranslation()
  const sentence = shift ? (shift.nextDay ? 'workedNextDay' : 'worked') : 'waiting'
  const axis = shift?.axis ?? DAY
  return (
    <div className="shift shift-form">
      <Bar shift={shift} />
      <div className="shift-scale" aria-hidden="true">
        {ticksOf(axis).map((at) => (
          <span key={at} style={{ insetInlineStart: `${(at / axis) * 100}%` }}>
            {(at / HOUR) % 24}
          </span>
        ))}
      </div>
      <p className="shift-sentence">
        {t(`pictures.shiftBar.${sentence}`, { worked: shift && writeMinutes(shift.worked) })}
      </p>
    </div>
  )
}

const Bar = ({ shift }: { readonly shift: Shift | undefined }) => {
  const { t } = useTranslation()
  const hatch = useId()
  const axis = shift?.axis ?? DAY
  const part = (minutes: number) => `${(minutes / axis) * 100}%`
  return (
    <svg role="img" aria-label={shift ? sentenceOf(shift, t) : t('pictures.shiftBar.waiting')}>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="shift-pause-ground" />
          <rect width="2" height="5" className="shift-pause-line" />
        </pattern>
      </defs>
      <rect className="shift-track" width="100%" />
      {axis > DAY && <rect className="shift-tomorrow" x={part(DAY)} width={part(axis - DAY)} />}
      {ticksOf(axis).map((at) => (
        <line key={at} className="shift-tick" x1={part(at)} x2={part(at)} y2="100%" />
      ))}
      {shift && (
        <>
          <rect className="shift-bar" x={part(shift.begin)} width={part(shift.end - shift.begin)} />
          <rect
            className="shift-pause"
            fill={`url(#${hatch})`}
            x={part(shift.end - shift.pause)}
            width={part(shift.pause)}
          />
        </>
      )}
    </svg>
  )
}

const ticksOf = (axis: number): readonly number[] =>
  Array.from({ length: axis / STEP + 1 }, (_, i) => i * STEP)

const sentenceOf = (shift: Shift, t: ReturnType<typeof useTranslation>['t']): string => {
  const times = {
    begin: clockOfMinutes(shift.begin),
    end: clockOfMinutes(shift.end % DAY),
    worked: writeMinutes(shift.worked),
    pause: writeMinutes(shift.pause),
  }
  const sentence = t(shift.nextDay ? 'pictures.shiftBar.nextDay' : 'pictures.shiftBar.sameDay', times)
  return shift.pause > 0 ? t('pictures.shiftBar.withPause', { ...times, sentence }) : sentence
}
