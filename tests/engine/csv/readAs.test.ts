import { expect, test } from 'vitest'
import { readCsv } from '#engine/csv/readCsv.ts'
import { schedule } from '#schemas/tables/schedule.ts'

const rowsOf = (...lines: string[]) => {
  const text = ['code;beginAt;endAt;break', ...lines].join('\n')
  const bytes = new TextEncoder().encode(text)
  return readCsv({ bytes, fileName: 'codes.csv', table: schedule, shown: [] }).rows ?? []
}

test.each([
  ['M1;06:45;14:15;00:30', {}],
  ['M1;7h;14:15;00:30', { beginAt: '07:00' }],
  ['M1;7;14:15;00:30', { beginAt: '07:00' }],
  ['M1;16:00;24:00;00:30', { endAt: '00:00' }],
  ['M1;06:45;14:15;30', { break: '00:30' }],
  ['M1;06:45;14:15;', { break: '' }],
  ['M1;0645;1415;0', { beginAt: '06:45', endAt: '14:15', break: '00:00' }],
])('%s is taken, and what is read otherwise than it is written is told', (line, readAs) => {
  expect(rowsOf(line)).toMatchObject([{ state: 'ok' }])
  expect(rowsOf(line)[0]?.readAs).toEqual(readAs)
})

test('what cannot be read is a problem, not a reading', () => {
  const [row] = rowsOf('M1;25:00;14:15;00:30')
  expect([row?.state, row?.readAs]).toEqual(['error', {}])
})

test('an empty cell that has to be filled in is a problem too, and nothing that is read', () => {
  const [row] = rowsOf('M1;;14:15;')
  expect([row?.state, row?.readAs]).toEqual(['error', { break: '' }])
})

test('a row with more cells than the template has lacks what it should say, by its code', () => {
  const [row] = rowsOf('M1;06:45;14:15;00:30;X')
  expect(row?.problems).toEqual([
    { column: 'code', code: 419, reason: 'tooManyCells', params: { surplus: 1 } },
  ])
})

test('a row with a cell too many whose code is wrong itself says that of the code first', () => {
  const [row] = rowsOf(' ;06:45;14:15;00:30;X')
  expect(row?.problems).toMatchObject([{ column: 'code', code: 419, reason: 'missingField' }])
})
