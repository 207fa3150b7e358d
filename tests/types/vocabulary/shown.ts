/** Examples of docs/vocabulary.md, word for word, so that they are compiled. */
import {
  asks,
  card,
  csv,
  entity,
  enumeration,
  except,
  type Flow,
  inInstitution,
  nobody,
  pivot,
  quota,
  select,
  shiftBar,
  startDay,
  startFits,
  step,
  table,
  tells,
  throughout,
  uniquePerInstitution,
  view,
  writtenByProvider,
} from '#dsl'
import { adminEntity } from '#schemas/tables/admin.ts'
import { grouped, permitEntity, settled } from './ruled.ts'
import { bayEntity, plug } from './stored.ts'

/** Where somebody's car stands, on their own page. */
export const ownBay = card('ownBay', {
  entity: bayEntity,
  form: { columns: ['number', 'opensAt', 'closesAt'] },
})

export const bays = table('bays', {
  entity: bayEntity,
  list: {
    columns: ['number', 'isInUse'],
    sort: 'number',
    filter: { column: 'isInUse', values: [true, false] },
    count: { isInUse: true },
    csv: csv(['number', 'opensAt', 'closesAt'], { key: 'number' }),
    without: ['modify'],
  },
  form: {
    style: 'category',
    groups: { place: ['number', 'pole', 'service'], hours: ['opensAt', 'closesAt', 'pause'] },
  },
  confirm: { update: asks('changeShared') },
})

export const permits = table('permits', {
  entity: permitEntity,
  show: settled,
  list: { columns: ['fullName', 'beginOn', 'endOn'], sort: 'fullName', count: { plug: except('DOMESTIC') } },
  form: {
    style: 'category',
    status: 'isValid',
    groups: { person: ['firstName', 'lastName', 'email'], stay: ['beginOn', 'endOn', 'isValid'] },
  },
  create: {
    by: 'lines',
    attachesKnown: { by: 'email', asks: asks('attachKnownAdmin'), tellsRefusal: true },
    assigned: { as: 'assignmentInstitutions', before: 'beginOn', firstUnless: grouped },
  },
  confirm: {
    becomes: {
      isValid: {
        false: throughout(asks('deactivateAccess'), 'institutiongroup', { column: 'type', in: [1] }),
      },
    },
    taken: { email: tells('adminEmailTaken', 449) },
  },
  detail: true,
  tabs: ['permits', 'bays'],
  banner: ['payrollExport'],
})

export const people = table('people', {
  entity: adminEntity,
  list: { columns: ['user'], sort: 'user' },
  actions: ['invite'],
})

export const stays = table('stays', {
  entity: bayEntity,
  pictures: { stay: shiftBar({ begin: 'opensAt', end: 'closesAt', pause: 'pause' }) },
  list: { columns: ['number', 'institution', 'stay'], sort: 'number' },
  create: { by: 'lines', allOrNothing: true, inAllWhenNone: true },
})

const period = enumeration('bayPeriod', ['week', 'month'])
const byPeriod = { column: 'period', starts: { week: 'weekday', month: 'dayOfMonth' } } as const

/** How many cars may charge in a period, by plug, and on which day the period begins. */
export const chargeLimitEntity = entity('chargeLimit', {
  columns: {
    plug: select(plug, { required: true, edit: 'onCreate' }),
    period: select(period, { required: true, edit: 'onCreate' }),
    starter: startDay(byPeriod, { default: 1 }),
    most: quota(),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  rules: [uniquePerInstitution(['plug', 'period']), startFits('starter', byPeriod)],
  label: 'period',
})

const limitsOfPlug = view('limitsOfPlug', chargeLimitEntity, {
  columns: { plug: select(plug, { edit: 'never' }), weekly: quota(), monthly: quota() },
  label: 'plug',
})

export const chargeLimits = table('chargeLimits', {
  entity: limitsOfPlug,
  source: pivot(chargeLimitEntity, {
    rows: { plug: 'plug' },
    cells: {
      weekly: { value: 'most', at: { period: 'week' } },
      monthly: { value: 'most', at: { period: 'month' } },
    },
  }),
  list: { columns: ['plug', 'weekly', 'monthly'], sort: 'plug', without: ['pages'] },
  form: { style: 'row' },
})

export const removing: Flow = {
  on: ['schedule'],
  sections: ['console 4.5'],
  steps: [
    step('person', 'console', 'confirms'),
    step('console', 'server', 'sends', 'DELETE /api/v2/schedule/{id}'),
  ],
}
