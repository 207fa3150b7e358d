import { dateKind } from '#dsl/kinds/date.ts'
import { type Days, daysOfExport, type Seconds } from '#protocol/payroll.ts'

const written = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The last calendar month before the day that it is where the person sits. Source: specification §4, §9. */
export const lastMonth = (now: Date): Days => ({
  begin: written(now.getFullYear(), now.getMonth() - 1, 1),
  end: written(now.getFullYear(), now.getMonth(), 0),
})

/** A range is exported only when both days are there and do not cross. */
export const areDays = ({ begin, end }: Days): boolean => begin !== '' && end !== '' && begin <= end

/** First and last day of an export, '31-10-2026'. Source: specification §9. */
export const shownDays = (one: Seconds): readonly [string, string] => {
  const { begin, end } = daysOfExport(one)
  return [dateKind.format(begin), dateKind.format(end)]
}
