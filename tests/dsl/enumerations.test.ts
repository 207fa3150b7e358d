import { expect, it } from 'vitest'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { orderColumn } from '#dsl/entities/label.ts'
import { level } from '#schemas/entities/level.ts'
import { missionScope } from '#schemas/enums/notificationScope.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'

it('offers numbers in their order, whatever the order they are written in [console 3.2]', () => {
  expect(enumeration('levels', [3, 10, 1, 2]).values).toEqual([1, 2, 3, 10])
})

it('leaves words, and numbers that are signs, as they are written', () => {
  expect(enumeration('sizes', ['s', 'l', 'm']).values).toEqual(['s', 'l', 'm'])
  expect(missionScope.values).toEqual([1, 3, 2, 0])
})

it('puts rows that people know by number in the order of their numbers, others as asked', () => {
  expect([orderColumn(level, 'name'), orderColumn(scheduleEntity, 'code')]).toEqual(['id', 'code'])
})
