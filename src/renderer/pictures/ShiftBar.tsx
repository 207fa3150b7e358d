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
  const hatch = useId()
  const shift = shiftOf(values)
  if (!shift) return size === 'form' ? <p className="shift-sentence">{t('pictures.shiftBar.waiting')}</p> : null
  const part = (minutes: number) => `${(minutes / shift.axis) * 100}%`
  const ticks = Array.from({ length: shift.axis / STEP + 1 }, (_, i) => i * STEP)
  const worked = writeMinutes(shift.worked)
  return (
    <div className={`shift shift-${size}`}>
      <svg role="img" aria-label={sentenceOf(shift, t)}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" className="shift-pause-ground" />
            <rect width="2" height="5" className="shift-pause-line" />
          </pattern>
        </defs>
        <rect className="shift-track" width="100%" />
        {shift.axis > DAY && <rect className="shift-tomorrow" x={part(DAY)} width={part(shift.axis - DAY)} />}
        {ticks.map((at) => (
          <line key={at} className="shift-tick" x1={part(at)} x2={part(at)} />
        ))}
        <rect className="shift-bar" x={part(shift.begin)} width={part(shift.end - shift.begin)} />
        <rect
          className="shift-pause"
          fill={`url(#${hatch})`}
          x={part(shift.end - shift.pause)}
          width={part(shift.pause)}
        />
      </svg>
      {size === 'row' && shift.nextDay && <span aria-hidden="true">{t('pictures.shiftBar.plusOneDay')}</span>}
      {size === 'form' && (
        <>
          <div className="shift-scale" aria-hidden="true">
            {ticks.map((at) => (
              <span key={at} style={{ insetInlineStart: part(at) }}>
                {(at / HOUR) % 24}
              </span>
            ))}
          </div>
          <p className="shift-sentence">
            {t(shift.nextDay ? 'pictures.shiftBar.workedNextDay' : 'pictures.shiftBar.worked', { worked })}
          </p>
        </>
      )}
    </div>
  )
}

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
