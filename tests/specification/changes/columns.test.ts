import { expect, test } from 'vitest'
import {
  all,
  atLeast,
  atMost,
  badge,
  boolean,
  criterion,
  enumeration,
  flagOn,
  longerThan,
  not,
  number,
  relation,
  select,
  shorterThan,
  text,
  whole,
} from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import { any } from '#dsl/criterion.ts'
import { boxesSaid, told } from './small.ts'

const from = (old: Columns, next: Columns) => told(boxesSaid(old), boxesSaid(next))
const a = criterion('a', flagOn('a'))
const b = criterion('b', flagOn('b'))

test('nothing is told where nothing changed, however it is written', () => {
  expect(
    from(
      { code: text({ show: a }) },
      { code: text({ show: criterion('a', all(flagOn('a'), flagOn('a'))) }) },
    ),
  ).toEqual([])
  expect(from({ code: text({ show: not(not(a)) }) }, { code: text({ show: a }) })).toEqual([])
})

test('columns are added, removed, moved', () => {
  expect(from({}, { code: text() })).toEqual(['box.code: added column | people'])
  expect(from({ code: text() }, {})).toEqual(['box.code: removed column | data api people'])
  expect(from({ a: text(), b: number(), c: boolean() }, { c: boolean(), a: text(), b: number() })).toEqual([
    'box.c: moved column | people',
  ])
})

test('a new column that must be filled in breaks clients, and data unless rows get something', () => {
  const added = (column: Columns[string]) => from({}, { code: column })
  expect(added(text({ required: true }))).toEqual(['box.code: added required column | data api people'])
  expect(added(text({ required: true, backfill: 'x' }))).toEqual([
    'box.code: added required column | api people',
  ])
  expect(added(text({ required: true, default: 'x' }))).toEqual(['box.code: added column | people'])
  expect(added(text({ edit: 'never' }))).toEqual(['box.code: added column | people'])
})

test('renamed is what is declared, what has the same label, or what is the same in the same place', () => {
  const words = (name: string) => ({ tables: { boxes: { columns: { [name]: 'Code' } } } })
  const of = (old: Columns, next: Columns, [then, now] = [{}, {}]) =>
    told(boxesSaid(old, {}, then), boxesSaid(next, {}, now))
  expect(of({ code: number() }, { short: number({ renamedFrom: 'code' }) })).toEqual([
    'box.short: renamed column from code | api',
  ])
  expect(
    of({ code: text() }, { other: number(), short: text({ validate: [shorterThan(9)] }) }, [
      words('code'),
      words('short'),
    ]),
  ).toEqual(
    expect.arrayContaining([
      'box.short: renamed column from code | data api',
      'box.short: tightened max length | data api',
    ]),
  )
  expect(of({ code: text() }, { short: text() })).toEqual(['box.short: renamed column from code | data api'])
  expect(of({ code: text() }, { short: number() })).toEqual([
    'box.code: removed column | data api people',
    'box.short: added column | people',
  ])
  expect(of({ code: text() }, { short: text({ renamedFrom: 'another' }) })).toHaveLength(2)
})

test.each<[string, Columns[string], Columns[string], string | null, string | null]>([
  [
    'required',
    text(),
    text({ required: true }),
    'tightened required | data api people',
    'loosened required | people',
  ],
  [
    'length',
    text(),
    text({ validate: [shorterThan(9)] }),
    'tightened max length | data api',
    'loosened max length | ',
  ],
  [
    'shortest',
    text(),
    text({ validate: [longerThan(2)] }),
    'tightened min length | data api',
    'loosened min length | ',
  ],
  [
    'least',
    number(),
    number({ validate: [atLeast(3)] }),
    'tightened minimum | data api',
    'loosened minimum | ',
  ],
  [
    'most',
    number({ validate: [atMost(9)] }),
    number({ validate: [atMost(8)] }),
    'tightened maximum | data api',
    'loosened maximum | ',
  ],
  ['secret', text(), text({ secret: true }), 'tightened secret | api people', 'loosened secret | people'],
  [
    'server only',
    text(),
    text({ serverOnly: true }),
    'tightened server only | api people',
    'loosened server only | people',
  ],
  [
    'edit',
    text(),
    text({ edit: 'onCreate' }),
    'tightened edit on create | api people',
    'loosened edit always | people',
  ],
  ['shown', text(), text({ show: a }), 'tightened show | api people', 'loosened show | people'],
  [
    'shown in fewer',
    text({ show: any(a, b) }),
    text({ show: a }),
    'tightened show | api people',
    'loosened show | people',
  ],
  [
    'shown elsewhere',
    text({ show: a }),
    text({ show: b }),
    'changed show | api people',
    'changed show | api people',
  ],
  ['kind', text(), number(), 'changed kind | data api people', 'changed kind | data api people'],
  ['drawing', boolean(), badge(), 'changed drawing | people', 'changed drawing | people'],
  ['default', boolean(), boolean({ default: true }), 'changed default | people', 'changed default | people'],
])('%s', (_, old, next, there, back) => {
  const one = (left: Columns[string], right: Columns[string]) => from({ code: left }, { code: right })
  expect(one(old, next)).toContain(`box.code: ${there}`)
  expect(one(next, old)).toContain(`box.code: ${back}`)
})

test('what becomes required breaks nobody where a default stands in', () => {
  expect(from({ code: text() }, { code: text({ required: true, default: 'x' }) })).toContain(
    'box.code: tightened required | people',
  )
  expect(from({ code: text({ required: true, default: 'x' }) }, { code: text({ required: true }) })).toEqual([
    'box.code: changed default | api people',
  ])
})

test('checks that are no bounds are told by their name', () => {
  expect(from({ n: number() }, { n: number({ validate: [whole] }) })).toEqual([
    'box.n: tightened check whole | data api',
  ])
})

test('a column that clients neither read nor write breaks none of them', () => {
  const closed = {
    access: {
      read: { may: 'nobody' },
      insert: { may: 'nobody' },
      update: { may: 'nobody' },
      remove: { may: 'nobody' },
    },
  } as const
  expect(told(boxesSaid({ code: text() }, closed), boxesSaid({}, closed))).toEqual([
    'box.code: removed column | data people',
  ])
})

test('values of an enumeration', () => {
  const of = (values: readonly string[], labels: Record<string, string> = {}, open = false) =>
    boxesSaid({ size: select(enumeration('size', values, { open })) }, {}, { enums: { size: labels } })
  expect(told(of(['s', 'l']), of(['l']))).toEqual(['size.s: removed value | data api people'])
  expect(told(of(['l']), of(['s', 'l']))).toEqual(['size.s: added value | people'])
  expect(told(of(['s', 'l']), of(['l', 's']))).toHaveLength(1)
  expect(told(of(['s', 'l'], { s: 'Small' }), of(['small', 'l'], { small: 'Small' }))).toEqual([
    'size.small: renamed value from s | data api',
  ])
})

test('a relation that points elsewhere', () => {
  expect(from({ of: relation('institution') }, { of: relation('box') })).toEqual([
    'box.of: changed target | data api people',
  ])
})
