import { expect, test } from 'vitest'
import { flagOn, select } from '#dsl'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { locatedIn } from '#dsl/entities/facts.ts'
import { blankToNull, defaultOf, emptyRow, fillDefaults, isBlank } from '#engine/blank.ts'
import { catalogue } from '#schemas'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

test('nothing entered is blank; white space, zero and no are not', () => {
  expect([null, undefined, '', []].map(isBlank)).toEqual([true, true, true, true])
  expect([' ', 0, false, [1]].map(isBlank)).toEqual([false, false, false, false])
})

test('the empty text becomes null, in known columns only', () => {
  expect(blankToNull(parcel, { reference: '', sender: ' ', other: '' })).toEqual({
    reference: null,
    sender: ' ',
    other: '',
  })
})

test('defaults fill what is missing and leave what is given', () => {
  expect(fillDefaults(parcel, { size: null, fragile: true })).toEqual({
    size: 'small',
    fragile: true,
    isLost: false,
  })
})

test('a default that hangs on a criterion is the other one where it is not met, and its own where nobody can tell', () => {
  const told = select(enumeration('told', ['no', 'yes']), {
    default: 'yes',
    unless: { criterion: flagOn('legacyJobs'), default: 'no' },
  })
  const met = (told: boolean) => contextOf({ flags: { legacyJobs: told } })
  expect([defaultOf(told, met(true)), defaultOf(told, met(false)), defaultOf(told)]).toEqual([
    'yes',
    'no',
    'yes',
  ])
})

test('a new line starts with defaults, else with the lower bound of a column one fills in [console 5.8]', () => {
  const row = emptyRow(parcel)
  expect(row).toMatchObject({ size: 'small', fragile: false, weight: 1, reference: null, opening: null })
  expect(Object.keys(row)).toEqual(Object.keys(parcel.columns))
})

test('a new line of any table is nowhere before an address is chosen', () => {
  const placed = [...catalogue.entities.values()].flatMap((entity) =>
    locatedIn(entity).map(({ lat, lng }) => {
      const row = emptyRow(entity)
      return [entity.name, row[lat], row[lng]]
    }),
  )
  expect(placed).not.toEqual([])
  expect(placed.filter(([, lat, lng]) => lat !== null || lng !== null)).toEqual([])
})
