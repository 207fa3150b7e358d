import type { Validator } from '../columns/validator.ts'

/** At least this many characters that are not white space; fewer give 406. */
export const longerThan = (minLength: number): Validator<string> => ({
  name: 'longerThan',
  code: 406,
  facts: { minLength },
  check: (value) => [...value.replace(/\s/g, '')].length >= minLength,
})
