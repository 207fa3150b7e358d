import { card } from '#dsl'
import { institution } from '../entities/institution.ts'

/** What an institution's administrators keep of it, on its page. Source: specification of the institution area, §2 (institution page), §5, §7. */
export const ownInstitution = card('ownInstitution', {
  entity: institution,
  // Workers are sent there.
  filled: ['address'],
  form: {
    style: 'category',
    groups: {
      identity: ['name', 'phone'],
      address: ['address', 'postalCode', 'lat', 'lng', 'addressPrecision'],
      workers: ['presentation', 'accessInfo'],
    },
  },
})
