import { expect, it } from 'vitest'
import {
  asks,
  becomes,
  boolean,
  common,
  created,
  date,
  defineCatalogue,
  duration,
  entity,
  enumeration,
  itself,
  longerThan,
  number,
  ordinal,
  readOnly,
  relation,
  removed,
  removes,
  sameId,
  secret,
  select,
  sends,
  shared,
  shiftBar,
  signsOut,
  softDelete,
  table,
  tells,
  text,
  timeOfDay,
  unique,
  unlink,
  workedMinutes,
} from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const house = entity('house', { ...base, columns: { name: text() }, belongs: itself })
const person = entity('person', { ...base, columns: { name: text() } })
const sizes = enumeration('sizes', ['small', 'large'])
const columns = {
  name: text(),
  key: secret(),
  size: select(sizes),
  sizeNumber: number(),
  isClean: boolean(),
  isGone: boolean({ default: false, serverOnly: true }),
  isLate: boolean({ serverOnly: true }),
  isOld: boolean({ default: false }),
  from: timeOfDay(),
  to: timeOfDay(),
  pause: duration(),
  minutes: number(),
  owner: relation('person'),
  house: relation('house'),
}
const cup: AnyEntity = entity('cup', { ...base, columns })
const loaded =
  (one: AnyEntity, ...tables: AnyTable[]) =>
  () =>
    defineCatalogue({ entities: [house, person, one], tables, menu: [], permissions: {} })
const cupWith = (part: Partial<AnyEntity>) => loaded({ ...cup, ...part })
const plain: AnyTable = table('cups', { entity: cup, list: { columns: ['name'], sort: 'name' } })
const tableWith = (part: Partial<AnyTable>, of: AnyEntity = cup) =>
  loaded(of, { ...table('cups', { entity: of, list: { columns: ['name'], sort: 'name' } }), ...part })

it('what words are made for is taken', () => {
  const on = [
    created(sends('welcome', 'owner'), signsOut('owner')),
    becomes('isClean', false),
    removed(softDelete('isGone')),
  ]
  const derived = { minutes: workedMinutes('from', 'to', 'pause'), sizeNumber: ordinal('size', sizes) }
  const right = {
    ...cup,
    on,
    derived,
    grants: [{ own: 'owner', read: true }],
    rules: [unique('name')],
    columns: { ...columns, day: date({ default: '2026-12-31' }) },
  } as const
  const shown: Partial<AnyTable> = {
    pictures: { bar: shiftBar({ begin: 'from', end: 'to', pause: 'pause' }) },
    form: { style: 'plain', lines: 1, status: 'isClean' },
    confirm: { becomes: { isClean: { false: asks('sure') } }, taken: { name: tells('taken') } },
  }
  expect(tableWith(shown, right)).not.toThrow()
  const many = entity('cup', { ...base, columns, belongs: shared('house-has-cup', 'house') })
  expect(tableWith({ create: { by: 'pick' } }, many)).not.toThrow()
})

