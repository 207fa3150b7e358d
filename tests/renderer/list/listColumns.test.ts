import { expect, test } from 'vitest'
import { listColumns, namingColumns } from '#renderer/list/listColumns.ts'
import { admin } from '#schemas/tables/admin.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

const names = (...of: Parameters<typeof listColumns>) => listColumns(...of).map(({ name }) => name)
const several = contextOf({ institutions: [1, 2] })

test('where a row is stands beside its name, whole, and only where several institutions are selected', () => {
  expect(names(schedule, several).slice(0, 2)).toEqual(['code', 'sharers'])
  expect(names(schedule, contextOf({ institutions: [1] }))).not.toContain('sharers')
  expect(names(admin, several).slice(0, 3)).toEqual(['firstName', 'lastName', 'sharers'])
  expect(names(admin, several, ['lastName', 'email']).slice(0, 2)).toEqual(['lastName', 'sharers'])
})

test('a list that was left without columns shows none', () => {
  expect(names(schedule, several, [])).toEqual([])
})

test('a row is named by its label, by what that is made of, and where none of it is shown by its first column', () => {
  const naming = (...of: Parameters<typeof listColumns>) => namingColumns(of[0], listColumns(...of))
  expect(naming(schedule, several)).toEqual(['code'])
  expect(naming(admin, several)).toEqual(['firstName', 'lastName'])
  expect(naming(admin, several, ['email', 'lastName'])).toEqual(['lastName'])
  expect(naming(admin, several, ['email', 'level'])).toEqual(['email'])
})
