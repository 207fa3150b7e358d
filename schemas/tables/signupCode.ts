import { entity, linkedBy, readOnly, table, text } from '#dsl'

/** A code with which a worker signs up for the institutions it stands for. */
export const signupCodeEntity = entity('signupCode', {
  resource: 'signup-code',
  columns: { code: text({ required: true }) },
  belongs: linkedBy('institutionHasSignupCode', 'signupCode'),
  access: readOnly,
  unique: [{ columns: ['code'], within: 'everything', code: 409 }],
  indexes: ['code'],
  label: 'code',
})

/** Source: specification §3, §7. */
export const signupCode = table('signupCode', {
  entity: signupCodeEntity,
  list: { columns: ['code', 'institution'], sort: 'code', add: false, modify: false, remove: false },
  form: { style: 'plain', lines: 1 },
})
