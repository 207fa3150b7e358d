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
  level,
  not,
  readOnly,
  secret,
  starts,
  table,
  text,
} from '#dsl'
import type { CatalogueParts } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const cup = entity('cup', { ...base, columns: { name: text(), key: secret() } })
const cups: AnyTable = table('cups', { entity: cup, list: { columns: ['name'], sort: 'name' } })
const listing = (part: object): AnyTable => ({ ...cups, list: { ...cups.list, ...part } })
const catalogueWith = (part: Partial<CatalogueParts>) => () =>
  defineCatalogue({ entities: [cup], tables: [cups], menu: [], permissions: {}, ...part })

const fresh = criterion('fresh', flagOn('new'))
const jug = entity('jug', { ...base, columns: { name: text({ show: fresh }) } })
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
    'jug comes from tap, which is no source',
  ],
  [
    'a table shown by a criterion of another meaning',
    { entities: [jug], tables: [{ ...cups, show: criterion('fresh', not(flagOn('new'))) }] },
    'criterion fresh is two different things: rename one',
  ],
])('%s is no catalogue', (_, part, message) => expect(catalogueWith(part)).toThrow(message))
