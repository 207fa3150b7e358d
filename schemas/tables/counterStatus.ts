import { asks, badge, pivot, select, startDay, startFits, table, view } from '#dsl'
import { counterEntity, startOfPeriod } from '../entities/counter.ts'
import { counterLimitType } from '../enums/counterLimitType.ts'
import { counterPeriod } from '../enums/counterPeriod.ts'

const counterType = view('counterType', counterEntity, {
  columns: {
    counterLimitType: select(counterLimitType, { edit: 'never' }),
    whichCounter: select(counterPeriod, { edit: 'never' }),
    isActive: badge({ default: false }),
    starter: startDay(startOfPeriod, { default: 1 }),
  },
  rules: [startFits('starter', startOfPeriod)],
  label: 'whichCounter',
})

/** Which counters run, and from which day; the same for employees and external temps. Source: specification §2, §4, §7. */
export const counterStatus = table('counterStatus', {
  entity: counterType,
  source: pivot(counterEntity, {
    rows: { counterLimitType: 'limitType', whichCounter: 'whichCounter' },
    across: ['statut'],
    cells: { isActive: { value: 'isActive' }, starter: { value: 'starter' } },
  }),
  list: {
    columns: ['counterLimitType', 'whichCounter', 'isActive', 'starter'],
    sort: 'counterLimitType',
    without: ['pages'],
  },
  form: { style: 'row' },
  confirm: { update: asks('changeCounter') },
})
