import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ReadCsv, readCsv } from '#engine/csv/readCsv.ts'
import { mendCell, rehearse } from '#engine/csv/rehearse.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { writeCsv } from '#engine/csv/writeCsv.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(schedule.entity)
const known = {
  code: ['Code'],
  beginAt: ['Début', 'Beginn', 'Start', 'Inicio'],
  endAt: ['Fin', 'Ende', 'End'],
  break: ['Pause', 'Break', 'Pausa'],
  interfacingCode: ["Code d'interfaçage"],
}
const connected = ['interfacingCode']

const bytesOf = (name: string): Uint8Array =>
  readFileSync(new URL(`../../fixtures/schedules/${name}`, import.meta.url))
const read = (name: string, shown: readonly string[] = []): ReadCsv =>
  readCsv({ bytes: bytesOf(name), fileName: name, table: schedule, shown, known, shape })
const rowsOf = (name: string, shown?: readonly string[]): readonly RehearsedRow[] =>
  read(name, shown).rows ?? []
const states = (rows: readonly RehearsedRow[]) => [...new Set(rows.map((row) => row.state))]

describe('files that are taken', () => {
  test('hospital-day-night.csv: 24 time codes, nights and a day and a half', () => {
    const rows = rowsOf('hospital-day-night.csv')
    expect(rows).toHaveLength(24)
    expect(states(rows)).toEqual(['ok'])
    const worked = Object.fromEntries(rows.map(({ key, row }) => [key, row.nbWorkedMinutes]))
    expect(worked).toMatchObject({ M1: 420, N1: 540, NW: 660, J12: 660, 'URG-24': 1320, ASTR: 840, MIN: 2 })
    expect(rows[0]?.row).toEqual({
      code: 'M1',
      beginAt: '06:45',
      endAt: '14:15',
      break: '00:30',
      nbWorkedMinutes: 420,
    })
  })

  test('windows-1252-interface.csv: accents, quoted cells, a code for the time system', () => {
    const file = read('windows-1252-interface.csv', connected)
    expect(file).toMatchObject({ encoding: 'windows-1252' })
    expect(states(file.rows ?? [])).toEqual(['ok'])
    expect(file.rows?.map(({ row }) => [row.code, row.interfacingCode])).toEqual([
      ['ÉTÉ1', 'OCT-0101'],
      ['M;1', 'OCT-0102'],
      ['À LA DEMANDE', null],
      ['N°3', 'ÆX"9'],
      ['GARDE', 'OCT-0105'],
    ])
  })

  test('windows-1252-interface.csv where no time system is connected: its code is passed over', () => {
    const file = read('windows-1252-interface.csv')
    expect(states(file.rows ?? [])).toEqual(['ok'])
    expect(file.rows?.flatMap(({ row }) => Object.keys(row))).not.toContain('interfacingCode')
    expect(file).toMatchObject({ unread: ["Code d'interfaçage"] })
  })

  test('excel-habits.csv: times as spreadsheets write them, blank rows and empty columns', () => {
    const rows = rowsOf('excel-habits.csv')
    expect(states(rows)).toEqual(['ok'])
    expect(rows.map(({ line, row }) => [line, row.code])).toEqual([
      [2, 'M10'],
      [3, 'M11'],
      [4, 'M12'],
      [6, 'M13'],
    ])
    for (const { row } of rows)
      expect(row).toMatchObject({ beginAt: '07:00', endAt: '14:30', break: '00:30', nbWorkedMinutes: 420 })
  })

  test('utf16.csv: two rows', () => {
    const file = read('utf16.csv')
    expect(file).toMatchObject({ encoding: 'utf-16le' })
    expect(file.rows?.map(({ key, state }) => [key, state])).toEqual([
      ['M1', 'ok'],
      ['É2', 'ok'],
    ])
  })

  test('three-thousand.csv: 3000 rows', () => {
    const rows = rowsOf('three-thousand.csv')
    expect(rows).toHaveLength(3000)
    expect(states(rows)).toEqual(['ok'])
  })

  test('formulas.csv: taken as text, exported so that none runs, read back unchanged', () => {
    const rows = rowsOf('formulas.csv')
    const codes = ['=1+1', '+33', '@SUM(A1)', '-N1']
    expect(states(rows)).toEqual(['ok'])
    expect(rows.map(({ row }) => row.code)).toEqual(codes)
    const text = writeCsv(
      schedule,
      rows.map(({ row }) => row),
      ['Code', 'Début', 'Fin', 'Pause'],
      [],
    )
    for (const line of text.split('\r\n').slice(1, -1)) expect(line).toMatch(/^'[=+@-]/)
    const again = readCsv({
      bytes: new TextEncoder().encode(text),
      fileName: 'x.csv',
      table: schedule,
      shown: [],
    })
    expect(again.rows?.map(({ row }) => row)).toEqual(rows.map(({ row }) => row))
  })
})

describe('files that are refused whole [console 5.18, console 8.3, area 8.2]', () => {
  test.each([
    ['header-only.csv', 'wrongFormat'],
    ['empty.csv', 'wrongFormat'],
    ['wrong-extension.txt', 'notCsv'],
    ['comma-separated.csv', 'commas'],
    ['too-large.csv', 'tooLarge'],
    ['binary.csv', 'wrongFormat'],
  ])('%s: %s', (name, code) => {
    expect(read(name)).toEqual({ fileProblem: { code } })
  })
})

describe('one-of-each-error.csv [console 5.19, console 8.3]', () => {
  const rows = rowsOf('one-of-each-error.csv')

  test('two good rows, the others each with its error on its column', () => {
    expect(rows.filter((row) => row.state === 'ok').map((row) => row.key)).toEqual(['OK1', 'OK2'])
    const wrong = rows.filter((row) => row.state === 'error')
    expect(
      wrong.map(({ line, key, problems }) => [
        line,
        key,
        ...problems.map((p) => [p.column, p.code, p.reason]),
      ]),
    ).toEqual([
      [3, 'MISS', ['break', 419, 'missingField']],
      [4, 'BADSTART', ['beginAt', 406, 'notATime']],
      [5, 'BADEND', ['endAt', 406, 'notATime']],
      [6, 'BADBREAK', ['break', 406, 'notADuration']],
      [7, 'NOWORK', ['nbWorkedMinutes', 406, 'atLeast']],
      [8, 'NEGATIVE', ['nbWorkedMinutes', 406, 'atLeast']],
      [9, '', ['code', 419, 'missingField']],
      [10, 'TEXT', ['beginAt', 406, 'notATime']],
    ])
  })

  test('mended in place, all rows are good', () => {
    const cures: Readonly<Record<string, [string, string]>> = {
      MISS: ['break', ''],
      BADSTART: ['beginAt', '5h'],
      BADEND: ['endAt', '1600'],
      BADBREAK: ['break', '30'],
      NOWORK: ['break', '00:00'],
      NEGATIVE: ['endAt', '18:00'],
      '': ['code', 'NINE'],
      TEXT: ['beginAt', '7'],
    }
    const mended = rows.map((row) => {
      const cure = cures[row.key]
      return cure && row.state === 'error' ? mendCell(row, ...cure) : row
    })
    const again = rehearse(mended, schedule.entity, schedule.list.csv as never, { shape })
    expect(states(again)).toEqual(['ok'])
    expect(again[6]?.row).toMatchObject({ endAt: '18:00', nbWorkedMinutes: 540 })
    expect(rows[6]?.cells.endAt).toBe('08:00')
  })
})

describe('duplicates.csv', () => {
  test('same text is a duplicate, another case a likely one, and every row of a group is told', () => {
    const rows = rowsOf('duplicates.csv')
    expect(states(rows)).toEqual(['duplicate'])
    expect(
      rows.map(({ line, problems }) => [line, ...problems.map((p) => [p.column, p.code, p.reason])]),
    ).toEqual([
      [2, ['code', 409, 'duplicate']],
      [3, ['code', 409, 'likelyDuplicate']],
      [4, ['code', 409, 'duplicate']],
      [5, ['code', 409, 'likelyDuplicate']],
      [6, ['code', 409, 'duplicate']],
    ])
  })

  test('one of two renamed, both are good', () => {
    const rows = rowsOf('duplicates.csv').map((row) => (row.line === 5 ? mendCell(row, 'code', 'D3') : row))
    const again = rehearse(rows, schedule.entity, schedule.list.csv as never)
    expect(again.filter((row) => row.state === 'ok').map((row) => row.line)).toEqual([3, 5])
  })
})
