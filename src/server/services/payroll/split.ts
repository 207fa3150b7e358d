import { DAY, type Holidays, isBusinessDay, isEve } from './calendar.ts'
import type { Offset } from './clock.ts'
import type { PayRule } from './payRules.ts'

/** When somebody works: minutes since 1970, UTC. */
export interface Shift {
  readonly begin: number
  readonly end: number
  readonly workerType: number
}

export interface PayCalendar {
  /** The clocks of the institution, at least from a day before the shift. */
  readonly offsets: readonly Offset[]
  readonly holidays: Holidays
  /** As `payRules` puts them: of several that are for a minute the first has it. */
  readonly rules: readonly PayRule[]
  /** First and last day that is paid, both included; all where it is not said. */
  readonly days?: readonly [number, number]
}

/** A part of a shift that one pay code pays, or none. */
export interface Stretch {
  /** The day on the wall. */
  readonly day: number
  /** Of the pay code. */
  readonly code: number | null
  readonly begin: number
  readonly end: number
}

/**
 * A shift in parts by day and pay code, in order, without a gap and without an overlap: minutes are those that pass, so that a night in
 * which clocks go forward is an hour shorter than it looks. Whether hours count is read off the clocks on the wall. Hours that go
 * past midnight belong to the day on which they begin: the night from Saturday to Sunday is one.
 */
export const split = (shift: Shift, calendar: PayCalendar): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const [begin, end, offset] of piecesOf(shift, calendar.offsets))
    for (const part of partsOf(begin + offset, end + offset, shift.workerType, calendar)) {
      const last = stretches.at(-1)
      const one = { ...part, begin: part.begin - offset, end: part.end - offset }
      if (last && last.end === one.begin && last.day === one.day && last.code === one.code)
        stretches[stretches.length - 1] = { ...last, end: one.end }
      else stretches.push(one)
    }
  return stretches
}

/** The shift between changes of the clocks. */
function* piecesOf({ begin, end }: Shift, offsets: readonly Offset[]): Generator<[number, number, number]> {
  for (const [i, { since, minutes }] of offsets.entries()) {
    const from = Math.max(begin, since)
    const to = Math.min(end, offsets[i + 1]?.since ?? Number.POSITIVE_INFINITY)
    if (from < to) yield [from, to, minutes]
  }
}

interface Hours {
  readonly begin: number
  readonly end: number
  readonly code: number
}

/** Of minutes on the wall, cut wherever a day or the hours of a code begin or end. */
function* partsOf(
  from: number,
  to: number,
  workerType: number,
  { rules, holidays, days: [first, last] = [-Infinity, Infinity] }: PayCalendar,
): Generator<Stretch> {
  const begin = Math.max(from, first * DAY)
  const end = Math.min(to, (last + 1) * DAY)
  if (begin >= end) return
  const hours: Hours[] = []
  const cuts = new Set([begin, end])
  const cut = (at: number) => at > begin && at < end && cuts.add(at)
  const lastDay = Math.floor((end - 1) / DAY)
  for (let day = Math.floor(begin / DAY) - 1; day <= lastDay; day++) cut((day + 1) * DAY)
  for (const rule of rules) {
    if (rule.type !== null && rule.type !== workerType) continue
    for (let day = Math.floor(begin / DAY) - 1; day <= lastDay; day++) {
      if (rule.onBusinessDays && !isBusinessDay(day, holidays)) continue
      if (rule.onEves && !isEve(day, holidays)) continue
      const starts = day * DAY + rule.begin
      const one = { begin: starts, end: starts + rule.length, code: rule.id }
      if (one.end <= begin || one.begin >= end) continue
      hours.push(one)
      cut(one.begin)
      cut(one.end)
    }
  }
  const edges = [...cuts].sort((a, b) => a - b)
  for (const [i, at] of edges.slice(0, -1).entries()) {
    const paid = hours.find((one) => one.begin <= at && at < one.end)
    yield { day: Math.floor(at / DAY), code: paid?.code ?? null, begin: at, end: edges[i + 1] ?? end }
  }
}
