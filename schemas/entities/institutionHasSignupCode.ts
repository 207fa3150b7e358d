import { entity, inInstitution, readOnly, relation } from '#dsl'

/** A sign-up code’s link to each institution that it opens. */
export const institutionHasSignupCode = entity('institutionHasSignupCode', {
  resource: 'institution-has-signup-code',
  columns: {
    signupCode: relation('signupCode', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: readOnly,
  unique: [{ columns: ['signupCode'], within: 'institution', code: 409 }],
  label: 'signupCode',
})
