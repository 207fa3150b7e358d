import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayText, isBusinessDay, isEve } from '#server/services/payroll/calendar.ts'
import { offsetsOf } from '#server/services/payroll/clock.ts'
import { type PayCode, payRules } from '#server/services/payroll/payRules.ts'
import { type PayCalendar, type Shift, split } from '#server/services/payroll/split.ts'

const minute = (at: string) => Date.parse(at) / 60_000
const code = (id: number, changes: Partial<PayCode> = {}): PayCode => ({
  id,
  type: null,
  beginAt: null,
  endAt: null,
  isBusinessDay: false,
  isNight: false,
  isBeforeSundayOrPublicHoliday: false,
  ...changes,
})
const hour = (hours: number) => hours * 3600

const calendar = (
  codes: readonly PayCode[],
  { zone = 'Europe/Paris', holidays = [] as string[], days }: Partial<Settings> = {},
): PayCalendar => ({
  offsets: offsetsOf(zone, minute('2026-01-01T00:00Z'), minute('2027-12-31T00:00Z')),
  holidays: new Set(holidays.map(dayNumber)),
  rules: payRules(codes),
  ...(days && { days: [dayNumber(days[0]), dayNumber(days[1])] }),
})
interface Settings {
  readonly zone: string
  readonly holidays: string[]
  readonly days: readonly [string, string]
}
/** `2026-03-28 1: 180`, minutes of a pay code on a day. */
const told = (begin: string, end: string, given: PayCalendar, workerType = 0): string[] =>
  split({ begin: minute(begin), end: minute(end), workerType }, given).map(
    ({ day, code, begin, end }) => `${dayText(day)} ${code ?? '-'}: ${end - begin}`,
  )

const nights = code(1, { isNight: true })

describe('a shift by pay codes', () => {
  it.each([
    ['of winter', '2026-01-20T20:00Z', '2026-01-21T05:00Z', ['2026-01-20 1: 180', '2026-01-21 1: 360']],
    [
      'in which clocks go forward',
      '2026-03-28T20:00Z',
      '2026-03-29T04:00Z',
      ['2026-03-28 1: 180', '2026-03-29 1: 300'],
    ],
    [
      'in which clocks go back',
      '2026-10-24T19:00Z',
      '2026-10-25T05:00Z',
      ['2026-10-24 1: 180', '2026-10-25 1: 420'],
    ],
  ])('a night %s counts the minutes that pass', (_, begin, end, parts) => {
    expect(told(begin, end, calendar([nights]))).toEqual(parts)
  })

  it('takes midnight for a bound that a code leaves open beside the other, as its form says', () => {
    const evening = calendar([code(1, { beginAt: hour(21), isNight: true })])
    expect(told('2026-01-20T19:00Z', '2026-01-21T05:00Z', evening)).toEqual([
      '2026-01-20 -: 60',
      '2026-01-20 1: 180',
      '2026-01-21 -: 360',
    ])
    const morning = calendar([code(1, { endAt: hour(6), isNight: true })])
    expect(told('2026-01-20T22:00Z', '2026-01-21T06:00Z', morning)).toEqual([
      '2026-01-20 -: 60',
      '2026-01-21 1: 360',
      '2026-01-21 -: 60',
    ])
  })

  it('follows the clocks of its institution, and hours that clocks skip are none', () => {
    const early = calendar([code(1, { beginAt: hour(2), endAt: hour(3) })])
    expect(told('2026-03-29T00:00Z', '2026-03-29T03:00Z', early)).toEqual(['2026-03-29 -: 180'])
    expect(told('2026-10-24T23:00Z', '2026-10-25T03:00Z', early)).toEqual([
      '2026-10-25 -: 60',
      '2026-10-25 1: 120',
      '2026-10-25 -: 60',
    ])
    const island = calendar([nights], { zone: 'Indian/Reunion' })
    expect(told('2026-03-28T17:00Z', '2026-03-29T02:00Z', island)).toEqual([
      '2026-03-28 1: 180',
      '2026-03-29 1: 360',
    ])
  })

  it('business days are Monday to Saturday without holidays', () => {
    const given = calendar([code(1, { isBusinessDay: true })], { holidays: ['2026-05-08'] })
    // Thursday noon to Monday noon, over a holiday and a Sunday.
    expect(told('2026-05-07T10:00Z', '2026-05-11T10:00Z', given)).toEqual([
      '2026-05-07 1: 720',
      '2026-05-08 -: 1440',
      '2026-05-09 1: 1440',
      '2026-05-10 -: 1440',
      '2026-05-11 1: 720',
    ])
  })

  it('the night before a Sunday or a holiday is one night, past midnight', () => {
    const eve = code(2, { isNight: true, isBeforeSundayOrPublicHoliday: true })
    const given = calendar([nights, eve], { holidays: ['2026-05-14'] })
    expect(told('2026-05-09T18:00Z', '2026-05-10T05:00Z', given)).toEqual([
      '2026-05-09 -: 60',
      '2026-05-09 2: 180',
      '2026-05-10 2: 360',
      '2026-05-10 -: 60',
    ])
    expect(told('2026-05-13T20:00Z', '2026-05-14T03:00Z', given)).toEqual([
      '2026-05-13 2: 120',
      '2026-05-14 2: 300',
    ])
    expect(told('2026-05-12T20:00Z', '2026-05-13T03:00Z', given)).toEqual([
      '2026-05-12 1: 120',
      '2026-05-13 1: 300',
    ])
  })

  it('the most particular code has a minute: conditions, then shorter hours, then age', () => {
    const all = [code(1), code(2, { type: 1 }), code(3, { type: 1, beginAt: hour(8), endAt: hour(20) })]
    const noon = code(5, { type: 1, beginAt: hour(12), endAt: hour(14) })
    const twin = code(4, { type: 1, beginAt: hour(12), endAt: hour(14) })
    expect(told('2026-06-01T05:00Z', '2026-06-01T13:00Z', calendar([...all, noon, twin]), 1)).toEqual([
      '2026-06-01 2: 60',
      '2026-06-01 3: 240',
      '2026-06-01 4: 120',
      '2026-06-01 3: 60',
    ])
    expect(told('2026-06-01T05:00Z', '2026-06-01T13:00Z', calendar([...all, noon]), 0)).toEqual([
      '2026-06-01 1: 480',
    ])
  })

  it('of a shift over the end of a month each month has its own minutes', () => {
    const over = (days: readonly [string, string]) =>
      told('2026-10-31T20:00Z', '2026-11-01T05:00Z', calendar([code(1)], { days }))
    expect(over(['2026-10-01', '2026-10-31'])).toEqual(['2026-10-31 1: 180'])
    expect(over(['2026-11-01', '2026-11-30'])).toEqual(['2026-11-01 1: 360'])
    expect(over(['2026-12-01', '2026-12-31'])).toEqual([])
  })
})

