import { expect, test } from 'vitest'
import { apeCode, siret, telephone } from '#dsl'

test.each(['73282932000074', '732 829 320 00074', '26750045200011', '26690027300019'])(
  'the SIRET %s of a real place is right',
  (number) => expect(siret.check(number)).toBe(true),
)

test('the offices of La Poste have numbers of their own', () => {
  expect(siret.check('35600000000048')).toBe(true)
  // Its digits add up to a multiple of five, which is all that is asked of them.
  expect(siret.check('35600000000001')).toBe(true)
  expect(siret.check('35600000000002')).toBe(false)
})

test.each([
  '73282932000075',
  '12345678901234',
  '7328293200007',
  '732829320000741',
  '7328293200007A',
  '٧٣٢٨٢٩٣٢٠٠٠٠٧٤',
])('%s is no SIRET', (number) => expect(siret.check(number)).toBe(false))

test('an APE code has its letter, and its dot or none', () => {
  expect(['86.10Z', '8610Z', '87.10A'].map((code) => apeCode.check(code))).toEqual([true, true, true])
  expect(['86.10', '861Z', '86.10z', '86-10Z'].some((code) => apeCode.check(code))).toBe(false)
})

test.each([
  '01 99 00 12 34',
  '01.99.00.12.34',
  '+33 (0)1 99 00 12 34',
  '0033199001234',
  '030/23125-678',
  '15',
  '4512',
  '01 99 00 12 34 poste 4512',
  '030 23125 0, App. 678',
  '01 99 00 12 34 #12',
  '01\u00a099\u202f00 12 34',
])('%s is a telephone number', (number) => expect(telephone.check(number)).toBe(true))

test.each([
  'standard',
  'accueil du matin',
  '7',
  '01 99 00 12 34 / 01 99 00 56 78',
  '01 99 00 12 34 le matin',
  'poste 4512',
  '01 99 OO 12 34',
  '+-()',
  '٠١٩٩٠٠١٢٣٤',
])('%s is no telephone number', (number) => expect(telephone.check(number)).toBe(false))
