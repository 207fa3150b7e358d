import type { RowCheck } from '../entities/rules.ts'

interface Format {
  readonly pattern: RegExp
  readonly example: string
}

const fiveDigits = (example: string): Format => ({ pattern: /^\d{5}$/, example })
const fourDigits = (example: string): Format => ({ pattern: /^[1-9]\d{3}$/, example })

/** What a postal code looks like, by country. Source: specification §5 (five digits), Universal Postal Union for the others. */
const formats: ReadonlyMap<unknown, Format> = new Map([
  ['fr', fiveDigits('75013')],
  ['de', fiveDigits('10117')],
  ['es', fiveDigits('28007')],
  ['it', fiveDigits('00161')],
  ['ch', fourDigits('1205')],
  ['be', fourDigits('1070')],
  ['lu', { pattern: /^(?:L-)?[1-9]\d{3}$/, example: 'L-1210' }],
  ['uk', { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SE1 7EH' }],
])

/**
 * `postalCodeOf('country', 'postalCode')`: the second column holds a postal code as the country in the first writes it, 406
 * if not. A country of which nothing is known takes any.
 */
export const postalCodeOf = <const K extends string>(country: K, postalCode: K): RowCheck<K> => ({
  rule: 'check',
  check: 'postalCodeOf',
  reads: [country, postalCode],
  on: postalCode,
  run: (where, code) => {
    const format = formats.get(where)
    if (!format || typeof code !== 'string' || code === '' || format.pattern.test(code)) return undefined
    return { code: 406, reason: 'postalCodeOf', params: { example: format.example } }
  },
  example: (where) => formats.get(where)?.example ?? null,
})
