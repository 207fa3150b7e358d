import type { TFunction } from 'i18next'
import { clockOfMinutes } from '#dsl/clock.ts'
import { writeMinutes } from '#dsl/kinds/minutes.ts'
import type { Styled } from '../styled.ts'
import type { PictureProps } from './picture.ts'
import { AXIS, type Shift, shiftOf } from './shift.ts'

const HOUR = 60
const DAY = 24 * HOUR
const STEP = 6 * HOUR

/** A shift as one bar from begin to end, past midnight too; the break is hatched at the bar's end, at no invented hour. */
export const ShiftBar = ({ values, size, t }: PictureProps) => {
  const shift = shiftOf(values)
  if (size === 'form') return <LargeBar shift={shift} t={t} />
  if (!shift) return null
  if (!shift.nextDay) return <Bar shift={shift} t={t} />
  return (
    <div className="shift shift-row">
      <Bar shift={shift} t={t} />
      <span aria-hidden="true">{t('pictures.shiftBar.plusOneDay')}</span>
    </div>
  )
}

/** With its scale and a sentence. The empty scale stands there from the start, so that nothing jumps as one types. */
const LargeBar = ({ shift, t }: { readonly shift: Shift | undefined; readonly t: TFunction }) => {
  const sentence = shift ? (shift.nextDay ? 'workedNextDay' : 'worked') : 'waiting'
  return (
    <div className="shift shift-form">
      <Bar shift={shift} t={t} />
      <div className="shift-scale" aria-hidden="true">
        {TICKS.map((at) => (
          <span key={at} style={{ insetInlineStart: `${(at / AXIS) * 100}%` }}>
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

/** One element, drawn by its style: thirty of them stand in a list. Lengths are in minutes. */
const Bar = ({ shift, t }: { readonly shift: Shift | undefined; readonly t: TFunction }) => {
  const style: Styled | undefined = shift && {
    '--begin': shift.begin,
    '--length': shift.end - shift.begin,
    '--pause': shift.pause,
  }
  return (
    <div
      role="img"
      className={shift ? 'shift-bar' : 'shift-bar shift-bar-empty'}
      aria-label={shift ? sentenceOf(shift, t) : t('pictures.shiftBar.waiting')}
      style={style}
    />
  )
}

const TICKS: readonly number[] = Array.from({ length: AXIS / STEP + 1 }, (_, i) => i * STEP)

const sentenceOf = (shift: Shift, t: TFunction): string => {
  const times = {
    begin: clockOfMinutes(shift.begin),
    end: clockOfMinutes(shift.end % DAY),
    worked: writeMinutes(shift.worked),
    pause: writeMinutes(shift.pause),
  }
  const sentence = t(shift.nextDay ? 'pictures.shiftBar.nextDay' : 'pictures.shiftBar.sameDay', times)
  return shift.pause > 0 ? t('pictures.shiftBar.withPause', { ...times, sentence }) : sentence
}
