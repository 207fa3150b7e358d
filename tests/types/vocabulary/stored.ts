/** Examples of docs/vocabulary.md, word for word, so that they are compiled. */
import {
  apeCode,
  atLeast,
  atMost,
  attached,
  badge,
  boolean,
  common,
  date,
  duration,
  emails,
  entity,
  enumeration,
  everyone,
  from,
  hoursMinutes,
  inInstitution,
  inInstitutionOf,
  instant,
  itself,
  level,
  limitedBy,
  longerThan,
  longText,
  minutes,
  nobody,
  number,
  permitted,
  quota,
  readOnly,
  relation,
  relations,
  secret,
  select,
  shared,
  shorterThan,
  since,
  siret,
  table,
  telephone,
  text,
  through,
  timeOfDay,
  uniquePerInstitution,
  unixInstant,
  unixTime,
  whole,
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
  indexes: ['poleName'],
  label: 'number',
})

export const bay = table('bay', {
  entity: bayEntity,
  list: { columns: ['number', 'poleName', 'opensAt', 'closesAt', 'open', 'isInUse'], sort: 'number' },
})

export const belonging = [
  inInstitution('idInstitution'),
  inInstitutionOf('idSpecialHour', 'idInstitution'),
  shared('institution-has-bay'),
  itself,
  common,
]
export const access = {
  spots: readOnly,
  signs: { read: everyone, insert: attached, update: permitted('accessSettings'), remove: level(1) },
}

export const columns = {
  name: text({ required: true, validate: [longerThan(2)] }),
  directions: longText(),
  code: text({ show: interfaceModuleOn, renamedFrom: 'gateCode' }),
  owner: relation('admin', { required: true, edit: 'onCreate' }),
  jobs: relations('job'),
  services: relations('service', {
    through: through('specialHourHasService', { row: 'idSpecialHour', target: 'idService' }),
  }),
  places: number({ usual: 20, validate: [whole, atLeast(1), atMost(500)] }),
  isLit: boolean({ default: true, backfill: false }),
  phone: text({ validate: [telephone] }),
  toTell: emails(),
  companyNumber: text({ validate: [siret] }),
  activity: text({ validate: [apeCode] }),
  gatePassword: secret(),
  closedOn: date(),
  cleanedAt: instant({ serverOnly: true }),
  nightFrom: unixTime(),
  mostCars: quota(),
  mostHours: hoursMinutes(),
}

export const plug = enumeration('plug', ['TYPE2', 'CCS', 'DOMESTIC'])
export const floor = enumeration('floor', [0, 1, -1], { order: 'written', open: true })
export const charging = { plug: select(plug, { default: 'TYPE2' }), floor: select(floor) }
