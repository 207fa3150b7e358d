import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, readCsvParts } from '#engine/csv/readCsv.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { goodParcel, parcel, parcelTable } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const known = {
  reference: ['Référence', 'Reference'],
  weight: ['Poids', 'Weight'],
  size: ['Taille'],
  dueOn: ['Échéance'],
}
const read = (text: string | Uint8Array, shown: readonly string[] = []) =>
  readCsv({
    bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    fileName: 'Envoi.CSV',
    table: parcelTable,
    shown,
    known,
  })
const values = (text: string, shown?: readonly string[]) =>
  read(text, shown).rows?.map(({ row }) => [row.reference, row.weight, row.size, row.dueOn])

const P1 = ['P-1', 3, 'small', '2027-03-09']

describe('the header [console 5.19]', () => {
  test.each([
    ['in the order of the columns', 'Référence;Poids;Taille;Échéance\nP-1;3;small;09/03/2027'],
    [
      'in another order, without accents, in capitals',
      'ECHEANCE;TAILLE;REFERENCE;POIDS\n09/03/2027;small;P-1;3',
    ],
    ['in the wire names', 'weight;size;dueOn;reference\n3;small;2027-03-09;P-1'],
    ['in words nobody knows: by position', 'a;b;c;d\nP-1;3;small;09032027'],
    ['with one word nobody knows: by position', 'Référence;Poids;Format;Échéance\nP-1;3;small;9-3-2027'],
  ])('%s', (_, text) => {
    expect(values(text)).toEqual([P1])
  })

  test.each(['a\nP-1', 'a;b;c\nP-1;3;small', ';;;\n', '\n\n', 'a;b;c;d'])(
    '%j is no file of this table',
    (text) => {
      expect(read(text)).toEqual({ fileProblem: { code: 'wrongFormat' } })
    },
  )

  test.each([
    'Référence;Échéance;Format;Poids',
    'Format;Référence;Poids;Taille',
    'Poids;Référence;Format;Échéance',
    'Poids;Poids;Taille;Échéance',
    'Référence;Poids;Poids;Échéance',
    'Référence;Poids;Taille;Échéance;Référence',
  ])(
    '%j is no file of this table: by position its cells would go into other columns than those it names',
    (header) => {
      expect(read(`${header}\nP-1;3;4;09/03/2027`)).toEqual({ fileProblem: { code: 'wrongFormat' } })
    },
  )

  test('asks for an optional column only where that is shown', () => {
    const text = 'reference;weight;size;dueOn;label\nP-1;3;small;09/03/2027;a.csv'
    expect(read(text, ['label']).rows?.[0]).toMatchObject({ state: 'ok', row: { label: 'a.csv' } })
    expect(read(text, [])).toMatchObject({ rows: [{ state: 'ok', surplus: [] }], unread: ['label'] })
    expect(read(text, ['label', 'tracking']).rows?.[0]?.row).not.toHaveProperty('tracking')
  })

  test('is told of what stands under no heading of the table, cell by cell', () => {
    const [row] = read('reference;weight;size;dueOn;remark\nP-1;3;small;09/03/2027;late').rows ?? []
    expect(row).toMatchObject({ state: 'error', surplus: ['late'] })
  })

  test('passes over a column that is not offered wherever it stands, and what follows it keeps its place', () => {
    const file = read('label;Référence;Poids;Taille;Échéance\na.csv;P-1;3;small;09/03/2027')
    expect(file).toMatchObject({ rows: [{ row: { reference: 'P-1', weight: 3 } }], unread: ['label'] })
  })

  test('does not ask for it where its cell is empty, so that nothing stored is emptied', () => {
    const file = read('reference;weight;size;dueOn;;\nP-1;3;small;09/03/2027;;', ['label'])
    expect(file.rows?.[0]).toMatchObject({ state: 'ok' })
    expect(file.rows?.[0]?.row).not.toHaveProperty('label')
  })
})

