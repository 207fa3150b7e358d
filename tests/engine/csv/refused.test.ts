import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { readCsv } from '#engine/csv/readCsv.ts'
import { type RefusedRow, writeRefused } from '#engine/csv/writeRefused.ts'
import { parcelTable } from '#tests/fixtures/parcel.ts'

const added = { line: 'Ligne du fichier', reason: 'Motif du refus' }
const ignored = ['Ligne du fichier', 'Zeile der Datei', 'Motif du refus', 'Grund der Ablehnung']

const read = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  const file = readCsv({ bytes, fileName: 'envois.csv', table: parcelTable, shown: [], ignored })
  if (file.fileProblem) throw new Error(file.fileProblem.code)
  return file
}
const refusedOf = (file: ReturnType<typeof read>): RefusedRow[] =>
  file.rows
    .filter(({ state }) => state !== 'ok')
    .map((row) => ({ row, reasons: row.problems.map(({ column, code }) => `${column} ${code}`) }))
const write = (file: ReturnType<typeof read>, words = added) => writeRefused(file, refusedOf(file), words)

const mixed = [
  'weight;Reference;size;dueOn',
  '3;P-1;small;09/03/2027',
  'lourd;P-2;small;09/03/2027',
  '3;P-3;small',
  '3;P-4;small;09/03/2027;de trop',
  '-5;"P;5";middle;30/02/2027',
].join('\r\n')

describe('the file of refused rows', () => {
  test('has them as they stood in the file, with line and reason before them', () => {
    const text = write(read(mixed))
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(parse(text, { bom: true, delimiter: ';', relax_column_count: true })).toEqual([
      ['Ligne du fichier', 'Motif du refus', 'weight', 'Reference', 'size', 'dueOn'],
      ['3', 'weight 419', 'lourd', 'P-2', 'small', '09/03/2027'],
      ['4', 'dueOn 419', '3', 'P-3', 'small'],
      ['5', 'reference 419', '3', 'P-4', 'small', '09/03/2027', 'de trop'],
      ['6', 'size 406 dueOn 406 weight 406', '-5', 'P;5', 'middle', '30/02/2027'],
    ])
  })

  test('is refused again for the same reasons, whatever the language of its added columns', () => {
    const first = read(mixed)
    for (const words of [added, { line: 'ZEILE DER DATEI', reason: 'Grund der Ablehnung' }]) {
      const again = read(write(first, words))
      expect(again.columns).toEqual(first.columns)
      expect(again.header).toEqual(first.header)
      expect(refusedOf(again).map(({ row, reasons }) => [row.cells, row.surplus, reasons])).toEqual(
        refusedOf(first).map(({ row, reasons }) => [row.cells, row.surplus, reasons]),
      )
    }
  })

  test('numbers its rows as a spreadsheet shows them when it is read again', () => {
    const again = read(write(read(mixed.replace('P-2', '"P\n2"'))))
    expect(again.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5])
  })

  test('is imported once it is corrected, the added columns where somebody has moved them', () => {
    const text = write(read('reference;weight;size;dueOn\nP-2;lourd;small;09/03/2027'))
    expect(read(text.replace('lourd', '4')).rows).toMatchObject([{ state: 'ok', row: { weight: 4 } }])
    const moved = 'reference;weight;size;dueOn;Motif du refus\nP-2;4;small;09/03/2027;weight 419'
    expect(read(moved).rows).toMatchObject([{ state: 'ok', surplus: [] }])
  })

  test('leaves out lines in which only the added cells hold something', () => {
    const text = 'Ligne du fichier;Motif du refus;reference;weight;size;dueOn\n2;x;P-2;4;small;\n3;x;;;;'
    expect(read(text).rows).toHaveLength(1)
  })

  test('runs nothing in a spreadsheet, and gives back what it was made from', () => {
    const runs =
      "=HYPERLINK(1);3;small;x\n@SUM;3;small;x\n'=A1;3;small;x\nP-1;+1+1;small;-cmd\nP-1;-5;small;x"
    const first = read(`reference;weight;size;dueOn\n${runs}`)
    const text = write(first)
    const cells = parse(text, { bom: true, delimiter: ';' }).flat()
    expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual(['-5'])
    expect(read(text).rows.map((row) => row.cells)).toEqual(first.rows.map((row) => row.cells))
  })
})
