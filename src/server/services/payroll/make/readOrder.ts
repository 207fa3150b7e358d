import { daysOfExport } from '#protocol/services/payroll.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { DAY, dayNumber } from '../calendar.ts'
import { offsetsOf } from '../clock.ts'
import { type PayCode, payRules } from '../payRules.ts'
import type { PayCalendar } from '../split.ts'

export interface NamedPayCode extends PayCode {
  readonly name: string
  /** By which payroll knows it. */
  readonly code: string | null
}

/** An export that was asked for and has no file yet, with all that its institution says about hours. */
export interface Order {
  readonly id: number
  readonly institution: number
  readonly institutionName: string
  readonly lang: string
  readonly filename: string
  readonly beginAt: number
  readonly endAt: number
  /** Who asked. */
  readonly admin: number | null
  /** A time and attendance system is connected: what it is told has to have its codes. */
  readonly isInterfaced: boolean
  readonly codes: ReadonlyMap<number, NamedPayCode>
  readonly calendar: PayCalendar
  /** Missions outside are of no interest: minutes since 1970, UTC, a little more than the days. */
  readonly within: readonly [number, number]
}

interface Row extends Omit<Order, 'codes' | 'calendar' | 'within'> {
  readonly timezone: string
}

/** Undefined where there is no such export, or its file is there already. */
export const readOrder = async (db: Executor, id: number): Promise<Order | undefined> => {
  const [row] = await run<Row>(
    db,
    `select e."id", e."institution", e."beginAt", e."endAt", e."filename", e."admin",
      i."name" as "institutionName", i."lang", i."timezone",
      exists (select 1 from "institutionChronos" c where c."institution" = i."id")
        or exists (select 1 from "institutionOctime" o where o."institution" = i."id") as "isInterfaced"
    from "payrollExport" e join "institution" i on i."id" = e."institution"
    where e."id" = $1::int and not exists (select 1 from "payrollFile" f where f."export" = e."id")`,
    [id],
  )
  if (!row) return undefined
  const codes = await run<NamedPayCode>(
    db,
    `select "id", "name", "code", "type", "beginAt", "endAt", "isBusinessDay", "isNight", "isBeforeSundayOrPublicHoliday"
    from "payrollcode" where "institution" = $1::int`,
    [row.institution],
  )
  const holidays = await run<{ date: string }>(
    db,
    `select to_char("date", 'YYYY-MM-DD') as "date" from "publicholiday" where "institution" = $1::int`,
    [row.institution],
  )
  const { begin: first, end: last } = daysOfExport(row)
  const days = [dayNumber(first), dayNumber(last)] as const
  // No clock is further from UTC than fourteen hours.
  const within = [(days[0] - 1) * DAY, (days[1] + 2) * DAY] as const
  return {
    ...row,
    codes: new Map(codes.map((code) => [code.id, code])),
    calendar: {
      offsets: offsetsOf(row.timezone, ...within),
      holidays: new Set(holidays.map(({ date }) => dayNumber(date))),
      rules: payRules(codes),
      days,
    },
    within,
  }
}
