import { table } from '#dsl'
import { institution as institutionEntity } from '../entities/institution.ts'

/** Source: specification §2, §3, §5. */
export const institution = table('institution', {
  entity: institutionEntity,
  list: {
    columns: ['name', 'address', 'postalCode', 'country', 'phone'],
    sort: 'name',
    without: ['add', 'search', 'pages'],
  },
  form: {
    style: 'category',
    groups: {
      identity: ['name', 'nameSMS', 'prefixMission', 'country', 'lang', 'sector', 'timezone', 'phone'],
      address: ['address', 'postalCode', 'lat', 'lng', 'addressPrecision'],
      workers: ['presentation', 'accessInfo'],
      declaration: ['siret', 'corporateName', 'apeCode', 'urssafCode', 'healthService'],
      shifts: [
        'timeLimitationToPostShiftInDays',
        'slotConfig',
        'dealShift',
        'internalPool',
        'internalPoolCalendarBlockDays',
      ],
      place: [
        'building',
        'floor',
        'digicode',
        'parking',
        'bedsCapacity',
        'minCaregiversPerShift',
        'software',
        'hasSmock',
        'hasFood',
      ],
    },
  },
  tabs: ['institution', 'institutionInfo'],
})
