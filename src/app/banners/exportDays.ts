import { dayjs, ISO_DAY, utcDay } from '#protocol/dates.ts'
import { type Days, daysOfExport, type Seconds } from '#protocol/services/payroll.ts'
import { dayText } from '#renderer/dateWords.ts'

/** The last calendar month before the day that it is where the person sits. Source: specification §4, §9. */
export const lastMonth = (now: Date): Days => {
  const month = dayjs(now).subtract(1, 'month')
  return { begin: month.startOf('month').format(ISO_DAY), end: month.endOf('month').format(ISO_DAY) }
}

/** A range is exported only when both days are there and do not cross. */
export const areDays = ({ begin, end }: Days): boolean => begin !== '' && end !== '' && begin <= end

/** First and last day of an export as sentences have them: '31/10/2026', '31.10.2026'. */
export const shownDays = (one: Seconds, language: string): readonly [string, string] => {
  const { begin, end } = daysOfExport(one)
  return [dayText(utcDay(begin), language), dayText(utcDay(end), language)]
}
