import { expect, it } from 'vitest'
import {
  clears,
  common,
  defineCatalogue,
  entity,
  from,
  inInstitution,
  inserts,
  itself,
  joined,
  limitedBy,
  located,
  notBefore,
  number,
  outbound,
  readOnly,
  related,
  relation,
  relations,
  removed,
  sameId,
  secret,
  sentTo,
  since,
  softDelete,
  startDay,
  text,
  unique,
  uniquePerInstitution,
  webAddress,
} from '#dsl'
import type { AnyColumn, Through } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Rule } from '#dsl/entities/rules.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const house = entity('house', { ...base, columns: { name: text() }, belongs: itself })
const room = entity('room', { ...base, columns: { name: text(), code: secret(), house: relation('house') } })
const links = (name: string, rank: AnyColumn, rule: Rule<'shelf' | 'room'>) =>
  entity(name, {
    ...base,
    columns: { shelf: relation('shelf'), room: relation('room'), rank },
    label: 'rank',
    rules: [rule],
  })
const link = links('shelfHasRoom', number(), unique(['shelf', 'room']))
const ranked = links('shelfInRoom', number({ required: true }), unique(['shelf', 'room']))
const twice: AnyEntity = {
  ...links('shelfOfRoom', number(), uniquePerInstitution(['shelf', 'room'])),
  columns: { ...link.columns, house: relation('house') },
  belongs: { to: 'institution', column: 'house' },
}
const columns = {
  name: text(),
  key: secret(),
  url: text({ validate: [webAddress] }),
  room: relation('room'),
  rooms: relations('room'),
  house: relation('house', { required: true }),
}
const shelf: AnyEntity = entity('shelf', { ...base, columns })
const catalogueWith = (part: Partial<AnyEntity>) => () =>
  defineCatalogue({
    entities: [house, room, link, ranked, twice, { ...shelf, ...part }],
    tables: [],
    menu: [],
    permissions: {},
  })
const kept = (where: Through) => ({ ...columns, list: relations('room', { through: where }) })
const through = { entity: 'shelfHasRoom', row: 'shelf', target: 'room' }

it('an entity is one of a catalogue', () => expect(catalogueWith({})).not.toThrow())

const secretly = 'shelf.key is secret: nothing else may read it'
it.each<[string, Partial<AnyEntity>, string]>([
  ['names rows', { label: { column: 'key' } }, secretly],
  ['is told beside a name', { label: { column: 'name', beside: 'key' } }, secretly],
  ['is searched', { search: ['key'] }, secretly],
  ['is sorted by', { indexes: ['key'] }, secretly],
  ['is compared with those of other rows', { rules: [unique('key')] }, secretly],
  ['is checked with another column', { rules: [notBefore('key', 'name')] }, secretly],
  ['is computed with', { derived: { name: joined('key') } }, secretly],
  ['is repeated', { derived: { name: from('room', 'code') } }, 'repeats room.code, which is secret'],
  [
    'goes to a column that is none',
    { rules: [sentTo('place', ['key'])] },
    'sent to place, which is no column',
  ],
  [
    'goes to what is no address',
    { rules: [sentTo('name', ['key'])] },
    'sent to name, which is no web address',
  ],
])('a secret that %s is no catalogue', (_, part, message) => expect(catalogueWith(part)).toThrow(message))

it.each<[string, Partial<AnyEntity>, string]>([
  ['an address that is called', { rules: [outbound('name')] }, 'shelf.name is called, and is no web address'],
  ['a guard', { rules: [sentTo('url', ['name'])] }, 'shelf.name is guarded but not secret'],
  ['a relation', { columns: { ...columns, hall: relation('hall') } }, 'names hall, which is no entity'],
  ['a label', { label: { column: 'title' } }, 'names title, which is no column of it'],
  ['what stands before a label', { label: { column: 'name', after: 'hall' } }, 'names hall, which is no'],
  ['a search', { search: ['title'] }, 'names title, which is no column of it'],
  ['an index', { indexes: ['title'] }, 'names title, which is no column of it'],
  ['a copy', { derived: { name: from('room', 'title') } }, 'repeats room.title, which is no column'],
  ['a moment that is kept', { derived: { since: since('name', true) } }, 'shelf.since is written by the'],
  ['what it follows', { derived: { name: since('isOpen', true) } }, 'shelf.name is written by the server'],
  [
    'a start day',
    { columns: { ...columns, start: startDay({ column: 'period', starts: {} }) } },
    'shelf.start goes by period, which is no column',
  ],
  ['a unique rule', { rules: [unique('title')] }, 'a unique rule names title, which is no column'],
  ['a check', { rules: [notBefore('from', 'name')] }, 'notBefore names from, which is no column'],
  ['what is computed', { derived: { name: joined('title') } }, 'computed, names title, which is no column'],
  [
    'an address that is chosen',
    { rules: [located('name', { lat: 'lat', lng: 'room', precision: 'url' })] },
    'located names lat, which is no column',
  ],
  ['a limit', { rules: [limitedBy('room', 'rooms', 'hall')] }, 'room is not linked with rooms by hall'],
  ['an id that may be missing', { rules: [sameId('room')] }, 'has the id of room, which may be missing'],
  [
    'an id that may change',
    { rules: [sameId('house')] },
    'has the id of house, which may be missing or change',
  ],
  ['a grant', { grants: [{ own: 'owner', read: true }] }, 'a grant names owner, which is no column'],
  ['a mark of the removed', { on: [removed(softDelete('isGone'))] }, 'shelf.isGone, which is no column'],
  [
    'a record to begin with',
    { on: [{ on: 'created', effects: [inserts('room')] }] },
    'shelf inserts room, which is no record of it as an institution',
  ],
  [
    'what is cleared',
    { on: [removed(clears(related('room', { by: 'house', institution: 'house' })))] },
    'shelf clears room.house, which does not point at it',
  ],
  [
    'an institution of another row that is called otherwise',
    {
      ...entity('shelf', { ...base, columns, belongs: inInstitution('house') }),
      derived: { house: from('room', 'house') },
    },
    'where house is another row’s, it is inInstitutionOf it'.replace('’', "'"),
  ],
])('%s over what is not there, or not so, is no catalogue', (_, part, message) =>
  expect(catalogueWith(part)).toThrow(message),
)

