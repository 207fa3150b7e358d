import { expect, test } from 'vitest'
import { grantedColumns } from '#engine/access/grants.ts'
import { adminEntity } from '#schemas/tables/admin.ts'

const person = { id: 7, level: 3, institutions: [1], permissions: {} }
const granted = (email: unknown, id = 7, settings = {}, more = {}) =>
  [
    ...grantedColumns(adminEntity, { values: { id, email }, places: [1] }, { ...person, ...more }, settings),
  ].sort()

test('people change of themselves what they may, and their address where it is one of the company', () => {
  const own = ['firstName', 'lang', 'lastName', 'mobilePhone']
  const company = { companyDomain: 'exemple.fr' }
  expect(granted('ana@Exemple.fr', 7, company)).toEqual(['email', ...own])
  expect(granted('ana@autre-exemple.fr', 7, company)).toEqual(own)
  expect(granted('ana@exemple.fr.org', 7, company)).toEqual(own)
  expect(granted('ana@exemple.fr', 8, company)).toEqual([])
  // A session that an institution's server opened does not get at the address to which links to a new password go.
  expect(granted('ana@exemple.fr', 7, company, { bounded: true })).toEqual(own)
})

test('where the server names no domain nobody’s address is one of it', () => {
  for (const email of ['ana@undefined', 'ana@', '@', null]) expect(granted(email)).not.toContain('email')
})
