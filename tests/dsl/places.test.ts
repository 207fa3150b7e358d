import { describe, expect, it } from 'vitest'
import { common, inInstitution, inInstitutionOf, itself, shared } from '#dsl'
import { type Belongs, belonging } from '#dsl/entities/belonging.ts'
import {
  inheritsBy,
  institutionsOf,
  isCommon,
  isInstitution,
  isPlaced,
  isShared,
  joinOf,
  placeColumn,
  placedIn,
  placeName,
} from '#dsl/entities/places.ts'

const of = (belongs: Belongs) => ({ belongs: belonging('thing', belongs) })
const linked = of(shared('house-has-thing', 'house'))

describe('the institutions of a row', () => {
  const row = { id: 5, version: 1, house: 7, institution: [1, 2] }
  it.each([
    ['its column', of(inInstitution('house')), [7]],
    ['its links', linked, [1, 2]],
    ['itself', of(itself), [5]],
    ['none', of(common), []],
  ])('are %s', (_, entity, ids) => {
    expect(institutionsOf(entity, row)).toEqual(ids)
  })

  it('of a row that is not there yet are none', () => {
    expect(institutionsOf(of(itself), { institution: [1] })).toEqual([])
    expect(institutionsOf(linked, { id: 5 })).toEqual([])
  })
})

it.each([
  ['of one institution', of(inInstitution('house')), 'house', 'house', { house: 3 }, 'placed'],
  [
    'of another row’s',
    of(inInstitutionOf('parent')),
    'institution',
    'institution',
    { institution: 3 },
    'placed',
  ],
  ['shared', linked, undefined, 'institution', {}, 'placed shared'],
  ['institutions themselves', of(itself), undefined, 'institution', {}, 'institution'],
  ['common to all', of(common), undefined, 'institution', {}, 'common'],
])('rows %s say so', (_, entity, column, name, placed, kinds) => {
  expect(placeColumn(entity)).toBe(column)
  expect(placeName(entity)).toBe(name)
  expect(placedIn(entity, 3)).toEqual(placed)
  const is = {
    placed: isPlaced(entity),
    shared: isShared(entity),
    institution: isInstitution(entity),
    common: isCommon(entity),
  }
  const held = Object.entries(is).flatMap(([kind, holds]) => (holds ? [kind] : []))
  expect(held.join(' ')).toBe(kinds)
})

it('shared rows have a join entity, inherited institutions a relation', () => {
  expect(joinOf(linked)).toMatchObject({ link: 'houseHasThing', row: 'thing', institution: 'house' })
  expect(joinOf(of(common))).toBeUndefined()
  expect(inheritsBy(of(inInstitutionOf('parent')))).toBe('parent')
  expect(inheritsBy(of(inInstitution()))).toBeUndefined()
})
