import type { Validator } from '../columns/validator.ts'

const LA_POSTE = '356000000'

/** Every second digit from the right is doubled; the digits of all add up to a multiple of ten. Source: ISO/IEC 7812-1. */
const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, i) => sum + luhnDigit(Number(digit), i), 0) % 10 === 0

const luhnDigit = (digit: number, fromRight: number): number => {
  const twice = fromRight % 2 === 1 ? digit * 2 : digit
  return twice > 9 ? twice - 9 : twice
}

const sumOf = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0)

const isSiret = (value: string): boolean => {
  const digits = value.replace(/\s/g, '')
  if (!/^\d{14}$/.test(digits)) return false
  // The offices of La Poste outgrew the numbers that Luhn leaves them.
  if (digits.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0) return true
  return isLuhn(digits) && isLuhn(digits.slice(0, 9))
}

/** Sites of one public body, each with its check digit; its four digits of a site begin anew after 9999. */
const example = (n: number): string => {
  const site = `269000006${String(1 + (n % 9999)).padStart(4, '0')}`
  const digit = [...'0123456789'].find((last) => isSiret(site + last))
  return site + (digit ?? '')
}

/** The 14 digits of a French site, spaces allowed: its company's nine and the whole pass Luhn's check. 406. Source: INSEE. */
export const siret: Validator<string> = { name: 'siret', code: 406, check: isSiret, example }
