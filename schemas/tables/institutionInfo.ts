import { entity, inInstitution, onePerInstitution, readOnly, table, text } from '#dsl'

/** The numbers under which an institution is known to the customer and invoicing system. */
export const institutionInfoEntity = entity('institutionInfo', {
  columns: {
    hubSpotId: text(),
    hubSpotInvoiceId: text(),
  },
  belongs: inInstitution(),
  access: readOnly,
  rules: [onePerInstitution()],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionInfo = table('institutionInfo', {
  entity: institutionInfoEntity,
  list: { columns: ['institution', 'hubSpotId', 'hubSpotInvoiceId'], sort: 'institution' },
})
