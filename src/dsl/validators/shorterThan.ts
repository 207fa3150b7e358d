import type { Validator } from '../columns/validator.ts'

/** At most this many characters (code points); more give 406. */
export const shorterThan = (maxLength: number): Validator<string> => ({
  name: 'shorterThan',
  code: 406,
  facts: { maxLength },
  check: (value) => [...value].length <= maxLength,
})
