import {
  address,
  apeCode,
  atLeast,
  attached,
  boolean,
  created,
  entity,
  inserts,
  itself,
  level,
  located,
  longerThan,
  longText,
  nobody,
  number,
  permitted,
  postalCode,
  postalCodeOf,
  select,
  sentence,
  siret,
  telephone,
  text,
  whole,
} from '#dsl'
import { newReadSlotSystem } from '../criteria.ts'
import { country } from '../enums/country.ts'
import { dealShift } from '../enums/dealShift.ts'
import { language } from '../enums/language.ts'
import { parking } from '../enums/parking.ts'
import { sector } from '../enums/sector.ts'
import { slotConfig } from '../enums/slotConfig.ts'
import { timezone } from '../enums/timezone.ts'
import { inPosition, position } from '../position.ts'

const days = () => number({ default: 0, validate: [whole, atLeast(0)] })
const howMany = () => number({ validate: [whole, atLeast(0)] })

/** A customer: a hospital, a clinic, a nursing home. Source: specification §3. */
export const institution = entity('institution', {
  columns: {
    name: text({ required: true, validate: [longerThan(2)] }),
    nameSMS: text({ required: true }),
    prefixMission: text(),
    country: select(country, { required: true }),
    lang: select(language, { required: true }),
    sector: select(sector, { required: true, backfill: 'health' }),
    timezone: select(timezone, { required: true }),
    postalCode: text({ validate: [postalCode] }),
    address: address({ like: 'address' }),
    ...position,
    phone: text({ validate: [telephone] }),
    /** What workers read about it. */
    presentation: longText(),
    /** How workers get in. */
    accessInfo: longText(),
    siret: text({ validate: [siret] }),
    corporateName: sentence(),
    /** The employer's occupational health service, which the declaration of a hiring names; no ward. */
    healthService: sentence(),
    urssafCode: text(),
    apeCode: text({ validate: [apeCode] }),
    timeLimitationToPostShiftInDays: days(),
    slotConfig: select(slotConfig, { show: newReadSlotSystem }),
    dealShift: select(dealShift, { default: 'DISABLED' }),
    internalPool: boolean({ default: false }),
    internalPoolCalendarBlockDays: days(),
    building: text(),
    floor: text(),
    digicode: text(),
    parking: select(parking),
    bedsCapacity: howMany(),
    minCaregiversPerShift: howMany(),
    software: text(),
    hasSmock: boolean({ default: false }),
    hasFood: boolean({ default: false }),
  },
  belongs: itself,
  // Made by other systems of the provider, through the API; the console modifies what is there.
  access: { read: attached, insert: level(1), update: level(1), remove: nobody },
  // Its own administrators keep what workers read of it.
  grants: [
    {
      to: permitted('seeProInstitutionPage'),
      update: [
        'name',
        'phone',
        'address',
        'postalCode',
        'lat',
        'lng',
        'addressPrecision',
        'presentation',
        'accessInfo',
      ],
    },
    { to: permitted('seeProInstitutionConfigPage'), update: ['slotConfig'] },
  ],
  rules: [
    postalCodeOf('country', 'postalCode'),
    located('address', { country: 'country', postalCode: 'postalCode', ...inPosition }),
  ],
  on: [created(inserts('institutionInfo'), inserts('institutionOption'), inserts('institutionOptionChurn'))],
  search: ['name', 'nameSMS'],
  label: 'name',
})
