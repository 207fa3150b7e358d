import { expect, test } from 'vitest'
import { booleanKind } from '#dsl/kinds/boolean.ts'

test.each([
  [
    ['oui', 'Ja', 'YES', 'sí', 'x', '1'],
    ['non', 'Nein', 'NO', '0'],
  ],
  // Cells that are true or false in a spreadsheet, copied in French, German, Spanish and English.
  [
    ['VRAI', 'WAHR', 'VERDADERO', 'TRUE'],
    ['FAUX', 'FALSCH', 'FALSO', 'FALSE'],
  ],
])('%s is yes and %s is no, as people and spreadsheets write them', (yes, no) => {
  for (const text of yes) expect(booleanKind.parse(` ${text} `)).toEqual({ value: true })
  for (const text of no) expect(booleanKind.parse(text)).toEqual({ value: false })
})

test('another word is neither', () => {
  expect(booleanKind.parse('peut-être')).toEqual({ problem: { code: 406, reason: 'notYesOrNo' } })
})
