/** The examples of docs/vocabulary.md, word for word, so that they are compiled. */
import {
  all,
  any,
  asks,
  badge,
  card,
  checkbox,
  clears,
  common,
  criterion,
  csv,
  duration,
  entity,
  enumeration,
  flagOn,
  from,
  granted,
  hasRecord,
  inDomain,
  level,
  limitedBy,
  longerThan,
  minutes,
  nobody,
  not,
  optionOn,
  permitted,
  related,
  relation,
  relations,
  removed,
  select,
  shared,
  shorterThan,
  since,
  softDelete,
  table,
  text,
  timeOfDay,
  uniquePerInstitution,
  unixInstant,
  workedMinutes,
  writtenByProvider,
} from '#dsl'
import { interfaceModuleOn } from '#schemas/criteria.ts'

/** A bay of a car park: in a division, shared by the institutions that use the car park. */
export const bayEntity = entity('bay', {
  columns: {
    number: text({ required: true, validate: [shorterThan(10)] }),
    pole: relation('pole'),
    poleName: text(),
    service: relation('service'),
    opensAt: timeOfDay({ required: true }),
    closesAt: timeOfDay({ required: true }),
    pause: duration(),
    open: minutes(),
    badgeCode: text({ show: interfaceModuleOn }),
    isInUse: badge({ default: true }),
    unusedSince: unixInstant(),
  },
  belongs: shared('institution-has-bay'),
  access: { ...writtenByProvider, remove: nobody },
  derived: {
    poleName: from('pole', 'name'),
    open: workedMinutes('opensAt', 'closesAt', 'pause'),
    unusedSince: since('isInUse', false),
  },
  rules: [uniquePerInstitution('number'), limitedBy('service', 'pole')],
  search: ['number', 'poleName'],
  label: 'number',
})

export const bay = table('bay', {
  entity: bayEntity,
  list: { columns: ['number', 'poleName', 'opensAt', 'closesAt', 'open', 'isInUse'], sort: 'number' },
})

export const columns = {
  name: text({ required: true, validate: [longerThan(2)] }),
  sector: select(enumeration('sector', ['health']), { default: 'health' }),
  code: text({ show: interfaceModuleOn }),
  owner: relation('admin', { required: true, edit: 'onCreate' }),
  jobs: relations('job'),
}

export const interimOn = criterion('interimOn', optionOn('institutionOption', 'hasInterim'))
export const settled = criterion('settled', all(hasRecord('pole'), not(flagOn('legacyJobs'))))
export const grouped = criterion(
  'grouped',
  any(hasRecord('institutiongroup', { column: 'type', in: [1, 6] }), interimOn),
)
export const broadcasts = criterion('broadcasts', granted('broadcastShift'))

/** What somebody wishes to be told, theirs alone to say; some keep a list of bays besides. */
export const wishEntity = entity('wish', {
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    email: text(),
    bays: checkbox({ default: false }),
  },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: nobody },
  grants: [
    { own: 'admin', read: true, insert: true, update: ['bays'] },
    { own: 'admin', where: inDomain('email', 'companyDomain'), update: ['email'] },
    { to: permitted('accessSettings'), update: ['bays'] },
  ],
  label: 'admin',
})

export const upcoming = related('mission', { by: 'schedule', window: { column: 'beginAt', ahead: '1 year' } })
export const reactions = [removed(softDelete('isDeleted'), clears(upcoming))]

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
