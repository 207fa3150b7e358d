import {
  address,
  atLeast,
  boolean,
  entity,
  from,
  located,
  mirrored,
  nobody,
  number,
  relation,
  select,
  shared,
  table,
  telephone,
  text,
  whole,
  writtenByProvider,
} from '#dsl'
import { parking } from '../enums/parking.ts'
import { inPosition, position } from '../position.ts'

/** A department. Its code is the functional unit’s, sent under both names. */
export const serviceEntity = entity('service', {
  columns: {
    name: text({ required: true }),
    nameSMS: text(),
    code: text(),
    codeUF: text(),
    pole: relation('pole'),
    poleName: text(),
    parking: select(parking),
    interfacingCode: text(),
    interfacingCode2: text(),
    interfacingCode3: text(),
    isOnForCreatingMission: boolean({ default: true }),
    address: address({ like: 'address' }),
    ...position,
    phone: text({ validate: [telephone] }),
    building: text(),
    floor: text(),
    digicode: text(),
    software: text(),
    bedsCapacity: number({ validate: [whole, atLeast(0)] }),
    minCaregiversPerShift: number({ validate: [whole, atLeast(0)] }),
    hasFood: boolean({ default: false }),
    hasSmock: boolean({ default: false }),
  },
  belongs: shared('institutionHasService'),
  access: { ...writtenByProvider, remove: nobody },
  derived: { codeUF: mirrored('code'), poleName: from('pole', 'name') },
  // Its country is that of its institution.
  rules: [located('address', inPosition)],
  search: ['name', 'nameSMS', 'code', 'poleName', 'interfacingCode', 'interfacingCode2', 'interfacingCode3'],
  indexes: ['code', 'poleName'],
  label: 'name',
})

/** Source: specification §2 (services), §3. */
export const service = table('service', {
  entity: serviceEntity,
  list: {
    columns: [
      'name',
      'nameSMS',
      'code',
      'poleName',
      'parking',
      'interfacingCode',
      'interfacingCode2',
      'interfacingCode3',
      'isOnForCreatingMission',
    ],
    sort: 'name',
  },
  form: {
    style: 'category',
    groups: {
      identity: ['name', 'nameSMS', 'code', 'pole', 'isOnForCreatingMission'],
      interfacing: ['interfacingCode', 'interfacingCode2', 'interfacingCode3'],
      place: [
        'address',
        'lat',
        'lng',
        'addressPrecision',
        'phone',
        'building',
        'floor',
        'digicode',
        'parking',
      ],
      work: ['bedsCapacity', 'minCaregiversPerShift', 'software', 'hasFood', 'hasSmock'],
    },
  },
})
