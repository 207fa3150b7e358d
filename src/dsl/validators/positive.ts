import type { Validator } from '../columns/validator.ts'

/** Above 0; 406. Source: specification §5. */
export const positive: Validator<number> = {
  name: 'positive',
  code: 406,
  check: (value) => value > 0,
}
