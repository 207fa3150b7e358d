import {
  attached,
  boolean,
  criterion,
  entity,
  flagOn,
  from,
  inInstitution,
  level,
  nobody,
  number,
  onePerInstitution,
  permitted,
  select,
  table,
  text,
} from '#dsl'
import { newReadSlotSystem } from '../criteria.ts'
import { dealShift } from '../enums/dealShift.ts'
import { eSignatureProvider } from '../enums/eSignatureProvider.ts'
import { slotConfig } from '../enums/slotConfig.ts'

const option = () => boolean({ default: false })
/** So unless said otherwise. */
const usual = () => boolean({ default: true })
/** Given and taken by a service of its own, which tells others of it. Source: specification §7 (back-office gateway). */
const granted = () => boolean({ default: false, edit: 'never' })

/** Documents that workers are asked for. */
export const askedOfWorkers = [
  'isAddressRequired',
  'isSocialSecurityNumberRequired',
  'isCvMandatory',
  'isDiplomaMandatory',
  'healthPass',
] as const
/** How missions are asked for. */
export const askedOfMissions = [
  'canPostMissionWithoutSchedule',
  'canValidateMission',
  'canSeeTotalCostForInstitution',
  'hasUnspecifiedService',
] as const

/** What an institution has been granted. What its own form holds (shift limits, slots, internal pool) is repeated here. */
export const institutionOptionEntity = entity('institutionOption', {
  columns: {
    isAddressRequired: option(),
    isSocialSecurityNumberRequired: option(),
    isCvMandatory: option(),
    isDiplomaMandatory: option(),
    healthPass: option(),
    hasDPAE: option(),
    hasContract: option(),
    eSignature: option(),
    eSignatureProvider: select(eSignatureProvider),
    HasMassEsignatureEtab: option(),
    HasMultiReplacementContract: option(),
    canPostMissionWithoutSchedule: usual(),
    canSeeTotalCostForInstitution: option(),
    canValidateMission: option(),
    hasUnspecifiedService: usual(),
    hasSMS: option(),
    hasInterim: granted(),
    agencyClientId: text({ edit: 'never' }),
    hasHubloPool: granted(),
    isKorian: option(),
    isHCL: option(),
    isMedgoDemo: option(),
    timeLimitationToPostShiftInDays: number(),
    slotConfig: select(slotConfig, { show: newReadSlotSystem }),
    dealShift: select(dealShift),
    internalPool: boolean(),
    internalPoolCalendarBlockDays: number(),
  },
  belongs: inInstitution(),
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  // What its own administrators may ask of workers and missions; the rest is what they have been granted.
  grants: [
    {
      to: permitted('seeProInstitutionConfigPage'),
      update: [...askedOfWorkers, ...askedOfMissions],
    },
  ],
  derived: {
    timeLimitationToPostShiftInDays: from('institution', 'timeLimitationToPostShiftInDays'),
    slotConfig: from('institution', 'slotConfig'),
    dealShift: from('institution', 'dealShift'),
    internalPool: from('institution', 'internalPool'),
    internalPoolCalendarBlockDays: from('institution', 'internalPoolCalendarBlockDays'),
  },
  rules: [onePerInstitution()],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOption = table('institutionOption', {
  entity: institutionOptionEntity,
  list: {
    columns: ['institution', 'hasContract', 'hasDPAE', 'eSignature', 'hasInterim', 'hasSMS'],
    sort: 'institution',
  },
  actions: ['agencyClient', 'hubloPool'],
  form: {
    style: 'category',
    groups: {
      documents: askedOfWorkers,
      contracts: [
        'hasContract',
        'hasDPAE',
        'HasMultiReplacementContract',
        'eSignature',
        'eSignatureProvider',
        'HasMassEsignatureEtab',
      ],
      missions: [...askedOfMissions, 'hasSMS'],
      workers: ['hasHubloPool', 'hasInterim', 'agencyClientId'],
      account: ['isKorian', 'isHCL', 'isMedgoDemo'],
    },
  },
  tabs: [
    'institutionOption',
    'institutionOptionMission',
    'institutionOptionContract',
    'institutionOptionWorker',
    'institutionOptionChurn',
  ],
  show: criterion('legacyOptions', flagOn('legacyOptions')),
})
