import type { Validator } from '../columns/validator.ts'

/** Per-column lower bound; below it 406. */
export const atLeast = (minimum: number): Validator<number> => ({
  name: 'atLeast',
  code: 406,
  facts: { minimum },
  check: (value) => value >= minimum,
})
