import { entity, inInstitution, level, nobody, relation, uniquePerInstitution } from '#dsl'

/** A department whose news an administrator is sent. Source: specification §3, §7. */
export const adminInInstitutionNotificationService = entity('adminInInstitutionNotificationService', {
  columns: {
    service: relation('service', { required: true }),
    admin: relation('admin', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: { read: level(1), insert: level(1), update: nobody, remove: level(1) },
  rules: [uniquePerInstitution(['service', 'admin'])],
  label: 'service',
})
