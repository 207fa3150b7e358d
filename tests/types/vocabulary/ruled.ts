/** Examples of docs/vocabulary.md, word for word, so that they are compiled. */
import {
  address,
  all,
  any,
  badge,
  becomes,
  caller,
  changes,
  checkbox,
  clears,
  common,
  created,
  criterion,
  date,
  email,
  entity,
  flagOn,
  granted,
  groupedBy,
  hasRecord,
  inDomain,
  inserts,
  joined,
  level,
  located,
  mirrored,
  nobody,
  not,
  notBefore,
  now,
  number,
  onePerInstitution,
  optionOn,
  ordinal,
  outbound,
  permitted,
  postalCode,
  postalCodeOf,
  related,
  relation,
  relations,
  removed,
  removes,
  revokes,
  roomBetween,
  sameId,
  secret,
  select,
  sends,
  sentence,
  sentTo,
  shared,
  signsOut,
  softDelete,
  starts,
  tag,
  text,
  unique,
  unixInstant,
  unlink,
  uuid,
  webAddress,
  writtenByProvider,
} from '#dsl'
import { country } from '#schemas/enums/country.ts'
import { inPosition, position } from '#schemas/position.ts'
import { plug } from './stored.ts'

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
    { own: 'admin', read: true, insert: true },
    { own: 'admin', where: inDomain('email', 'companyDomain'), unbounded: true, update: ['email'] },
    { own: 'admin', to: permitted('accessSettings'), update: ['bays'] },
  ],
  label: 'admin',
})

export const upcoming = related('mission', { by: 'schedule', window: { column: 'beginAt', ahead: '1 year' } })
export const reactions = [removed(softDelete('isDeleted'), clears(upcoming))]
export const ofSharedRows = [removed(unlink('goes'))]
export const ofInstitutions = [created(inserts('institutionOption'))]
export const ofExports = [created(starts('makePayrollFile'))]
export const settingsOfAnInstitution = [onePerInstitution(), sameId('institution')]

/** Somebody's permit to park, which a server of the car park is told of. */
export const permitEntity = entity('permit', {
  wire: { resource: 'parking-permit', queries: { person: 'holder' } },
  columns: {
    reference: text(),
    askedBy: relation('admin'),
    askedAt: unixInstant(),
    holder: relation('admin', { required: true }),
    email: email({ required: true }),
    firstName: text({ required: true }),
    lastName: text({ required: true }),
    fullName: text(),
    badge: text(),
    formerBadge: text(),
    remark: sentence(),
    plug: select(plug),
    plugNumber: number(),
    poles: relations('pole'),
    services: relations('service'),
    beginOn: date({ required: true }),
    endOn: date(),
    fewest: number(),
    most: number(),
    country: select(country, { required: true }),
    postalCode: text({ validate: [postalCode] }),
    address: address(),
    ...position,
    url: text({ validate: [webAddress] }),
    token: secret(),
    isValid: badge({ default: true }),
  },
  belongs: shared('institution-has-permit'),
  access: writtenByProvider,
  derived: {
    reference: uuid(),
    askedBy: caller(),
    askedAt: now(),
    fullName: joined('firstName', 'lastName'),
    formerBadge: mirrored('badge'),
    plugNumber: ordinal('plug', plug),
  },
  rules: [
    unique('email', { code: 449 }),
    notBefore('beginOn', 'endOn'),
    roomBetween('fewest', 'most'),
    groupedBy('services', 'poles', 'pole'),
    postalCodeOf('country', 'postalCode'),
    located('address', { country: 'country', postalCode: 'postalCode', ...inPosition }),
    outbound('url'),
    sentTo('url', ['token']),
  ],
  on: [
    created(sends('invitation', 'holder')),
    changes('email', signsOut('holder'), revokes('holder')),
    becomes('isValid', false, removes('institutionHasAdmin', { admin: 'holder' })),
  ],
  label: { column: 'fullName', beside: 'email' },
})

export const tags = [tag('serviceName', { entity: 'service', column: 'name', required: true }), tag('link')]
