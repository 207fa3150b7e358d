import type { Validator } from '../columns/validator.ts'

const form = /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/

/** Letters, digits, spaces and dashes, as postal codes have them somewhere; `postalCodeOf` knows a country's own. 406. */
export const postalCode: Validator<string> = {
  name: 'postalCode',
  code: 406,
  check: (value) => form.test(value),
  example: (n: number) => `750${10 + (n % 90)}`,
}
