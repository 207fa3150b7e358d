import { entity, inInstitution, readOnly, relation, table, text } from '#dsl'

/** The numbers under which an institution is known to the customer and invoicing system. */
export const institutionInfoEntity = entity('institutionInfo', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    hubSpotId: text(),
    hubSpotInvoiceId: text(),
  },
  belongs: inInstitution(),
  access: readOnly,
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'hubSpotId',
})

/** Source: specification §2, §3. */
export const institutionInfo = table('institutionInfo', {
  entity: institutionInfoEntity,
  list: {
    columns: ['institution', 'hubSpotId', 'hubSpotInvoiceId'],
    sort: 'institution',
    add: false,
    modify: false,
    remove: false,
  },
  form: { style: 'plain', lines: 1 },
})
