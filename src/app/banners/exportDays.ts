import { dateKind } from '#dsl/kinds/times/date.ts'
import { dayjs, ISO_DAY } from '#protocol/dates.ts'
import { type Days, daysOfExport, type Seconds } from '#protocol/services/payroll.ts'

/** The last calendar month before the day that it is where the person sits. Source: specification §4, §9. */
export const lastMonth = (now: Date): Days => {
  const month = dayjs(now).subtract(1, 'month')
  return { begin: month.startOf('month').format(ISO_DAY), end: month.endOf('month').format(ISO_DAY) }
}

/** A range is exported only when both days are there and do not cross. */
export const areDays = ({ begin, end }: Days): boolean => begin !== '' && end !== '' && begin <= end

/** First and last day of an export, '31-10-2026'. Source: specification §9. */
export const shownDays = (one: Seconds): readonly [string, string] => {
  const { begin, end } = daysOfExport(one)
  return [dateKind.format(begin), dateKind.format(end)]
}
