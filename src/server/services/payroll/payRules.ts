import { DAY } from './calendar.ts'

/** A pay code as it is stored: `beginAt` and `endAt` are seconds of a day on the wall. */
export interface PayCode {
  readonly id: number
  /** 0 employees, 1 external temps, null both. */
  readonly type: number | null
  readonly beginAt: number | null
  readonly endAt: number | null
  readonly isBusinessDay: boolean
  readonly isNight: boolean
  readonly isBeforeSundayOrPublicHoliday: boolean
}

/** For which minutes a pay code is. */
export interface PayRule {
  readonly id: number
  readonly type: number | null
  /** Minute of the day on which the hours begin, and how many there are: they may end on the next day. */
  readonly begin: number
  readonly length: number
  readonly onBusinessDays: boolean
  readonly onEves: boolean
}

/** What a night is where a code does not say it: 21:00 to 06:00. Source: Code du travail, art. L3122-2. */
const night = { begin: 21 * 60, length: 9 * 60 }

const minuteOf = (seconds: number): number => Math.floor(seconds / 60) % DAY

const hoursOf = ({ beginAt, endAt, isNight }: PayCode): Pick<PayRule, 'begin' | 'length'> => {
  if (beginAt === null && endAt === null) return isNight ? night : { begin: 0, length: DAY }
  const begin = minuteOf(beginAt ?? 0)
  return { begin, length: (minuteOf(endAt ?? 0) - begin + DAY) % DAY || DAY }
}

const conditionsOf = ({ type, isNight, ...code }: PayCode, { length }: Pick<PayRule, 'length'>): number =>
  [type !== null, isNight, code.isBusinessDay, code.isBeforeSundayOrPublicHoliday, length < DAY].filter(
    Boolean,
  ).length

/** The most particular first: the most conditions, then the shortest hours, then the oldest code. It has what several are for. */
export const payRules = (codes: readonly PayCode[]): readonly PayRule[] =>
  codes
    .map((code) => {
      const hours = hoursOf(code)
      const rule: PayRule = {
        id: code.id,
        type: code.type,
        ...hours,
        onBusinessDays: code.isBusinessDay,
        onEves: code.isBeforeSundayOrPublicHoliday,
      }
      return { rule, conditions: conditionsOf(code, hours) }
    })
    .sort((a, b) => b.conditions - a.conditions || a.rule.length - b.rule.length || a.rule.id - b.rule.id)
    .map(({ rule }) => rule)
