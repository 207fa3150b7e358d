import { describe, expect, test } from 'vitest'
import {
  asks,
  atLeast,
  atMost,
  boolean,
  common,
  created,
  csv,
  date,
  duration,
  entity,
  flagOn,
  inInstitution,
  inserts,
  itself,
  joined,
  longText,
  notBefore,
  now,
  number,
  readOnly,
  relation,
  relations,
  shared,
  shorterThan,
  since,
  table,
  text,
  unique,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const loaded =
  (one: AnyEntity, ...tables: AnyTable[]) =>
  () =>
    defineCatalogue({ entities: [one], tables, menu: [], permissions: {} })
const base = {
  columns: {
    name: text(),
    from: date(),
    to: date(),
    size: number(),
    cups: relations('cup' as 'job'),
    all: text(),
  },
  belongs: common,
  access: readOnly,
  label: 'name',
} as const

test('columns that a rule could not compare, or put side by side', () => {
  expect(loaded(entity('cup', { ...base, rules: [notBefore('from', 'to')] }))).not.toThrow()
  expect(loaded(entity('cup', { ...base, rules: [notBefore('name', 'to')] }))).toThrow(
    'cup: notBefore compares name (text) and to (date): that takes columns of one kind, whose values have an order',
  )
  expect(loaded(entity('cup', { ...base, rules: [notBefore('name', 'all')] }))).toThrow('of one kind')
  expect(loaded(entity('cup', { ...base, derived: { all: joined('name', 'size') } }))).toThrow(
    'cup: all is joined of texts, and size (number) is none',
  )
})

test('a list names no row and keeps none unique', () => {
  expect(loaded(entity('cup', { ...base, label: 'cups' }))).toThrow('cup: cups is a list')
  expect(loaded(entity('cup', { ...base, rules: [unique('cups')] }))).toThrow('cup: cups is a list')
})

test('nobody searches for ids', () => {
  expect(loaded(entity('cup', { ...base, search: ['name'] }))).not.toThrow()
  expect(loaded(entity('cup', { ...base, search: ['name', 'cups'] }))).toThrow(
    'cup: cups holds ids, which nobody searches for',
  )
})

test('a column that takes nothing, or begins with what it does not take', () => {
  const sized = (size: ReturnType<typeof number>) =>
    loaded(entity('cup', { ...base, columns: { name: text(), size } }))
  expect(sized(number({ default: 3, validate: [atLeast(1), atMost(3)] }))).not.toThrow()
  expect(sized(number({ validate: [atLeast(4), atMost(3)] }))).toThrow(
    'cup: size takes nothing: its lower bound is above its upper one',
  )
  expect(sized(number({ default: -3, validate: [atLeast(0)] }))).toThrow(
    'cup: size begins with, or suggests, -3, which its own check atLeast refuses',
  )
})

test('a list of a screen stands in an order, and shows a column once', () => {
  const cup = entity('cup', base)
  const listed = (list: { columns: readonly 'name'[]; sort: 'name' | 'cups' }) =>
    loaded(cup, table('cups', { entity: cup, list }))
  expect(listed({ columns: ['name'], sort: 'name' })).not.toThrow()
  expect(listed({ columns: ['name'], sort: 'cups' })).toThrow('list of cups: cups is a list')
  expect(listed({ columns: ['name', 'name'], sort: 'name' })).toThrow('list of cups: name stands there twice')
  const form = table('cups', {
    entity: cup,
    list: { columns: ['name'], sort: 'name' },
    form: { style: 'category', groups: { one: ['name'], two: ['size', 'name'] } },
  })
  expect(loaded(cup, form)).toThrow('form of cups: name stands there twice')
})

test('a list opens in no order that people may not see', () => {
  const sorted = (name: ReturnType<typeof text>) => {
    const cup = entity('cup', { ...base, columns: { ...base.columns, name }, label: 'size' })
    return loaded(cup, table('cups', { entity: cup, list: { columns: ['size'], sort: 'name' } } as never))
  }
  expect(sorted(text())).not.toThrow()
  expect(sorted(text({ show: flagOn('large') }))).toThrow(
    'it opens in the order of name, which people do not see',
  )
})

test('a line ties the one row that has its value', () => {
  const attaching = (rules: readonly ReturnType<typeof unique<'name'>>[]) => {
    const house = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
    const cup = entity('cup', {
      ...base,
      columns: { name: text() },
      belongs: shared('institution-has-cup'),
      rules,
    })
    const cups = table('cups', {
      entity: cup,
      list: { columns: ['name'], sort: 'name' },
      create: { by: 'lines', attachesKnown: { by: 'name', asks: asks('sure' as never) } },
    } as never)
    return () => defineCatalogue({ entities: [house, cup], tables: [cups], menu: [], permissions: {} })
  }
  expect(attaching([unique('name')])).not.toThrow()
  expect(attaching([uniquePerInstitution('name')])).toThrow('several rows may have it: let cup have unique')
})

test('a file says which row a line changes, and holds what people write', () => {
  const cup = (name: ReturnType<typeof text>) =>
    entity('cup', {
      ...base,
      columns: { ...base.columns, name },
      derived: { all: joined('name') },
      rules: [unique('name'), unique('size')],
    })
  const filed = (
    columns: readonly ('name' | 'size' | 'all')[],
    key: 'name' | 'size',
    of: AnyEntity = cup(text({ required: true })),
  ) =>
    loaded(
      of,
      table('cups', {
        entity: of,
        list: { columns: ['name'], sort: 'name', csv: csv(columns, { key }) },
      } as never),
    )
  expect(filed(['name', 'size'], 'name')).not.toThrow()
  expect(filed(['name', 'size'], 'size')).toThrow('file of cups: two rows may have the same size')
  expect(filed(['name', 'all'], 'name')).toThrow('file of cups: nobody writes all')
  const empty = 'file of cups: name may be empty, and a line without it would be of no row, or of any'
  expect(filed(['name'], 'name', cup(text()))).toThrow(empty)
})

test('checks and examples of texts, of what is no text', () => {
  const of = (column: Columns[string]) =>
    loaded(entity('cup', { ...base, columns: { name: text(), column } }))
  expect(of(text({ validate: [shorterThan(3)] }))).not.toThrow()
  expect(of(longText({ like: 'address' }))).not.toThrow()
  expect(of(duration({ validate: [shorterThan(3)] }))).toThrow(
    'cup: column is duration, of which shorterThan would count the letters: leave it out',
  )
  expect(of(number({ like: 'phone' }))).toThrow('cup: column is like phone, which is none of its values')
})

test('rows that nothing names where a column is not shown', () => {
  const named = (label: 'name' | 'code') =>
    loaded(
      entity('cup', { ...base, columns: { name: text(), code: text({ show: flagOn('large') }) }, label }),
    )
  expect(named('name')).not.toThrow()
  expect(named('code')).toThrow('cup: its rows are named by code, and by nothing where it is not shown')
})

describe('a row that could never be made', () => {
  const open = { ...base, access: writtenByProvider }
  const made = (size: ReturnType<typeof number>, part: object = {}) =>
    loaded(entity('cup', { ...open, columns: { name: text(), size, isOld: boolean() }, ...part }))

  test('since nobody may fill in what it needs', () => {
    expect(made(number({ required: true, edit: 'onCreate' }))).not.toThrow()
    expect(made(number({ required: true, edit: 'never', default: 3 }))).not.toThrow()
    expect(made(number({ required: true }), { derived: { size: now() } })).not.toThrow()
    expect(made(number({ required: true, serverOnly: true, show: flagOn('large') }))).not.toThrow()
    expect(made(number({ required: true, serverOnly: true }), { access: readOnly })).not.toThrow()
    expect(made(number({ required: true, edit: 'never' }))).toThrow(
      "cup: size is required, and nobody may fill it in (edit: 'never'), so that no row could be made: give it a default, derive it, or say edit: 'onCreate'",
    )
    expect(made(number({ required: true, serverOnly: true }))).toThrow(
      'cup: size is required, and nobody may fill it in (serverOnly)',
    )
    const grants = [{ own: 'owner', read: true, insert: true }]
    const owned = {
      name: text(),
      owner: relation('cup' as never),
      size: number({ required: true, edit: 'never' }),
    }
    expect(made(number(), { access: readOnly, columns: owned, grants })).toThrow('nobody may fill it in')
  })

  test('since what it needs is empty while something does not hold', () => {
    const derived = { size: since('isOld', true) }
    expect(made(number(), { derived })).not.toThrow()
    expect(made(number({ required: true }), { derived })).toThrow(
      'cup: size is required, and empty while isOld is not true',
    )
  })

  test('since each house begins with a record that nobody has filled in', () => {
    const house = (size: ReturnType<typeof number>) => () =>
      defineCatalogue({
        entities: [
          entity('institution', {
            ...base,
            columns: { name: text() },
            belongs: itself,
            on: [created(inserts('cup' as never))],
          }),
          entity('cup', { ...base, columns: { name: text(), size }, belongs: inInstitution() }),
        ],
        tables: [],
        menu: [],
        permissions: {},
      })
    expect(house(number({ required: true, default: 3 }))).not.toThrow()
    expect(house(number({ required: true }))).toThrow(
      'institution inserts cup, whose size is required and which nobody fills in then: give it a default',
    )
  })
})
