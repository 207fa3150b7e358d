import {
  badge,
  entity,
  inInstitution,
  nobody,
  quota,
  select,
  startDay,
  startFits,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'
import { counterLimitType } from '../enums/counterLimitType.ts'
import { counterPeriod } from '../enums/counterPeriod.ts'
import { workerType } from '../enums/workerType.ts'

/** A week starts on a weekday, a month on a day of it, a year on a date; seven days in a row start on none. */
export const startOfPeriod = {
  column: 'whichCounter',
  starts: { 0: 'weekday', 1: 'dayOfMonth', 2: 'dayOfYear' },
} as const

/** What workers of a type have worked in a period, counted in an institution, and how much is the most. Source: specification §3. */
export const counterEntity = entity('counter', {
  columns: {
    statut: select(workerType, { required: true, edit: 'onCreate' }),
    whichCounter: select(counterPeriod, { required: true, edit: 'onCreate' }),
    limitType: select(counterLimitType, { required: true, edit: 'onCreate' }),
    isActive: badge({ default: false }),
    starter: startDay(startOfPeriod, { default: 1 }),
    limitValue: quota(),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  rules: [uniquePerInstitution(['statut', 'whichCounter', 'limitType']), startFits('starter', startOfPeriod)],
  label: 'whichCounter',
})
