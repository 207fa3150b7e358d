import {
  asks,
  attached,
  boolean,
  copied,
  criterion,
  entity,
  flagOn,
  inInstitution,
  level,
  nobody,
  number,
  relation,
  select,
  table,
  text,
} from '#dsl'
import { newReadSlotSystem } from '../criteria.ts'
import { dealShift } from '../enums/dealShift.ts'
import { eSignatureProvider } from '../enums/eSignatureProvider.ts'
import { slotConfig } from '../enums/slotConfig.ts'

const option = () => boolean({ default: false })

/** What an institution has been granted. What its own form holds (shift limits, slots, internal pool) is repeated here. */
export const institutionOptionEntity = entity('institutionOption', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
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
    canPostMissionWithoutSchedule: option(),
    canSeeTotalCostForInstitution: option(),
    canValidateMission: option(),
    hasUnspecifiedService: option(),
    hasSMS: option(),
    hasInterim: option(),
    agencyClientId: text({ edit: 'onCreate' }),
    hasHubloPool: option(),
    isKorian: option(),
    isHCL: option(),
    isMedgoDemo: option(),
    timeLimitationToPostShiftInDays: number({ serverOnly: true }),
    slotConfig: select(slotConfig, { serverOnly: true, show: newReadSlotSystem }),
    dealShift: select(dealShift, { serverOnly: true }),
    internalPool: boolean({ serverOnly: true }),
    internalPoolCalendarBlockDays: number({ serverOnly: true }),
  },
  belongs: inInstitution(),
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  copies: {
    timeLimitationToPostShiftInDays: copied('institution', 'timeLimitationToPostShiftInDays'),
    slotConfig: copied('institution', 'slotConfig'),
    dealShift: copied('institution', 'dealShift'),
    internalPool: copied('institution', 'internalPool'),
    internalPoolCalendarBlockDays: copied('institution', 'internalPoolCalendarBlockDays'),
  },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOption = table('institutionOption', {
  entity: institutionOptionEntity,
  list: {
    columns: ['institution', 'hasContract', 'hasDPAE', 'eSignature', 'hasInterim', 'hasSMS'],
    sort: 'institution',
    add: false,
    remove: false,
  },
  form: {
    style: 'category',
    groups: {
      documents: [
        'isAddressRequired',
        'isSocialSecurityNumberRequired',
        'isCvMandatory',
        'isDiplomaMandatory',
        'healthPass',
      ],
      contracts: [
        'hasContract',
        'hasDPAE',
        'HasMultiReplacementContract',
        'eSignature',
        'eSignatureProvider',
        'HasMassEsignatureEtab',
      ],
      missions: [
        'canPostMissionWithoutSchedule',
        'canValidateMission',
        'canSeeTotalCostForInstitution',
        'hasUnspecifiedService',
        'hasSMS',
      ],
      workers: ['hasHubloPool', 'hasInterim', 'agencyClientId'],
      account: ['isKorian', 'isHCL', 'isMedgoDemo'],
    },
  },
  confirm: { update: asks('changeRow') },
  tabs: [
    'institutionOption',
    'institutionOptionMission',
    'institutionOptionContract',
    'institutionOptionWorker',
    'institutionOptionChurn',
  ],
  unless: criterion('legacyOptions', flagOn('legacyOptions')),
})
