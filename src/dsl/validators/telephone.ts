import { samples } from '../columns/samples.ts'
import type { Validator } from '../columns/validator.ts'

/** Digits with what is written between them; an extension may follow: +33 1 99 00 12 34, 01.99.00.12.34 poste 4512, 15. */
const form = /^(\+?[\d\s()./-]+?)(?:[\s,]*(?:\p{L}{1,12}\.?|#)\s*\d{1,6})?$/u
/** Of a short number, as of the emergency services, and of the longest there is. Source: ITU, E.164. */
const FEWEST = 2
const MOST = 15

/** A telephone number of any country, as people write it; numbers from inside a house too, and no names. 406. */
export const telephone: Validator<string> = {
  name: 'telephone',
  code: 406,
  usualLength: 20,
  check: (value) => {
    const digits = form.exec(value.trim())?.[1]?.replace(/\D/g, '').length ?? 0
    return digits >= FEWEST && digits <= MOST
  },
  example: samples.phone,
}
