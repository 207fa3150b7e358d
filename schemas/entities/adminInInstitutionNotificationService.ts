import { entity, inInstitution, level, nobody, permitted, relation, uniquePerInstitution } from '#dsl'

/** A department whose news an administrator is sent. Source: specification §3, §7. */
export const adminInInstitutionNotificationService = entity('adminInInstitutionNotificationService', {
  // As the institution area calls it.
  wire: { also: ['admin-has-service'] },
  columns: {
    service: relation('service', { required: true }),
    admin: relation('admin', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: { read: level(1), insert: level(1), update: nobody, remove: level(1) },
  // People read their own, and choose where their level lets them. Source: specification of the institution area, §2, §6.
  grants: [
    { own: 'admin', read: true },
    { own: 'admin', to: permitted('changeService'), insert: true, remove: true },
  ],
  rules: [uniquePerInstitution(['service', 'admin'])],
  label: 'service',
})
