import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { lastMonth } from '#app/banners/exportDays.ts'
import { calendarWords, weeksOf } from '#app/banners/holidays/year.ts'
import { utcDay } from '#protocol/dates.ts'
import { dayAndMonth, dayOfSeconds, dayText, momentText } from '#renderer/dateWords.ts'
import { csvFileName } from '#renderer/list/csv/download.ts'
import { say } from '#renderer/widgets/times/date.tsx'
import { minuteOf } from '#screens/minuteOf.ts'
import { inZone } from '#tests/fixtures/inZone.ts'

const at = '2026-03-01T08:05:00.000Z'

describe.each([
  ['fr', '01/03/2026', '1er mars', '01/03/2026 09:05', 'dimanche 1er mars 2026', 'lundi', 'lu'],
  ['de', '01.03.2026', '1. März', '01.03.2026 09:05', 'Sonntag, 1. März 2026', 'Montag', 'Mo'],
  ['en-GB', '01/03/2026', '1 March', '01/03/2026 09:05', 'Sunday, 1 March 2026', 'Monday', 'Mo'],
  ['es', '01/03/2026', '1 de marzo', '01/03/2026 09:05', 'domingo, 1 de marzo de 2026', 'lunes', 'lu'],
])('dates in %s', (language, figures, words, moment, long, weekday, narrow) => {
  const first = language === 'fr' ? '1er' : '1'

  it('are written in figures, in words and with the time', async () => {
    const i18n = createInstance()
    const resources = { [language]: { translation: { values: { firstDay: first } } } }
    await i18n.init({ lng: language, resources })
    expect(dayText(utcDay('2026-03-01'), language)).toBe(figures)
    expect(dayAndMonth(utcDay('2026-03-01'), language, first)).toBe(words)
    expect(say('2026-03-01', language, i18n.t)).toBe(`${figures} – ${words}`)
    expect(inZone('Europe/Paris', () => momentText(at, language))).toBe(moment)
    expect(inZone('Europe/Paris', () => momentText(Date.parse(at), language))).toBe(moment)
  })

  it('are those of a calendar whose weeks begin on Monday', () => {
    const said = calendarWords(language, first)
    expect(said.day('2026-03-01')).toBe(long)
    expect(said.weekdays[0]).toEqual({ long: weekday, narrow })
    for (const zone of ['Pacific/Kiritimati', 'America/Adak'])
      expect(inZone(zone, () => calendarWords(language, first).day('2026-03-01'))).toBe(long)
  })
})

it('a language whose words are not there has figures all the same', () => {
  expect(dayText(utcDay('2026-03-01'), 'it')).toBe('2026-03-01')
})

it('weeks of a month are the same wherever one is, in months in which clocks change too', () => {
  for (const zone of ['Europe/Paris', 'America/Adak', 'Pacific/Kiritimati'])
    inZone(zone, () => {
      const march = weeksOf(2026, 2)
      expect(march).toHaveLength(6)
      expect(march[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
      expect(march.at(-1)?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', null])
      expect(weeksOf(2027, 1)).toHaveLength(4)
    })
})

it.each([
  ['2026-03-31T12:00:00', '2026-02-01', '2026-02-28'],
  ['2028-03-31T12:00:00', '2028-02-01', '2028-02-29'],
  ['2026-01-01T00:10:00', '2025-12-01', '2025-12-31'],
  ['2026-03-01T12:00:00', '2026-02-01', '2026-02-28'],
  ['2026-04-30T23:50:00', '2026-03-01', '2026-03-31'],
])('the month before %s is %s to %s', (now, begin, end) => {
  expect(inZone('Europe/Paris', () => lastMonth(new Date(now)))).toEqual({ begin, end })
})

it('days and minutes are those of the clock on the wall', () => {
  const late = Date.parse('2026-10-24T22:35:10Z')
  expect(inZone('Europe/Paris', () => [dayOfSeconds(late / 1000), minuteOf(late)])).toEqual([
    '25-10-2026',
    '00:36',
  ])
  expect(inZone('Europe/Paris', () => csvFileName('schedule', new Date(late)))).toBe(
    'schedule-2026-10-25.csv',
  )
})
