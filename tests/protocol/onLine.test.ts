import { expect, test } from 'vitest'
import { onLine } from '#protocol/problem.ts'

test('of a line that is gone, or another by now, that is said whatever code another platform gives it', () => {
  for (const [status, column] of [
    [404, 'id'],
    [412, 'version'],
  ] as const)
    expect(onLine({ status, code: 500, details: [] }, 3).details).toEqual([{ column, code: status, line: 3 }])
  expect(onLine({ status: 409, code: 449, details: [] }, 3).details).toEqual([
    { column: 'id', code: 449, line: 3 },
  ])
})
