import { expect, test } from 'vitest'
import { foldTerm, matches, searchTextOf } from '#engine/search.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const row = { reference: 'Box 12', opening: 450, dueOn: '2027-03-09' }

test('folds case, accents and every white space [console 5.21]', () => {
  expect(foldTerm(' À LA\u00a0De\u202fman\tde\n')).toBe('alademande')
})

test.each(['box', 'BOX12', 'b o x', '450', '7h30', '7H3', '09-03-2027', '', '   '])(
  '%j finds the row',
  (term) => {
    expect(matches(parcel, row, term)).toBe(true)
  },
)

test.each(['boxes', '12450', '2027-03', '%', '.', '\u0001\u0001x'])('%j does not', (term) => {
  expect(matches(parcel, row, term)).toBe(false)
})

test('missing values have no text', () => {
  expect(searchTextOf(parcel, { reference: null })).toBe('\u0001\u0001')
})
