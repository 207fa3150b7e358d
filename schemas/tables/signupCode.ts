import { entity, readOnly, shared, table, text, unique } from '#dsl'

/** A code with which a worker signs up for the institutions it stands for. */
export const signupCodeEntity = entity('signupCode', {
  wire: { resource: 'signup-code', places: ['institutions'] },
  columns: { code: text({ required: true }) },
  belongs: shared('institution-has-signup-code'),
  access: readOnly,
  rules: [unique('code')],
  label: 'code',
})

/** Source: specification §3, §7. */
export const signupCode = table('signupCode', {
  entity: signupCodeEntity,
  list: { columns: ['code', 'institution'], sort: 'code' },
  form: { lines: 1 },
})
