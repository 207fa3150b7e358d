import { expect, it } from 'vitest'
import { localityOf } from '#server/services/auth/localityOf.ts'

it.each([
  ['8 quai de la Tannerie, 36100 Issoudun', '36100', '36100 Issoudun'],
  ['8 quai de la Tannerie, 36100 Issoudun, France', '36100', '36100 Issoudun'],
  ['8 quai de la Tannerie 36100 Issoudun', '36100', '36100 Issoudun'],
  ['8 quai de la Tannerie, 36100 Issoudun', null, '36100 Issoudun'],
  ['1 High Street, London SW1A 1AA', 'SW1A 1AA', 'London SW1A 1AA'],
  ['8 quai de la Tannerie', '36100', '36100'],
  [null, '36100', '36100'],
  ['8 quai de la Tannerie', null, undefined],
  [null, null, undefined],
])('%s with the postal code %s is in %s', (address, postalCode, locality) => {
  expect(localityOf(address, postalCode)).toBe(locality)
})
