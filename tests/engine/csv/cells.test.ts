import { describe, expect, test } from 'vitest'
import type { ValueLabels } from '#engine/csv/readCell.ts'
import { readCsv } from '#engine/csv/readCsv.ts'
import { parcelTable } from '#tests/fixtures/parcel.ts'

const read = (text: string, labels?: ValueLabels) =>
  readCsv({
    bytes: new TextEncoder().encode(text),
    fileName: 'a.csv',
    table: parcelTable,
    shown: [],
    labels,
  })

describe('a cell', () => {
  test('names a value as people call it, or as it is kept', () => {
    const labels = {
      size: [
        { value: 'small', label: 'S · Petit' },
        { value: 'large', label: 'L · Grand' },
      ],
    }
    const text = 'reference;weight;size;dueOn\nP-1;3;grand;\nP-2;3;s;\nP-3;3;large;\nP-4;3;moyen;'
    const { rows = [] } = read(text, labels)
    expect(rows.map(({ row }) => row.size)).toEqual(['large', 'small', 'large', undefined])
    expect(rows.map(({ readAs }) => readAs)).toEqual([{}, {}, {}, {}])
    expect(rows[3]?.problems).toMatchObject([{ column: 'size', reason: 'notAChoice' }])
  })
})

describe('a file', () => {
  test.each([
    'reference\tweight\tsize\tdueOn\nP-1\t3\tsmall\t09/03/2027\n',
    '\n"reference"\t"weight"\t"size"\t"dueOn"\r\n"P-1"\t"3"\t"small"\t"09/03/2027"',
    'reference\tweight\tsize\tdueOn, jour\nP-1\t3\tsmall\t09/03/2027',
  ])('with tabs between its cells is read like one with semicolons: %j', (text) => {
    const { rows, delimiter } = read(text)
    expect(delimiter).toBe('\t')
    expect(rows).toMatchObject([{ state: 'ok', row: { reference: 'P-1', weight: 3, dueOn: '2027-03-09' } }])
    expect(read('a;b;c;d\te\nP-1;3;small;09/03/2027')).toMatchObject({
      delimiter: ';',
      rows: [{ state: 'ok' }],
    })
  })
})
