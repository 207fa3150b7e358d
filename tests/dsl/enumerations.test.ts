import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { orderColumn } from '#dsl/entities/label.ts'
import { select } from '#dsl/kinds/select.ts'
import { level } from '#schemas/entities/level.ts'
import { institutionGroupType } from '#schemas/enums/institutionGroupType.ts'
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

it('takes other numbers where other systems have them, and no sign that nobody has', () => {
  const read = (from: Parameters<typeof select>[0], value: number) => {
    const { kind } = select(from)
    const isOfShape = new Ajv().compile(kind.json)(value)
    return [isOfShape, 'value' in kind.parse(String(value))]
  }
  const floor = enumeration('floor', [0, 1, -1], { order: 'written', open: true })
  for (const [from, value, isTaken] of [
    [institutionGroupType, 6, true],
    [institutionGroupType, 4, true],
    [institutionGroupType, -1, false],
    [institutionGroupType, 1.5, false],
    [floor, -1, true],
    [floor, 7, true],
    [floor, -2, false],
  ] as const)
    expect(read(from, value), `${from.name} ${value}`).toEqual([isTaken, isTaken])
})
