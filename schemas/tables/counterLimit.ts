import { asks, hoursMinutes, pivot, quota, select, table, view } from '#dsl'
import { counterEntity } from '../entities/counter.ts'
import { workerType } from '../enums/workerType.ts'

const limits = view('counterLimits', counterEntity, {
  columns: {
    workerType: select(workerType, { edit: 'never' }),
    weeklyHours: hoursMinutes(),
    rollingWeekHours: hoursMinutes(),
    monthlyHours: hoursMinutes(),
    yearlyHours: hoursMinutes(),
    weeklyShifts: quota(),
    rollingWeekShifts: quota(),
    monthlyShifts: quota(),
    yearlyShifts: quota(),
  },
  label: 'workerType',
})

/** The limit of one counter: of worked minutes (0) or of shifts (1). */
const limit = (limitType: 0 | 1, whichCounter: 0 | 1 | 2 | 4) => ({
  value: 'limitValue' as const,
  at: { limitType, whichCounter },
})

/** How much each type of worker may work before alerts stop. Source: specification §2, §5, §7, §9. */
export const counterLimit = table('counterLimit', {
  entity: limits,
  source: pivot(counterEntity, {
    rows: { workerType: 'statut' },
    cells: {
      weeklyHours: limit(0, 0),
      rollingWeekHours: limit(0, 4),
      monthlyHours: limit(0, 1),
      yearlyHours: limit(0, 2),
      weeklyShifts: limit(1, 0),
      rollingWeekShifts: limit(1, 4),
      monthlyShifts: limit(1, 1),
      yearlyShifts: limit(1, 2),
    },
  }),
  list: {
    columns: [
      'workerType',
      'weeklyHours',
      'rollingWeekHours',
      'monthlyHours',
      'yearlyHours',
      'weeklyShifts',
      'rollingWeekShifts',
      'monthlyShifts',
      'yearlyShifts',
    ],
    sort: 'workerType',
    without: ['pages'],
  },
  form: { style: 'row' },
  confirm: { update: asks('changeCounter') },
})
