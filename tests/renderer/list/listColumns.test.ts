import { expect, test } from 'vitest'
import { listColumns } from '#renderer/list/listColumns.ts'
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