it.each<[string, Partial<AnyEntity>, string]>([
  [
    'rows of whoever has the id of a house',
    { on: [created(signsOut('house'), sends('welcome', 'owner'))] },
    'name persons, and one points at house, the other at person',
  ],
  [
    'rows of a text',
    { grants: [{ own: 'name', read: true }] },
    'cup.name names a person, and points at none',
  ],
  ['a message to a text', { on: [created(sends('welcome', 'name'))] }, 'cup.name names a person'],
  ['a text that becomes no', { on: [becomes('name', false)] }, 'asks whether name is yes or no'],
  [
    'a mark of the removed that people write',
    { on: [removed(softDelete('isOld'))] },
    'isOld marks what is removed, and whoever changes a row could set it',
  ],
  [
    'a mark of the removed that new rows have neither as yes nor as no',
    { on: [removed(softDelete('isLate'))] },
    'isLate marks what is removed, and of a new row it would be neither yes nor no',
  ],
  [
    'what people may change that nobody writes',
    { grants: [{ own: 'owner', update: ['isGone'] }] },
    'isGone changes nothing',
  ],
  [
    'rows taken from institutions that do not share them',
    { on: [removed(unlink('goes'))] },
    'they are not shared: leave unlink out',
  ],
  [
    'rows that go by the id of something else',
    { on: [removed(removes('person' as never, { id: 'house' } as never))] },
    'cup removes person whose id (person) is its house (house), which it never is',
  ],
  [
    'rows that go by a value of another type',
    { on: [removed(removes('person' as never, { name: 'minutes' } as never))] },
    'whose name (text) is its minutes (double precision)',
  ],
  [
    'the id of a number',
    {
      columns: { ...columns, minutes: number({ required: true, edit: 'onCreate' }) },
      rules: [sameId('minutes')],
    },
    'has the id of minutes, which points at no row',
  ],
  [
    'a choice of nothing',
    { columns: { ...columns, size: select(enumeration('sizes', [])) } },
    'enumeration sizes has no values',
  ],
  [
    'rows that are there already filled with what is refused',
    { columns: { ...columns, name: text({ backfill: 'x', validate: [longerThan(2)] }) } },
    'name begins with, or suggests, "x", which its own check longerThan refuses',
  ],
  ['removed by a text', { on: [removed(softDelete('name'))] }, 'asks whether name is yes or no'],
  [
    'time between texts',
    { derived: { minutes: workedMinutes('name', 'to', 'pause') } },
    'minutes is workedMinutes of times, and name (text) is none',
  ],
  [
    'the number of a text',
    { derived: { sizeNumber: ordinal('name', sizes) } },
    'sizeNumber is ordinal of enumerations, and name (text) is none',
  ],
  [
    'a day that is written otherwise',
    { columns: { ...columns, day: date({ default: '31-12-2026' }) } },
    'day begins with, or suggests, "31-12-2026", which is none of its values',
  ],
])('%s make no entity', (_, part, message) => expect(cupWith(part)).toThrow(message))

it.each<[string, Partial<AnyTable>, string]>([
  [
    'an order by a secret',
    { list: { ...table('cups', { entity: cup, list: { columns: ['name'], sort: 'key' } }).list } },
    'list of cups: key is secret',
  ],
  [
    'a status that is a number',
    { form: { style: 'plain', lines: 1, status: 'minutes' } },
    'cups asks whether minutes is yes or no',
  ],
  [
    'a question before a number',
    { confirm: { becomes: { minutes: { false: asks('sure') } } } },
    'cups asks whether minutes is yes or no',
  ],
  [
    'a value that many may have',
    { confirm: { taken: { name: tells('taken') } } },
    'cups tells that name is taken, and rows may have the same',
  ],
  [
    'a bar of texts',
    { pictures: { bar: shiftBar({ begin: 'name', end: 'to', pause: 'pause' }) } },
    'bar is drawn of times, and name is none',
  ],
  [
    'a list of what is not there',
    { list: { ...plain.list, columns: ['name', 'nam'] } },
    'list of cups: nam is no column of cup',
  ],
  [
    'an order of what is not there',
    { list: { ...plain.list, sort: 'nam' } },
    'order of cups: nam is no column of cup',
  ],
  [
    'a choice of what is not there',
    { list: { ...plain.list, filter: { column: 'siz', values: [] } } },
    'filter of cups: siz is no',
  ],
  [
    'a count of what is not there',
    { list: { ...plain.list, count: { siz: 'small' } } },
    'count of cups: siz is no column',
  ],
  [
    'a form of what is not there',
    { form: { style: 'category', groups: { all: ['nam'] } } },
    'form of cups: nam is no column',
  ],
  [
    'a question about what is not there',
    { confirm: { becomes: { isClear: { true: asks('sure') } } } },
    'questions of cups: isClear is no',
  ],
  [
    'a picture of what is not there',
    { pictures: { bar: shiftBar({ begin: 'from', end: 'till', pause: 'pause' }) } },
    'bar of cups: till is no column of cup',
  ],
  ['ticking what nobody shares', { create: { by: 'pick' } }, 'rows of cup are not shared by institutions'],
  [
    'attaching what nobody shares',
    { create: { by: 'lines', attachesKnown: { by: 'name', asks: asks('sure') } } },
    'rows of cup are not shared by institutions',
  ],
])('%s makes no table', (_, part, message) => expect(tableWith(part)).toThrow(message))
