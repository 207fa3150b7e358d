import { card } from '#dsl'
import { adminEntity } from '../tables/admin.ts'

/** How the provider knows somebody, on their own page. Source: specification of the institution area, §2 (profile), §5. */
export const ownDetails = card('ownDetails', {
  entity: adminEntity,
  form: { columns: ['lastName', 'firstName', 'mobilePhone', 'email'] },
})
