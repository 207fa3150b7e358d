import { expect, test } from 'vitest'
import { fold } from '#dsl/text/fold.ts'
import { byReading, sortKey } from '#dsl/text/sortKey.ts'

test.each([
  ['Hôpital de l’Étang', "hopital de l'etang"],
  ['e\u0301te\u0301 ÉTÉ', 'ete ete'],
  ['Œuvre, cœur, Ægir, Großstraße, STRAẞE', 'oeuvre, coeur, aegir, grossstrasse, strasse'],
  ['Łódź, Ørsted, İzmir, ılık', 'lodz, orsted, izmir, ilik'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['Saint\u2011Louis\u202f; A\u00a0B', 'saint-louis ; a b'],
  ['日本 Ж 🏥', '日本 ж 🏥'],
])('%j reads as %j', (text, read) => {
  expect(fold(text)).toBe(read)
})

test('texts stand as people look for them: accents and case aside, numbers by their value', () => {
  const inOrder = [
    '',
    '7',
    '08',
    '10',
    '12345678901234',
    '99999999999999',
    '100000000000000',
    '1000000000000000',
    "l'Écluse",
    'l’Étang',
    "l'Étoile",
    'M2',
    'm10',
    'M10-2',
    'M10-10',
    'œil',
    'of',
    '日本',
    '\uffee',
    '🏥',
  ]
  expect([...inOrder].reverse().sort(byReading)).toEqual(inOrder)
  for (const [a, b] of [
    ['ÉTÉ', 'ete'],
    ['M02', 'm2'],
    ['0', '000'],
    [`${'a'.repeat(200)}b`, `${'a'.repeat(200)}c`],
    [`${'🏥'.repeat(200)}b`, `${'🏥'.repeat(200)}c`],
  ] as const)
    expect(byReading(a, b), `${a} ${b}`).toBe(0)
})

test('a key fits into an index, whatever the text', () => {
  for (const text of ['1a', 'ß', '日', '🏥', '각', '1é'])
    expect(new TextEncoder().encode(sortKey(text.repeat(2000))).length).toBeLessThan(2700)
})
