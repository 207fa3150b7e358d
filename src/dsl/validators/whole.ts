import type { Validator } from '../columns/validator.ts'

/** No decimals; 406. */
export const whole: Validator<number> = { name: 'whole', code: 406, check: Number.isInteger }