const begins = fc.integer({ min: minute('2026-01-05T00:00Z'), max: minute('2027-12-01T00:00Z') })
const shifts: fc.Arbitrary<Shift> = fc
  .tuple(begins, fc.integer({ min: 1, max: 3 * 1440 }), fc.constantFrom(0, 1))
  .map(([begin, length, workerType]) => ({ begin, end: begin + length, workerType }))
const seconds = fc.option(fc.integer({ min: 0, max: 1439 }).map((minutes) => minutes * 60))
const codes = fc
  .array(
    fc.record({
      type: fc.option(fc.constantFrom(0, 1)),
      beginAt: seconds,
      endAt: seconds,
      isBusinessDay: fc.boolean(),
      isNight: fc.boolean(),
      isBeforeSundayOrPublicHoliday: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, i) => code(i + 1, one)))
const zones = fc.constantFrom('Europe/Paris', 'Europe/London', 'America/Miquelon', 'Pacific/Marquesas')
const holidays = fc.constantFrom<string[][]>([], ['2026-05-14', '2026-10-25'], ['2027-01-01'])
/** What the clock on the wall shows, by the platform's own words: the oracle of what the module reckons. */
const wall = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return (at: number) => {
    const [day = '', clock = ''] = format.format(at * 60_000).split(', ')
    return { day: dayNumber(day), minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) }
  }
}

describe('whatever the shift, the zone, the codes and the holidays', () => {
  it('its parts are all its minutes, once, and each is of its day and for its code', () => {
    fc.assert(
      fc.property(shifts, codes, zones, holidays, (shift, codes, zone, holidays) => {
        const given = calendar(codes, { zone, holidays })
        const parts = split(shift, given)
        expect(parts[0]?.begin).toBe(shift.begin)
        expect(parts.at(-1)?.end).toBe(shift.end)
        for (const [i, part] of parts.slice(1).entries()) expect(part.begin).toBe(parts[i]?.end)
        const clock = wall(zone)
        for (const part of parts)
          for (const at of [part.begin, part.end - 1]) {
            const { day, minute } = clock(at)
            expect(day).toBe(part.day)
            const fitting = given.rules.find(({ type, begin, length, onBusinessDays, onEves }) => {
              const past = minute < begin
              const from = past ? day - 1 : day
              return (
                (type === null || type === shift.workerType) &&
                minute + (past ? 1440 : 0) < begin + length &&
                (!onBusinessDays || isBusinessDay(from, given.holidays)) &&
                (!onEves || isEve(from, given.holidays))
              )
            })
            expect(part.code).toBe(fitting?.id ?? null)
          }
      }),
      { numRuns: 300 },
    )
  })

  it('the order of the codes does not matter', () => {
    fc.assert(
      fc.property(shifts, codes, (shift, codes) => {
        expect(split(shift, calendar(codes.toReversed()))).toEqual(split(shift, calendar(codes)))
      }),
    )
  })
})
