import { describe, expect, test } from 'vitest'
import { decodeCsv } from '#engine/csv/decodeCsv.ts'
import { parseLines } from '#engine/csv/parseLines.ts'
import { readCsv } from '#engine/csv/readCsv.ts'
import { mendCell, rehearse } from '#engine/csv/rehearse.ts'
import { csvTemplate } from '#engine/csv/writeCsv.ts'
import { parcel, parcelTable } from '#tests/fixtures/parcel.ts'

const format = parcelTable.list.csv!
const utf16 = (text: string, mark: number[], bigEnd: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array([...mark, ...(bigEnd ? bytes.swap16() : bytes)])
}

describe('an encoding', () => {
  test.each([
    ['utf-8', new TextEncoder().encode('é;1')],
    ['utf-8', new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x3b, 0x31])],
    ['utf-16le', utf16('é;1', [0xff, 0xfe], false)],
    ['utf-16be', utf16('é;1', [0xfe, 0xff], true)],
    ['windows-1252', new Uint8Array([0xe9, 0x3b, 0x31])],
  ])('%s is known by its mark or its bytes', (encoding, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ text: 'é;1', encoding })
  })

  test.each([
    ['ÿ;', [0xff, 0x3b]],
    ['ÿÿ', [0xff, 0xff]],
    ['þ;', [0xfe, 0x3b]],
    ['þþ', [0xfe, 0xfe]],
    [';ÿ', [0x3b, 0xff]],
    [';þ', [0x3b, 0xfe]],
    ['ÿ', [0xff]],
    ['þ', [0xfe]],
  ])('half a mark is text: %s', (text, bytes) => {
    expect(decodeCsv(new Uint8Array(bytes))).toEqual({ text, encoding: 'windows-1252' })
  })

  test('of no bytes is UTF-8', () => {
    expect(decodeCsv(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' })
  })
})

describe('lines', () => {
  test.each(['\u0000', '\u0008', '\u000e', '\u001f'])('with %j are no text', (sign) => {
    expect(parseLines(`a;b${sign}`)).toBeUndefined()
  })

  test.each(['\t', '\u000b', '\u000c', '\u0020', '\u007f'])('may hold %j', (sign) => {
    expect(parseLines(`a;b${sign}c`)).toEqual([{ line: 1, cells: ['a', `b${sign}c`] }])
  })

  test('are none where a quote stays open, and are read where one is only misplaced', () => {
    expect(parseLines('a;"b')).toBeUndefined()
    expect(parseLines('a;"b"c";d')).toEqual([{ line: 1, cells: ['a', 'b"c', 'd'] }])
    expect(parseLines('a;b"c;d')).toEqual([{ line: 1, cells: ['a', 'b"c', 'd'] }])
  })

  test('are counted as rows of a spreadsheet, line ends inside quotes being none', () => {
    expect(parseLines('"a\r\nb";c\r\nd;e\r\n"f\n\rg"\r\nh')).toEqual([
      { line: 1, cells: ['a\r\nb', 'c'] },
      { line: 2, cells: ['d', 'e'] },
      { line: 3, cells: ['f\n\rg'] },
      { line: 4, cells: ['h'] },
    ])
  })

  test('that end in several ways end in one', () => {
    expect(parseLines('a\r\nb\nc\rd')?.map(({ cells }) => cells)).toEqual([['a'], ['b'], ['c'], ['d']])
    expect(parseLines('a\n"b\r\nc"\nd')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: ['b\r\nc'] },
      { line: 3, cells: ['d'] },
    ])
    expect(parseLines('"a""b\r";c\nd')).toEqual([
      { line: 1, cells: ['a"b\r', 'c'] },
      { line: 2, cells: ['d'] },
    ])
  })

  test('with one kind of line end keep others in quotes, with several have one', () => {
    expect(parseLines('a\rb\n"c\r\nd"')?.at(-1)).toEqual({ line: 3, cells: ['c\nd'] })
    expect(parseLines('a')).toEqual([{ line: 1, cells: ['a'] }])
  })
})