it.each<[string, Partial<AnyEntity>, string]>([
  [
    'nobody declares',
    { columns: kept({ ...through, entity: 'shelfHasHall' }) },
    'names shelfHasHall, which is no',
  ],
  [
    'point elsewhere',
    { columns: kept({ ...through, row: 'room' }) },
    'shelfHasRoom.room does not point at shelf',
  ],
  ['hold something else', { columns: kept({ ...through, target: 'shelf' }) }, 'shelf does not point at room'],
  ['are in no institution', { columns: kept({ ...through, institution: 'house' }) }, 'are not in house'],
  [
    'end with what is no yes or no',
    { columns: kept({ ...through, active: 'isOpen' }) },
    'isOpen is no yes or',
  ],
  [
    'need more than the list has',
    { columns: kept({ ...through, entity: 'shelfInRoom' }) },
    'shelfInRoom.rank is required, and the list has',
  ],
  [
    'may say one thing twice',
    { columns: kept({ ...through, entity: 'shelfOfRoom' }) },
    'unique by room,shelf, within everything',
  ],
  ['repeat no row', { columns: kept({ ...through, by: 'house' }) }, 'it must repeat the row in house'],
  [
    'are sought by their ids',
    { columns: kept(through), search: ['list'] },
    'it cannot be sought, sorted or computed',
  ],
])('a list in rows that %s is no catalogue', (_, part, message) =>
  expect(catalogueWith(part)).toThrow(message),
)

it.each<[string, Partial<AnyEntity>, string]>([
  ['are called as a range of another', { columns: { ...columns, rangeName: text() } }, 'a range of name'],
  [
    'have one former name',
    { columns: { ...columns, a: text({ renamedFrom: 'old' }), b: text({ renamedFrom: 'old' }) } },
    'two columns are renamed from old',
  ],
  [
    'have the name of before of another',
    { columns: { ...columns, a: text({ renamedFrom: 'name' }) } },
    'renamed from name, which is still there',
  ],
  [
    'are called as what common rows are asked for in',
    { columns: { ...columns, institution: text() } },
    'shelf.institution: the rows are common to all',
  ],
  [
    'are called as what tells of a secret',
    { columns: { ...columns, keyIsSet: text() } },
    'shelf.keyIsSet is how rows say whether key, a secret, is set',
  ],
])('columns that %s are no catalogue', (_, part, message) => expect(catalogueWith(part)).toThrow(message))

const computed = (edit: 'always' | 'never') =>
  entity('shelf', {
    ...base,
    columns: { ...columns, title: text({ edit }) },
    derived: { title: joined('name') },
  })
const copied = (column: AnyColumn, writes = false): Partial<AnyEntity> => ({
  columns: { ...columns, title: column },
  derived: { title: from('room', 'name', { writes }) },
})
it.each<[string, Partial<AnyEntity>, string]>([
  [
    'what is computed',
    computed('always'),
    "shelf: title is derived, and nobody types it, as edit: 'always' says: take edit away",
  ],
  ['what is repeated', copied(text({ edit: 'onCreate' })), 'take edit away, or let a form change the row'],
  ['what is usual of that', copied(text({ usual: 'x' })), 'shelf: title is derived, and nobody is shown'],
  [
    'what is usual where nothing is empty',
    { columns: { ...columns, places: number({ usual: 20, default: 1 }) } },
    'shelf: places is never empty, since its default stands in place of nothing, and what people usually enter (20)',
  ],
])('who types %s is no catalogue', (_, part, message) => expect(catalogueWith(part)).toThrow(message))

it('what nobody types may say so, and a form may change what is repeated', () => {
  expect(catalogueWith(computed('never'))).not.toThrow()
  expect(catalogueWith(copied(text({ edit: 'onCreate', usual: 'x' }), true))).not.toThrow()
})
