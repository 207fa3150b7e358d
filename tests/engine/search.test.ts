import { expect, test } from 'vitest'
import { foldTerm, matches, searchTextOf, soughtIn } from '#engine/search.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const row = { reference: 'Box 12', opening: 450, dueOn: '2027-03-09' }

test('folds case, accents and every white space [console 5.21]', () => {
  expect(foldTerm(' À LA\u00a0De\u202fman\tde\n')).toBe('alademande')
})

test.each([
  'box',
  'BOX12',
  'b o x',
  '12 box',
  '09-03-2027  Bôx',
  '450',
  '7h30',
  '7H3',
  '09-03-2027',
  '',
  '   ',
])('%j finds the row', (term) => {
  expect(matches(parcel, row, term)).toBe(true)
})

test.each(['boxes', 'boxes box', '12450', 'box 2', '2027-03', '%', '.', '\u0001\u0001x'])(
  '%j does not',
  (term) => {
    expect(matches(parcel, row, term)).toBe(false)
  },
)

test('words are sought each for itself; figures and single letters with the word before them', () => {
  expect(soughtIn('  Étang\u00a0Jean-Luc ')).toEqual(['etang', 'jean-luc'])
  expect(soughtIn('Pôle 2 nord M 1')).toEqual(['pole2', 'nordm1'])
  expect(soughtIn('06 12 34')).toEqual(['061234'])
  expect(soughtIn('de la DE')).toEqual(['de', 'la'])
  expect(soughtIn(' \u202f')).toEqual([])
  expect(soughtIn('one two three four five six seven')).toEqual(['onetwothreefourfivesixseven'])
})

test('missing values have no text', () => {
  expect(searchTextOf(parcel, { reference: null })).toBe('\u0001\u0001')
})
