import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastMonth } from '#app/banners/exportDays.ts'
import { dateKind } from '#dsl/kinds/times/date.ts'
import { ISO_DAY, localDay, utcDay } from '#protocol/dates.ts'
import { daysOfExport, secondsOfDays } from '#protocol/services/payroll.ts'
import { dayOfSeconds, dayText } from '#renderer/dateWords.ts'
import { inZone } from '#tests/fixtures/inZone.ts'
import { runsOf, seed } from '../server/seed.ts'

// T26: ten thousand days in five zones, those of the nights in which clocks change among them, and none that is another one.
const zones = ['Europe/Paris', 'Europe/London', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Honolulu']
const two = (n: number) => String(n).padStart(2, '0')
const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const day = fc.oneof(
  fc.constantFrom([2026, 3, 29], [2026, 10, 25], [2026, 4, 5], [2026, 9, 27], [2028, 2, 29], [2026, 12, 31]),
  fc
    .tuple(fc.integer({ min: 1970, max: 2099 }), fc.integer({ min: 1, max: 12 }))
    .chain(([y, m]) => fc.tuple(fc.constant(y), fc.constant(m), fc.integer({ min: 1, max: lengthOf(y, m) }))),
)

it('a day is the same day in every zone: typed, stored, drawn, and as the days of an export', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...zones), ([y = 0, m = 0, d = 0], zone) => {
      const iso = `${y}-${two(m)}-${two(d)}`
      inZone(zone, () => {
        for (const typed of [iso, `${two(d)}-${two(m)}-${y}`, `${d}/${m}/${y}`, `${two(d)}.${two(m)}.${y}`])
          expect(dateKind.parse(typed)).toEqual({ value: iso })
        expect(localDay(iso).format(ISO_DAY)).toBe(iso)
        expect(dayText(utcDay(iso), 'fr')).toBe(`${two(d)}/${two(m)}/${y}`)
        const days = { begin: iso, end: iso }
        expect(daysOfExport(secondsOfDays(days))).toEqual(days)
      })
    }),
    { numRuns: runsOf(10_000), seed },
  )
})

/** Year, month and day on the wall at a moment, by the platform and not by our library. */
const wallOf = (at: Date, timeZone: string): readonly [year: number, month: number, day: number] => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return [of('year'), of('month'), of('day')]
}

const moment = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2099, 0) / 1000 })

it('at any moment, in every zone, the day is that on the wall, and the days offered for an export are those of the month before', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (seconds, zone) => {
      const at = new Date(seconds * 1000)
      const [y, m, d] = wallOf(at, zone)
      const [year, month] = m === 1 ? [y - 1, 12] : [y, m - 1]
      inZone(zone, () => {
        expect(dayOfSeconds(seconds)).toBe(`${two(d)}-${two(m)}-${y}`)
        expect(lastMonth(at)).toEqual({
          begin: `${year}-${two(month)}-01`,
          end: `${year}-${two(month)}-${lengthOf(year, month)}`,
        })
      })
    }),
    { numRuns: runsOf(2_000), seed },
  )
})