describe('a file', () => {
  const read = (text: string, fileName = 'a.csv', maxBytes = format.maxBytes) =>
    readCsv({
      bytes: new TextEncoder().encode(text),
      fileName,
      table: { ...parcelTable, list: { ...parcelTable.list, csv: { ...format, maxBytes } } },
      shown: [],
    })

  test('may be as long as is allowed, to the byte', () => {
    const text = 'a;b;c;d\nP-1;3;small;09/03/2027'
    expect(read(text, 'a.csv', text.length).rows).toHaveLength(1)
    expect(read(text, 'a.csv', text.length - 1)).toEqual({ fileProblem: { code: 'tooLarge' } })
  })

  test('with commas between its cells is told so, and only then', () => {
    expect(read('reference,weight,size,dueOn\nP-1,3,small,x')).toEqual({ fileProblem: { code: 'commas' } })
    expect(read('a,b;x;c;d\nP-1;3;small;09/03/2027').rows).toHaveLength(1)
    expect(read('reference\nP-1')).toEqual({ fileProblem: { code: 'wrongFormat' } })
  })

  test('has no lines of spaces, and no cells of spaces at the end of one', () => {
    const { rows } = read('a;b;c;d; ;\n ; ;\nP-1;3;small;09/03/2027;  ; \n')
    expect(rows).toHaveLength(1)
    expect(rows?.[0]).toMatchObject({ line: 3, state: 'ok', surplus: [], missing: [] })
  })

  test('with a short line has empty cells, which are told as missing', () => {
    const { rows } = read('a;b;c;d\n P-1 ;3')
    expect(rows?.[0]).toMatchObject({
      key: 'P-1',
      cells: { reference: ' P-1 ', weight: '3', size: '', dueOn: '' },
      missing: ['size', 'dueOn'],
      state: 'error',
    })
  })

  test('of a table without a format is a programming error that names the table', () => {
    const table = { ...parcelTable, list: { ...parcelTable.list, csv: undefined } }
    expect(() => readCsv({ bytes: new Uint8Array(), fileName: 'a.csv', table, shown: [] })).toThrow(
      new RangeError('parcel has no CSV format'),
    )
    expect(() => csvTemplate(table, [], [])).toThrow(new RangeError('parcel has no CSV format'))
  })
})

describe('a row', () => {
  const raw = (cells: Record<string, string>, missing: string[] = []) => ({
    line: 2,
    cells,
    missing,
    surplus: [],
  })

  test('is known by its key without the spaces around it, or by nothing', () => {
    const keys = rehearse([raw({ reference: ' P-1 ' }), raw({ weight: '3' })], parcel, format).map(
      ({ key }) => key,
    )
    expect(keys).toEqual(['P-1', ''])
  })

  test('is judged as when it is saved: what is still too short is told', () => {
    const [row] = rehearse([raw({ reference: 'P' })], parcel, format)
    expect(row?.problems).toMatchObject([{ column: 'reference', reason: 'longerThan' }])
  })

  test('is judged by what is computed of any of its cells', () => {
    const [row] = rehearse([raw({ reference: 'P-1', openAt: '08:00' })], parcel, format)
    expect(row?.problems).toMatchObject([{ column: 'opening', code: 419, reason: 'missingField' }])
    expect(rehearse([raw({ reference: 'P-1' })], parcel, format)[0]?.state).toBe('ok')
  })

  test('with a cell mended lacks that cell no more, and the others still', () => {
    const short = raw({ reference: 'P-1', size: '', dueOn: '' }, ['size', 'dueOn'])
    const mended = mendCell(short, 'size', 'small')
    expect(mended).toEqual({ ...short, cells: { ...short.cells, size: 'small' }, missing: ['dueOn'] })
    expect(rehearse([mended], parcel, format)[0]?.problems).toMatchObject([{ column: 'dueOn' }])
  })

  test('that is wrong and there twice stays wrong, and has both problems', () => {
    const twice = rehearse(
      [
        raw({ reference: 'P-1', size: 'small', weight: 'x' }),
        raw({ reference: 'P-1', size: 'small', weight: '3' }),
      ],
      parcel,
      format,
    )
    expect(twice.map(({ state }) => state)).toEqual(['error', 'duplicate'])
    expect(twice[0]?.problems.map(({ column }) => column)).toEqual(['weight', 'reference'])
    expect(twice[1]?.problems).toMatchObject([{ column: 'reference', code: 409, reason: 'duplicate' }])
  })

  test('of an entity that has one an institution is no duplicate in a file', () => {
    const once = { ...parcel, unique: [{ columns: [], within: 'institution', code: 409 }] } as typeof parcel
    const rows = rehearse([raw({ reference: 'P-1' }), raw({ reference: 'P-1' })], once, format)
    expect(rows.map(({ state }) => state)).toEqual(['ok', 'ok'])
  })
})
