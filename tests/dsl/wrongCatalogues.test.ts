import { expect, it } from 'vitest'
import {
  common,
  created,
  criterion,
  csv,
  defineCatalogue,
  entity,
  everyone,
  flagOn,
  itself,
  level,
  not,
  readOnly,
  relation,
  relations,
  secret,
  shared,
  starts,
  table,
  text,
  through,
  unique,
} from '#dsl'
import type { CatalogueParts } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const cup = entity('cup', { ...base, columns: { name: text(), key: secret() } })
const cups: AnyTable = table('cups', { entity: cup, list: { columns: ['name'], sort: 'name' } })
const listing = (part: object): AnyTable => ({ ...cups, list: { ...cups.list, ...part } })
const catalogueWith = (part: Partial<CatalogueParts>) => () =>
  defineCatalogue({ entities: [cup], tables: [cups], menu: [], permissions: {}, ...part })

const fresh = criterion('fresh', flagOn('new'))
const jug = entity('jug', { ...base, columns: { name: text(), spout: text({ show: fresh }) } })
const group = (part: object) => ({ menu: [{ name: 'kitchen', icon: 'file' as const, tables: [], ...part }] })

it('tables, a menu and screens make a catalogue', () =>
  expect(
    catalogueWith({
      entities: [cup, jug],
      tables: [{ ...cups, show: fresh, tabs: ['cups'] }],
      screens: [{ name: 'sink', read: everyone }],
      ...group({ tables: ['cups'], screens: ['sink'] }),
    }),
  ).not.toThrow())

it.each<[string, Partial<CatalogueParts>, string]>([
  ['a list that shows a secret', { tables: [listing({ columns: ['key'] })] }, 'list of cups: key is secret'],
  [
    'a list that tells where rows are which are nowhere',
    { tables: [listing({ columns: ['name', 'institution'] })] },
    'cups: its rows are not shared by institutions',
  ],
  [
    'a file with a secret in it',
    { tables: [listing({ csv: csv(['name', 'key'], { key: 'name' }) })] },
    'list of cups: key is secret',
  ],
  [
    'a file that may have a secret in it',
    { tables: [listing({ csv: { ...csv(['name'], { key: 'name' }), optional: ['key'] } })] },
    'list of cups: key is secret',
  ],
  [
    'a tab that leads nowhere',
    { tables: [{ ...cups, tabs: ['cups', 'jugs'] }] },
    'tabs of cups: no table jugs',
  ],
  ['a menu with a table that is none', group({ tables: ['jugs'] }), 'menu kitchen: no table jugs'],
  ['a menu with a screen that is none', group({ screens: ['sink'] }), 'menu kitchen: no screen sink'],
  [
    'an action with rows of something else',
    { tables: [{ ...cups, actions: ['invite'] }], actions: { invite: 'jug' } },
    'cups: invite is done with rows of jug, and these are of cup',
  ],
  [
    'a task with rows of something else',
    {
      entities: [{ ...cup, on: [created(starts('makePayrollFile'))] }],
      tables: [],
      tasks: { makePayrollFile: 'jug' },
    },
    'cup starts makePayrollFile, which is of jug',
  ],
  ['two tables of one name', { tables: [cups, cups] }, 'two tables are called cups'],
  [
    'a screen for a level that nobody has',
    { screens: [{ name: 'sink', read: level(0) }] },
    'screen sink: level(0)',
  ],
  ['a screen called as a table', { screens: [{ name: 'cups', read: everyone }] }, 'cups is declared twice'],
  ['a card called as a table', { cards: [cups] }, 'cups is declared twice'],
  [
    'a card of what is not in it',
    { cards: [{ ...cups, name: 'jug', entity: jug }] },
    'card jug: jug is no entity of the catalogue',
  ],
  [
    'rows of a service that nobody knows',
    { entities: [{ ...jug, source: 'tap' as never }] },
    'jug comes from tap, which is of nothing',
  ],
  [
    'rows of a service for others',
    { entities: [{ ...jug, source: 'tap' as never }], sources: { tap: 'cup' } },
    'jug comes from tap, which is of cup',
  ],
  [
    'two entities whose rows are institutions',
    { entities: [cup, jug].map((one) => ({ ...one, belongs: itself })), tables: [] },
    'jug: its rows are institutions, and so are those of cup',
  ],
  [
    'an entity that is renamed from one that is there',
    { entities: [cup, { ...jug, renamedFrom: 'cup' }] },
    'jug is renamed from cup',
  ],
  [
    'two entities that are renamed from one',
    {
      entities: [cup, { ...jug, renamedFrom: 'mug' }, { ...jug, name: 'can', renamedFrom: 'mug' }],
      tables: [],
    },
    'jug is renamed from mug, which another entity is called, or was',
  ],
  [
    'rows that each need one of the other before them',
    {
      entities: [
        entity('cup', {
          ...base,
          columns: { name: text(), jug: relation('jug' as 'job', { required: true }) },
        }),
        entity('jug', {
          ...base,
          columns: { name: text(), cup: relation('cup' as 'job', { required: true }) },
        }),
      ],
      tables: [],
    },
    'cup: a row needs one of jug, cup that is there before',
  ],
  [
    'a table shown by a criterion of another meaning',
    { entities: [jug], tables: [{ ...cups, show: criterion('fresh', not(flagOn('new'))) }] },
    'criterion fresh is two different things: rename one',
  ],
])('%s is no catalogue', (_, part, message) => expect(catalogueWith(part)).toThrow(message))

it('rows that are named by a relation are pointed at by none, but by those of their own lists', () => {
  const list = relations('cup' as 'job', {
    through: through('pegHasCup' as 'specialHourHasJob', {
      row: 'peg' as 'idSpecialHour',
      target: 'cup' as 'idJob',
    }),
  })
  const peg: AnyEntity = entity('peg', { ...base, columns: { cup: relation('cup'), list }, label: 'cup' })
  const columns = { peg: relation('peg'), cup: relation('cup') }
  const ofList = entity('pegHasCup', { ...base, columns, rules: [unique(['peg', 'cup'])], label: 'cup' })
  const hat = entity('hat', { ...base, columns: { name: text(), peg: relation('peg') } })
  const house = entity('house', { ...base, columns: { name: text() }, belongs: itself })
  const shown = {
    columns: { cup: relation('cup') },
    label: 'cup',
    belongs: shared('house-has-rack', 'house'),
  } as const
  const rack = entity('rack', { ...base, ...shown })
  expect(catalogueWith({ entities: [cup, peg, ofList, house, rack] })).not.toThrow()
  expect(catalogueWith({ entities: [cup, peg, ofList, hat] })).toThrow(
    "hat.peg points at peg, whose rows are named by cup, which holds ids: people would choose among numbers; let peg be named by a column that repeats what they know, by from('cup', …)",
  )
})
