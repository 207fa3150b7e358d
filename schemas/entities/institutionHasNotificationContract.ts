import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A recap’s link to each institution it is sent for. */
export const institutionHasNotificationContract = entity('institutionHasNotificationContract', {
  resource: 'institutionHasNotificationContract',
  columns: {
    notificationContract: relation('notificationContract', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['notificationContract'], within: 'institution', code: 409 }],
  label: 'notificationContract',
})
