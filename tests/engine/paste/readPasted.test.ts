import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlock } from '#engine/paste/isBlock.ts'
import { readPasted } from '#engine/paste/readPasted.ts'

const cells = (text: string) => readPasted(text).map((line) => line.cells)

describe('a block', () => {
  test.each(['a\tb', 'a\nb', 'a\r\nb\r\n', '\tb', '"a\nb"'])('%j is one', (text) => {
    expect(isBlock(text)).toBe(true)
  })
  test.each(['', 'a', 'a\n', 'a\r\n', 'a b; c'])('%j is none: the browser pastes it', (text) => {
    expect(isBlock(text)).toBe(false)
  })
})

describe('cells', () => {
  test.each([
    ['of Excel', 'M1\t06:45\r\nM2\t7h\r\n'],
    ['of Google Sheets', 'M1\t06:45\nM2\t7h'],
    ['of an old Excel for Mac', 'M1\t06:45\rM2\t7h\r'],
    ['of a CSV file that was opened as a text', 'M1;06:45\r\nM2;7h\r\n'],
    ['with blank lines at the end', 'M1\t06:45\nM2\t7h\n\t\n\n'],
  ])('%s', (_, text) => {
    expect(cells(text)).toEqual([
      ['M1', '06:45'],
      ['M2', '7h'],
    ])
  })

  test('may hold semicolons where not each line has one, or only one line is there', () => {
    expect(cells('a;b\nc')).toEqual([['a;b'], ['c']])
    expect(cells('"a;\nb"')).toEqual([['a;\nb']])
    expect(cells('a;b\tc\nd;e\tf')).toEqual([
      ['a;b', 'c'],
      ['d;e', 'f'],
    ])
  })

  test('may hold tabs, line ends and quotes between quotes', () => {
    expect(cells('"a\tb"\t"c\nd"\r\n"say ""hi"""\t5" pipe\r\n')).toEqual([
      ['a\tb', 'c\nd'],
      ['say "hi"', '5" pipe'],
    ])
  })

  test.each([
    [
      'that closes early',
      '"Jour" long\tM1\nM2\tx',
      [
        ['"Jour" long', 'M1'],
        ['M2', 'x'],
      ],
    ],
    [
      'that never closes',
      '"Jour\tM1\nM2\tx',
      [
        ['"Jour', 'M1'],
        ['M2', 'x'],
      ],
    ],
  ])('have a quote %s as a letter', (_, text, expected) => {
    expect(cells(text)).toEqual(expected)
  })

  test('keep their line where those before it are blank', () => {
    expect(cells('A\n\nC\n')).toEqual([['A'], [''], ['C']])
  })

  test('lose the sign that keeps an export from being run', () => {
    expect(cells("'=SUM(A1)\tM1")).toEqual([['=SUM(A1)', 'M1']])
  })

  test('come back as any spreadsheet writes them', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', '\t', '\n', ';', 'é') })
    const written = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(rows, fc.constantFrom('\r\n', '\n'), (given, end) => {
        const block = given.map((row) => row.map(written).join('\t') + end).join('')
        const last = given.findLastIndex((row) => row.some((cell) => cell.trim() !== ''))
        const even = (cell: string) => cell.replaceAll('\r\n', '\n')
        expect(cells(block).map((row) => row.map(even))).toEqual(given.slice(0, last + 1))
      }),
    )
  })
})
