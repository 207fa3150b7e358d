import { expect, test } from 'vitest'
import { postalCodeOf } from '#dsl'

const { run } = postalCodeOf('country', 'postalCode')

test.each([
  ['fr', '75013', ['7501', '750130', 'F-75013', '75 013']],
  ['fr', '97410', []],
  ['de', '01067', ['1067']],
  ['es', '28007', ['280070']],
  ['it', '00161', ['161']],
  ['ch', '1205', ['01205', '12056', '0205']],
  ['be', '1070', ['10700']],
  ['lu', '1210', ['12100']],
  ['lu', 'L-1210', ['LU1210']],
  ['uk', 'SE1 7EH', ['SE1', '75013']],
  ['uk', 'ec1a1bb', ['EC1A-1BB']],
])('in %s, %s is a postal code', (country, right, wrong) => {
  expect(run(country, right)).toBeUndefined()
  for (const one of wrong) expect(run(country, one)).toMatchObject({ code: 406, reason: 'postalCodeOf' })
})

test('nothing is said while the country or the code is missing [console 5.9]', () => {
  expect([run(null, 'x'), run('fr', null), run('fr', '')]).toEqual([undefined, undefined, undefined])
})
