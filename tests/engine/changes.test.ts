import { expect, test } from 'vitest'
import { changesOf } from '#engine/changes.ts'

test('names what differs, in the order of the columns, and takes what is missing for nothing', () => {
  const before = { code: 'M1', break: null, service: [1, 2], id: 4 }
  const after = { service: [1], code: 'M1', break: '00:30', id: 5 }
  expect(changesOf(before, after, ['break', 'code', 'service', 'endAt'])).toEqual([
    { column: 'break', before: null, after: '00:30' },
    { column: 'service', before: [1, 2], after: [1] },
  ])
  expect(changesOf({ ...before, endAt: '07:00' }, before, ['endAt'])).toEqual([
    { column: 'endAt', before: '07:00', after: null },
  ])
})
