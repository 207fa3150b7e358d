import type { Validator } from '../columns/validator.ts'

/** Per-column upper bound; above it 406. */
export const atMost = (maximum: number): Validator<number> => ({
  name: 'atMost',
  code: 406,
  facts: { maximum },
  check: (value) => value <= maximum,
  // Latitudes among them: most whole numbers are above.
  example: (n: number) => maximum - (n % 90),
})
