import { describe, expect, it } from 'vitest'
import { dayjs, ISO_DAY, localDay, utcDay } from '#protocol/dates.ts'
import { daysOfExport, secondsOfDays } from '#protocol/services/payroll.ts'
import { inZone } from '#tests/fixtures/inZone.ts'

describe('a day', () => {
  it.each(['0001-01-01', '0099-12-31', '1999-12-31', '2028-02-29', '9999-12-31'])(
    '%s stays itself',
    (day) => {
      expect(utcDay(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
      expect(utcDay(day).format(ISO_DAY)).toBe(day)
      for (const zone of ['Pacific/Kiritimati', 'America/Adak'])
        expect(inZone(zone, () => localDay(day).format(ISO_DAY))).toBe(day)
    },
  )

  it.each(['', '2027', '2027-1-1', '31/12/2027', '2027-13-01'])('%j is none', (day) => {
    expect(utcDay(day).format(ISO_DAY)).not.toBe(day)
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ])('%s has %i hours in Paris', (day, hours) => {
    const length = inZone('Europe/Paris', () => {
      const first = localDay(day)
      return first.endOf('day').valueOf() + 1 - first.valueOf()
    })
    expect(length / 3_600_000).toBe(hours)
  })

  it('is counted from by days of the calendar, whatever the clocks do', () => {
    const next = (at: string) =>
      inZone('Europe/Paris', () => dayjs(new Date(at)).add(1, 'day').format(ISO_DAY))
    expect(next('2026-03-28T23:30:00')).toBe('2026-03-29')
    expect(next('2026-03-29T23:30:00')).toBe('2026-03-30')
    expect(next('2026-10-25T23:30:00')).toBe('2026-10-26')
  })
})

describe('the days of an export', () => {
  it('begin and end in UTC, with the last second of the last one', () => {
    const days = { begin: '2028-02-01', end: '2028-02-29' }
    const seconds = { beginAt: Date.UTC(2028, 1, 1) / 1000, endAt: Date.UTC(2028, 2, 1) / 1000 - 1 }
    for (const zone of ['Europe/Paris', 'Pacific/Kiritimati', 'America/Adak']) {
      expect(inZone(zone, () => secondsOfDays(days))).toEqual(seconds)
      expect(inZone(zone, () => daysOfExport(seconds))).toEqual(days)
    }
  })
})
