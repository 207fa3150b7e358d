import { expect, it } from 'vitest'
import { HttpProblem } from '#server/errors.ts'
import { readIfMatch } from '#server/resources/routes/ifMatch.ts'

const statusOf = (read: () => unknown): number | undefined => {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof HttpProblem ? error.status : 0
  }
}

it.each([
  ['"3"', [3]],
  ['"3", "5"', [3, 5]],
  ['"3",,\t"5" , ', [3, 5]],
  ['W/"3", "5"', [5]],
  ['W/"3"', []],
  ['"03"', []],
  ['""', []],
  ['*', [1, 3, 5, 30]],
  [' * ', [1, 3, 5, 30]],
])('%s is said of the versions %j', (header, versions) => {
  expect([1, 3, 5, 30].filter((version) => readIfMatch(header)?.(version))).toEqual(versions)
})

it.each(['', ' ', ',', '3', 'x', '"3', '3"', 'w/"3"', '"3" "5"', '*, "3"', '"3", 5', '"3"x', '"3 "', 'x"3"'])(
  '%j is no such header',
  (header) => {
    expect(statusOf(() => readIfMatch(header))).toBe(400)
  },
)

it('without the header no version is asked for', () => {
  expect(readIfMatch(undefined)).toBeUndefined()
})
