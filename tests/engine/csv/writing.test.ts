import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '#engine/csv/formulaEscape.ts'
import { readCsv } from '#engine/csv/readCsv.ts'
import { csvTemplate, writeCsv } from '#engine/csv/writeCsv.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { parcelTable } from '#tests/fixtures/parcel.ts'

const headers = ['Code', 'Début', 'Fin', 'Pause']

test('a template is the header alone, with the columns that are shown [console 2.2.9]', () => {
  expect(csvTemplate(schedule, [], headers)).toBe('\ufeffCode;Début;Fin;Pause\r\n')
  expect(csvTemplate(schedule, ['interfacingCode'], [...headers, 'Interface'])).toBe(
    '\ufeffCode;Début;Fin;Pause;Interface\r\n',
  )
})

test('missing values are empty cells; separators and quotes are quoted', () => {
  const rows = [{ code: 'M;"1"', beginAt: '07:00', endAt: '15:00', break: null, id: 4 }]
  expect(writeCsv(schedule, rows, headers, [])).toBe(
    '\ufeffCode;Début;Fin;Pause\r\n"M;""1""";07:00;15:00;\r\n',
  )
})

test('a negative number stays a number', () => {
  const text = writeCsv(parcelTable, [{ reference: '-5', weight: -5 }], ['a', 'b', 'c', 'd'], [])
  expect(text.split('\r\n')[1]).toBe("'-5;-5;;")
})

describe('text a spreadsheet would run', () => {
  test.each([
    '=1',
    '+33',
    '-N1',
    '@SUM(A1)',
    '\t=1',
    '\r1',
    '\n1',
    '＝1',
    '＋1',
    '－1',
    '＠A',
    "'=1",
    "''+1",
  ])('%j is escaped, and comes back', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
    expect(unescapeFormula(escapeFormula(text))).toBe(text)
  })

  test.each(["l'=1", "'abc", 'M1', '', "'"])('%j is none', (text) => {
    expect(escapeFormula(text)).toBe(text)
    expect(unescapeFormula(text)).toBe(text)
  })

  test('whatever the text, what is read is what was written', () => {
    fc.assert(fc.property(fc.string(), (text) => unescapeFormula(escapeFormula(text)) === text))
  })
})

const code = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.stringMatching(/^['=+\-@;",\r\n a]{1,6}$/),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/[\p{Cc}]/u.test(text.replace(/[\r\n\t]/g, '')))

test('export then import gives the same rows', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map(schedule.entity.columns.beginAt.kind.example)
  const row = fc.record({
    code,
    beginAt: time,
    endAt: time,
    break: fc.constant(null),
    interfacingCode: fc.option(code),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const shown = ['interfacingCode']
      const bytes = new TextEncoder().encode(writeCsv(schedule, rows, [...headers, 'Interface'], shown))
      const file = readCsv({ bytes, fileName: 'a.csv', table: schedule, shown })
      const again = file.rows?.map(({ row: { nbWorkedMinutes: _, ...values } }) => values)
      expect(again).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})
