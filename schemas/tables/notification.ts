import { emails, entity, removed, select, shared, table, unlink, writtenByProvider } from '#dsl'
import { recapType } from '../enums/recapType.ts'

/** Who is sent a recap of contracts, and which one. */
export const notificationContractEntity = entity('notificationContract', {
  columns: {
    recapType: select(recapType, { required: true }),
    to: emails(),
    cc: emails(),
    bcc: emails(),
  },
  belongs: shared('institutionHasNotificationContract'),
  access: writtenByProvider,
  on: [removed(unlink('goes'))],
  label: 'to',
})

/** Source: specification §2 (notification contracts), §3, §7. */
export const notification = table('notification', {
  entity: notificationContractEntity,
  list: { columns: ['recapType', 'to', 'cc', 'bcc'], sort: 'recapType' },
})
