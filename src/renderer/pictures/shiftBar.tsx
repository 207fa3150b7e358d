import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { clockOfMinutes } from '#dsl/clock.ts'
import { writeMinutes } from '#dsl/kinds/times/minutes.ts'
import type { PictureProps } from './picture.ts'
import { AXIS, type Shift, shiftOf } from './shift.ts'

const HOUR = 60
const DAY = 24 * HOUR
const STEP = 6 * HOUR

/** A shift as one bar from begin to end, past midnight too; the break is hatched at the bar's end, at no invented hour. */
export const shiftBar = ({ values, size, t }: PictureProps) => {
  const shift = shiftOf(values)
  if (size === 'form') return largeBar(shift, t)
  if (!shift) return null
  // In a frame in either case: a page that has others in this place changes the bar and makes none.
  return (
    <div className="shift shift-row">
      {bar(shift, t)}
      {shift.nextDay && <span aria-hidden="true">{t('pictures.shiftBar.plusOneDay')}</span>}
    </div>
  )
}

/** With its scale and a sentence. The empty scale stands there from the start, so that nothing jumps as one types. */
const largeBar = (shift: Shift | undefined, t: TFunction) => {
  const sentence = shift ? (shift.nextDay ? 'workedNextDay' : 'worked') : 'waiting'
  return (
    <div className="shift shift-form">
      {bar(shift, t)}
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

/** One element, drawn by its style: thirty of them stand in a list. */
const bar = (shift: Shift | undefined, t: TFunction) => (
  <div
    role="img"
    className="shift-bar"
    aria-label={shift ? sentenceOf(shift, t) : t('pictures.shiftBar.waiting')}
    style={layersOf(shift ?? NOTHING)}
  />
)

const NOTHING = { begin: 0, end: 0, pause: 0 }

const percent = (minutes: number, of = AXIS): string => `${(100 * minutes) / of}%`

/** A background as wide as a share of its box is placed by what is left of the box beside it. */
const placed = (at: number, length: number): string => percent(at, AXIS - length)

/** The break, the shift, the ticks, the track. */
const layersOf = ({ begin, end, pause }: Pick<Shift, 'begin' | 'end' | 'pause'>): CSSProperties => ({
  backgroundPosition: `${placed(end - pause, pause)} 0, ${placed(begin, end - begin)} 0, -0.5px 0, 0 0`,
  backgroundSize: `${percent(pause)} 100%, ${percent(end - begin)} 100%, ${percent(STEP)} 100%, 100% 100%`,
})

const TICKS: readonly number[] = Array.from({ length: AXIS / STEP + 1 }, (_, i) => i * STEP)

const said = new WeakMap<TFunction, Map<string, string>>()

/** The same shifts stand on many rows and pages: each is put into words once in a language. */
const sentenceOf = (shift: Shift, t: TFunction): string => {
  const known = said.get(t) ?? new Map<string, string>()
  said.set(t, known)
  const key = `${shift.begin} ${shift.end} ${shift.pause} ${shift.worked}`
  const sentence = known.get(key) ?? inWords(shift, t)
  known.set(key, sentence)
  return sentence
}

const inWords = (shift: Shift, t: TFunction): string => {
  const times = {
    begin: clockOfMinutes(shift.begin),
    end: clockOfMinutes(shift.end % DAY),
    worked: writeMinutes(shift.worked),
    pause: writeMinutes(shift.pause),
  }
  const sentence = t(shift.nextDay ? 'pictures.shiftBar.nextDay' : 'pictures.shiftBar.sameDay', times)
  return shift.pause > 0 ? t('pictures.shiftBar.withPause', { ...times, sentence }) : sentence
}