describe('lines', () => {
  const header = 'reference;weight;size;dueOn'

  test.each(['\r\n', '\n', '\r'])('end in %j', (end) => {
    expect(values([header, 'P-1;3;small;09/03/2027', ''].join(end))).toEqual([P1])
  })

  test('may end in several ways in one file', () => {
    const rows = read(`${header}\r\nP-1;3;small;\nP-2;3;small;\rP-3;3;small;\r\n`).rows
    expect(rows?.map(({ line, key }) => [line, key])).toEqual([
      [2, 'P-1'],
      [3, 'P-2'],
      [4, 'P-3'],
    ])
  })

  test('are counted as a spreadsheet counts them, whatever line ends stand inside quotes', () => {
    const rows = read(`${header}\r\n"P\r\n1";3;small;\r\n\r\nP-2;x;small;\r\n`).rows
    expect(rows?.map(({ line, key }) => [line, key])).toEqual([
      [2, 'P\r\n1'],
      [4, 'P-2'],
    ])
  })

  test('with cells missing name the first columns without one', () => {
    const [row] = read(`${header}\nP-1`).rows ?? []
    expect(row?.missing).toEqual(['weight', 'size', 'dueOn'])
    expect(row?.problems).toMatchObject([
      { column: 'weight', code: 419, reason: 'missingField' },
      { column: 'size', code: 419 },
      { column: 'dueOn', code: 419 },
    ])
  })

  test('a cell of spaces is an empty one', () => {
    const [row] = read(`${header}\n \u00a0;3;small; `).rows ?? []
    expect(row?.problems).toEqual([{ column: 'reference', code: 419, reason: 'missingField' }])
    expect(row?.row).toMatchObject({ dueOn: null })
  })

  test('a quote that never closes is no file of this table', () => {
    expect(read(`${header}\n"P-1;3;small;\nP-2;3;small;\n`)).toEqual({ fileProblem: { code: 'wrongFormat' } })
  })

  test('bounds of the shape are checked where one is given', () => {
    const bytes = new TextEncoder().encode(`${header}\nP-1;99;small;`)
    const file = readCsv({
      bytes,
      fileName: 'a.csv',
      table: parcelTable,
      shown: [],
      shape: runtimeShape(parcel),
    })
    expect(file.rows?.[0]?.problems).toMatchObject([{ column: 'weight', code: 406, reason: 'atMost' }])
  })
})

test('unique columns together make a duplicate; a row that has none does not', () => {
  const rows = read('reference;weight;size;dueOn\nAB;1;small;\nab;1;large;\nAb;1;small;\nCD;1;;\nCD;1;;').rows
  expect(rows?.map((row) => row.state)).toEqual(['duplicate', 'ok', 'duplicate', 'ok', 'ok'])
  expect(goodParcel.reference).toBe('P-1')
})

test('a table without a format is a programming error', () => {
  const { csv: _, ...list } = parcelTable.list
  const table = { ...parcelTable, list }
  expect(() => readCsv({ bytes: new Uint8Array(), fileName: 'a.csv', table, shown: [] })).toThrow(RangeError)
})

test('whatever bytes come, the answer is a refusal or rows, and each row has a state', () => {
  const pieces = fc.oneof(
    fc.constantFrom(';', '"', '\r\n', '\n', ',', "'", '=', '\ufeff', 'Code;Début;Fin;Pause\n'),
    fc.string(),
  )
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => new TextEncoder().encode(parts.join('')))
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), texts), (bytes) => {
      const file = readCsv({ bytes, fileName: 'a.csv', table: schedule, shown: ['interfacingCode'] })
      if (file.fileProblem) return
      for (const row of file.rows) expect(row.state === 'ok').toBe(row.problems.length === 0)
    }),
    { numRuns: 500 },
  )
})

test('a long file can be read with pauses in between, and gives the same', () => {
  const lines = Array.from({ length: 1200 }, (_, i) => `P-${i};3;small;`)
  const bytes = new TextEncoder().encode(['reference;weight;size;dueOn', ...lines].join('\n'))
  const file = { bytes, fileName: 'a.csv', table: parcelTable, shown: [] }
  const parts = readCsvParts(file)
  let pauses = 0
  let part = parts.next()
  for (; !part.done; part = parts.next()) pauses += 1
  expect(pauses).toBe(3)
  expect(part.value).toEqual(readCsv(file))
})
