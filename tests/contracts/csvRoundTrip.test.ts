import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyColumn, Columns } from '#dsl/columns/column.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { csvColumns } from '#engine/csv/csvColumns.ts'
import { readCsv } from '#engine/csv/readCsv.ts'
import { writeCsv } from '#engine/csv/writeCsv.ts'
import { readText, writeText } from '#engine/readText.ts'
import type { Shape } from '#engine/validation/shape.ts'
import { catalogue } from '#schemas'
import { parcelTable } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { encode, formulaStarts, hardText, isActive, manner, rowsOf, writeFile } from './csvFiles.ts'

const FILES = runsOf(2000)
const tables = [...catalogue.tables.values(), parcelTable as AnyTable].filter(({ list }) => list.csv)
const each = Math.ceil(FILES / tables.length / 2)

/** What a second reader, which shares nothing with ours, finds in a text. */
const readBy = (text: string, lineEnd = '\r\n'): string[][] =>
  parse(text, { delimiter: ';', bom: true, relaxColumnCount: true, recordDelimiter: lineEnd }) as string[][]

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** Without the sign that keeps a spreadsheet from running a text. */
const bare = (cell: string): string =>
  cell.startsWith("'") && isActive(cell.replace(/^'+/, '')) ? cell.slice(1) : cell

describe.each(tables.map((table) => [table.name, table] as const))(
  'files of %s [console 5.18]',
  (_, table) => {
    const format = table.list.csv as CsvFormat
    const { entity } = table
    const columns = entity.columns as Columns
    const column = (name: string) => columns[name] as AnyColumn
    let shape: Shape
    beforeAll(() => {
      shape = runtimeShape(entity)
    })
    const shownColumns = fc.subarray([...format.optional])
    const read = (bytes: Uint8Array, shown: readonly string[]) =>
      readCsv({ bytes, fileName: 'rows.csv', table, shown, shape })

    // T13: what is exported runs nothing, and is read back as it was.
    test('an exported file has no formula, says the same to another reader, and comes back the same', () => {
      const exported = fc.property(
        shownColumns.chain((shown) =>
          fc.tuple(fc.constant(shown), rowsOf(entity, csvColumns(format, shown))),
        ),
        ([shown, rows]) => {
          const names = csvColumns(format, shown)
          const text = writeCsv(table, rows, names, shown)
          const [header, ...records] = readBy(text)
          expect(header).toEqual(names)
          expect(records).toHaveLength(rows.length)
          for (const [i, record] of records.entries())
            for (const [n, name] of names.entries()) {
              const value = rows[i]?.[name] ?? null
              const cell = record[n] ?? ''
              expect(bare(cell)).toBe(writeText(column(name), value))
              if (typeof value === 'number') expect(cell).toBe(writeText(column(name), value))
              else expect([cell, isActive(cell)]).toEqual([cell, false])
            }
          const file = read(new TextEncoder().encode(text), shown)
          const again = file.rows?.map(({ row }) =>
            Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
          )
          // White space at the ends goes, as it does when somebody leaves a field.
          const kept = rows.map((row) =>
            Object.fromEntries(
              names.map((name) => [name, readText(column(name), writeText(column(name), row[name]))]),
            ),
          )
          expect(
            again?.map((row) => Object.fromEntries(names.map((name) => [name, { value: row[name] }]))),
          ).toEqual(kept)
          const blamed = file.rows
            ?.flatMap(({ problems }) => problems)
            .filter((p) => names.includes(p.column))
          expect(blamed?.filter(({ reason }) => !/duplicate/i.test(reason ?? ''))).toEqual([])
        },
      )
      fc.assert(exported, { seed, numRuns: each })
    })

    test('no beginning of a formula is left active, in any text column, and each comes back', () => {
      const names = csvColumns(format, format.optional)
      const texts = names.filter((name) => column(name).kind.sql === 'text')
      for (const name of texts)
        for (const start of formulaStarts) {
          const value = `${start}1+1`
          if ('problem' in readText(column(name), value)) continue
          const example = (one: string) => (column(one).options.required ? column(one).kind.example(1) : null)
          const row = Object.fromEntries(names.map((one) => [one, one === name ? value : example(one)]))
          const text = writeCsv(table, [row], names, format.optional)
          const [, [cell = ''] = []] = readBy(text).map((cells) => [cells[names.indexOf(name)] ?? ''])
          expect([name, bare(cell), isActive(cell)]).toEqual([name, value, false])
          const [again] = read(new TextEncoder().encode(text), format.optional).rows ?? []
          expect(again?.row[name]).toEqual(value.trim())
        }
    })

    // T12: a file is read as an independent reader reads it, however it was written.
    test('a file of any program is read cell by cell as another reader reads it', () => {
      const cell = fc.oneof(hardText, fc.constantFrom('', ' ', '07:30', '7h30', '1'))
      const line = fc.array(cell, { minLength: 1, maxLength: format.columns.length + 2 })
      const written = fc.property(
        shownColumns,
        fc.array(line, { minLength: 1, maxLength: 12 }),
        manner,
        (shown, lines, how) => {
          const names = csvColumns(format, shown)
          const { bytes, means } = encode(writeFile([names, ...lines], how), how)
          const records = readBy(means, how.lineEnd).filter((cells) => !isEmpty(cells))
          const file = read(bytes, shown)
          if (records.length < 2) {
            expect(file.fileProblem).toEqual({ code: 'wrongFormat' })
            return
          }
          const expected = records.slice(1).map((cells) => ({
            cells: Object.fromEntries(names.map((name, i) => [name, bare(cells[i] ?? '')])),
            surplus: cells.slice(names.length, Math.max(lastFilled(cells), names.length)).map(bare),
            missing: names.slice(Math.max(lastFilled(cells), Math.min(cells.length, names.length))),
          }))
          expect(file.rows?.map(({ cells, surplus, missing }) => ({ cells, surplus, missing }))).toEqual(
            expected,
          )
        },
      )
      fc.assert(written, { seed, numRuns: each })
    })

    test.each([
      [-1, true],
      [0, true],
      [1, false],
    ])('of the largest size and %i bytes', (more, isRead) => {
      const names = csvColumns(format, [])
      const start = `${names.join(';')}\n${names.map((name) => writeText(column(name), column(name).kind.example(1))).join(';')}`
      const bytes = Buffer.from(start.padEnd(format.maxBytes + more, '\n'))
      expect(bytes).toHaveLength(format.maxBytes + more)
      const { rows, fileProblem } = read(bytes, [])
      expect([rows?.length, fileProblem?.code]).toEqual(isRead ? [1, undefined] : [undefined, 'tooLarge'])
    })
  },
)
