// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type ExistingRows, noveltyOf } from '#renderer/import/existingRows.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { rowOf } from '../list/stage.tsx'

const columns = ['code', 'beginAt', 'endAt', 'break']
const novelty = (institution: number[], more: object = {}) => {
  const existing: ExistingRows = new Map([['m001', [rowOf(1, { institution })]]])
  return noveltyOf(schedule, existing, { ...rowOf(1), ...more }, columns, [1, 2])
}

it('a row of a file is nothing new only where each institution has it, as it is', () => {
  expect(novelty([1, 2, 3])).toBe('unchanged')
  expect(novelty([1, 3])).toBe('linked')
  expect(novelty([1, 3], { endAt: '15:30' })).toBe('changed')
  expect(novelty([1, 2], { endAt: '15:30' })).toBe('changed')
  expect(novelty([1, 2], { code: 'M002' })).toBe('new')
})
