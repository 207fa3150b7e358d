import { expect, it } from 'vitest'
import {
  boolean,
  common,
  csv,
  entity,
  enumeration,
  from,
  inInstitution,
  itself,
  joined,
  located,
  number,
  onePerInstitution,
  ordinal,
  readOnly,
  relation,
  relations,
  removed,
  roomBetween,
  select,
  shared,
  shiftBar,
  shorterThan,
  softDelete,
  startDay,
  table,
  text,
  timeOfDay,
  unique,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'
import { type CatalogueParts, defineCatalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const base = { belongs: common, access: writtenByProvider, label: 'name' } as const
const house: AnyEntity = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
const sizes = enumeration('sizes', ['S', 'M'])
const columns = {
  name: text({ required: true }),
  from: timeOfDay({ required: true }),
  to: timeOfDay(),
  least: number(),
  most: number(),
  isGone: boolean({ default: false, serverOnly: true }),
  isNew: boolean({ default: true, serverOnly: true }),
  fullName: text(),
  initials: text(),
  beside: relation('cup' as 'job'),
  cups: relations('cup' as 'job'),
}
const cup: AnyEntity = entity('cup', { ...base, columns, belongs: inInstitution() })
const cups: AnyTable = table('cups', { entity: cup, list: { columns: ['name'], sort: 'name' } })
const group = { name: 'kitchen', icon: 'file', tables: ['cups'] } as const
const loaded = (parts: Partial<CatalogueParts>) => () =>
  defineCatalogue({ entities: [house], tables: [cups], menu: [group], permissions: {}, ...parts })
const cupWith = (part: Partial<AnyEntity>) =>
  loaded({ entities: [house, { ...cup, ...part }], tables: [], menu: [] })
const cupOf = (more: Columns) => cupWith({ columns: { ...columns, ...more } })
const screen = (part: Partial<AnyTable>) => loaded({ tables: [{ ...cups, ...part }] })
const list = (part: Partial<AnyTable['list']>) => screen({ list: { ...cups.list, ...part } })
const menu = (...more: CatalogueParts['menu']) => loaded({ menu: [group, ...more] })

it('what these are held against is a catalogue', () => {
  expect(loaded({})).not.toThrow()
  expect(cupWith({ on: [removed(softDelete('isGone'))] })).not.toThrow()
  expect(cupWith({ derived: { fullName: joined('name'), initials: joined('fullName') } })).not.toThrow()
  expect(cupWith({ wire: { ...cup.wire, queries: { names: 'name' } } })).not.toThrow()
  expect(screen({ tabs: ['cups'] })).not.toThrow()
  const theirs = {
    columns: { ...columns, theirs: text({ default: 'x' }) },
    derived: { theirs: from('beside', 'name', { writes: true }) },
  }
  expect(cupWith(theirs)).not.toThrow()
})

const sharedCup = entity('cup', {
  ...base,
  columns: { ...columns, institution: text() },
  belongs: shared('house-has-cup'),
})
const { institution: _, ...withoutPlace } = cup.columns
const everywhere = { belongs: common, columns: withoutPlace } as const

it.each<[string, () => unknown, string]>([
  [
    'a column called as the institutions of shared rows',
    cupWith(sharedCup),
    'cup.institution: the rows are shared',
  ],
  ['a column that no path could name', cupOf({ 'a.b': text() }), "'a.b' is no name"],
  [
    'a resource that would be another call',
    cupWith({ wire: { ...cup.wire, resource: 'job/batch' } }),
    'no name of a resource',
  ],
  [
    'a further name of no column',
    cupWith({ wire: { ...cup.wire, queries: { a: 'b' } } }),
    'names b, which is no column',
  ],
  [
    'a further name that is a column',
    cupWith({ wire: { ...cup.wire, queries: { to: 'from' } } }),
    'a column already',
  ],
  [
    'a name after a list',
    cupWith({ label: { column: 'name', after: 'cups' } }),
    'after cups, which is a list',
  ],
  [
    'unique in institutions that there are not',
    cupWith({ ...everywhere, rules: [uniquePerInstitution('name')] }),
    'in no institution',
  ],
  [
    'one for each of no institutions',
    cupWith({ ...everywhere, rules: [onePerInstitution()] }),
    'in no institution',
  ],
  ['unique by nothing', cupWith({ rules: [unique([])] }), 'a unique rule names no column'],
  [
    'unique twice',
    cupWith({ rules: [unique(['name', 'to']), unique(['to', 'name'])] }),
    'of the same columns',
  ],
  [
    'room between a column and itself',
    cupWith({ rules: [roomBetween('most', 'most')] }),
    'compares most with itself',
  ],
  [
    'new rows that are removed',
    cupWith({ on: [removed(softDelete('isNew'))] }),
    'isNew marks what is removed',
  ],
  [
    'columns computed in a circle',
    cupWith({ derived: { fullName: joined('initials'), initials: joined('fullName') } }),
    'fullName is computed of initials, which is computed after it',
  ],
  [
    'a column computed of itself',
    cupWith({ derived: { fullName: joined('fullName') } }),
    'of fullName, which is',
  ],
  ['a text without room', cupOf({ tag: text({ validate: [shorterThan(0)] }) }), 'tag takes nothing'],
  [
    'a default of what is derived',
    cupWith({
      columns: { ...columns, theirs: text({ default: 'x' }) },
      derived: { theirs: from('beside', 'name') },
    }),
    'theirs is derived, and its default stands nowhere',
  ],
  [
    'a day of a period that there is not',
    cupOf({ size: select(sizes), day: startDay({ column: 'size', starts: { XL: 'weekday' } }) }),
    'XL is no value',
  ],
  [
    'a place of values in another list',
    cupWith({
      columns: { ...columns, size: select(sizes) },
      derived: { most: ordinal('size', enumeration('rooms', ['hall'])) },
    }),
    'another enumeration than that of size',
  ],
  [
    'texts among which others may come',
    cupOf({ size: select(enumeration('sizes', ['S'], { open: true })) }),
    'only one of numbers',
  ],
  [
    'an institution that is a text',
    cupOf({ institution: text() }),
    'cup.institution says in which institution a row is',
  ],
  [
    'two ways to go',
    cupWith({ on: [removed(softDelete('isGone')), removed(softDelete('isGone'))] }),
    'removed in two ways',
  ],
  [
    'degrees in a text',
    cupWith({ rules: [located('name', { lat: 'fullName', lng: 'most', precision: 'initials' })] }),
    'fullName holds degrees',
  ],
  [
    'a value twice',
    cupOf({ size: select(enumeration('sizes', ['S', 'S'])) }),
    'enumeration sizes has S twice',
  ],
])('%s is no catalogue', (_, load, message) => expect(load).toThrow(message))

const file = csv(['name'], { key: 'name' })
const keyed: AnyEntity = { ...cup, rules: [uniquePerInstitution('name')] }
const picking: AnyEntity = entity('cup', { ...base, columns, belongs: shared('house-has-cup') })
const bar = shiftBar({ begin: 'from', end: 'to', pause: 'to' })

it.each<[string, () => unknown, string]>([
  ['a list that shows nothing', list({ columns: [] }), 'list of cups: it has no columns'],
  [
    'a form that shows nothing',
    screen({ form: { style: 'plain', lines: 1, columns: [] } }),
    'form of cups: it has no',
  ],
  [
    'a filter of nothing',
    list({ filter: { column: 'isNew', values: [] } }),
    'filter of cups: it has no values',
  ],
  [
    'tabs in which it does not stand first',
    screen({ tabs: ['shelves', 'cups'] }),
    'its own is the first, and shelves is',
  ],
  [
    'a picture called as a column',
    screen({ pictures: { name: bar } }),
    'a picture and a column are called name',
  ],
  [
    'a file of which no line makes a row',
    screen({ entity: keyed, list: { ...cups.list, csv: file } }),
    'file of cups: from is required and has no default',
  ],
  [
    'rows picked within what points at none',
    screen({ entity: picking, create: { by: 'pick', within: 'least' } }),
    'picked within least, which points at no row',
  ],
  ['two groups of one name', menu({ ...group, tables: [] }), 'menu: two groups are called kitchen'],
  ['a table in two groups', menu({ ...group, name: 'hall' }), 'menu hall: cups stands in the menu twice'],
  [
    'a table twice in a group',
    loaded({ menu: [{ ...group, tables: ['cups', 'cups'] }] }),
    'cups stands in the menu twice',
  ],
])('a screen with %s is no catalogue', (_, load, message) => expect(load).toThrow(message))

it('a file need not have what nobody makes by one', () => {
  expect(screen({ entity: { ...keyed, access: readOnly }, list: { ...cups.list, csv: file } })).not.toThrow()
})
