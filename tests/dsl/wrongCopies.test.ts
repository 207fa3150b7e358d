import { expect, it } from 'vitest'
import {
  becomes,
  boolean,
  caller,
  common,
  defineCatalogue,
  email,
  entity,
  from,
  inInstitution,
  inInstitutionOf,
  itself,
  joined,
  longText,
  minutes,
  mirrored,
  now,
  number,
  readOnly,
  relation,
  relations,
  sends,
  shorterThan,
  since,
  text,
  timeOfDay,
  unique,
  unixInstant,
  uuid,
} from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const house = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
const pole = entity('pole', {
  ...base,
  columns: { name: text(), first: text(), note: longText(), size: number(), isOpen: boolean() },
})
const columns = {
  name: text(),
  pole: relation('pole'),
  ward: relation('ward'),
  poleName: text(),
  poleIsOpen: boolean(),
  sign: text(),
  openSince: unixInstant(),
}
const copied = { poleName: from('pole', 'name'), poleIsOpen: from('pole', 'isOpen') }
const loaded = (part: Partial<AnyEntity>) => () => {
  const ward: AnyEntity = entity('ward', { ...base, columns, derived: copied })
  return defineCatalogue({
    entities: [house, pole, { ...ward, ...part }],
    tables: [],
    menu: [],
    permissions: {},
  })
}

it('a column may repeat what another row computes', () => {
  const door = entity('pole', { ...pole, derived: { name: joined('first') }, belongs: common, label: 'name' })
  expect(() =>
    defineCatalogue({
      entities: [house, door, entity('ward', { ...base, columns, derived: copied })],
      tables: [],
      menu: [],
      permissions: {},
    }),
  ).not.toThrow()
})

it.each<[string, Partial<AnyEntity>, string]>([
  [
    'what is computed',
    { derived: { ...copied, sign: joined('poleName', 'name') } },
    'ward: sign is computed of poleName, which follows another row, and would stay as it was: show both columns',
  ],
  [
    'a unique rule',
    { rules: [unique(['name', 'poleName'])] },
    "is over poleName, which follows another row, and would stay as it was: name the relation, 'pole'",
  ],
  [
    'a moment',
    { derived: { ...copied, openSince: since('poleIsOpen', true) } },
    'openSince says since when of poleIsOpen, which follows another row',
  ],
  [
    'a reaction',
    { on: [becomes('poleIsOpen', false, sends('activated', 'id'))] },
    'changes of poleIsOpen, which follows',
  ],
  [
    'another copy',
    { derived: { ...copied, sign: from('ward', 'poleName') } },
    'ward: sign repeats ward.poleName, which follows another row',
  ],
])('%s of a column that follows another row is refused', (_, part, message) =>
  expect(loaded(part)).toThrow(message),
)

it('the institution that a row has from another one never changes, and is no such column', () => {
  const bed = entity('bed', {
    ...base,
    columns: {
      name: text(),
      institution: relation('institution', { required: true }),
      room: relation('hall' as 'job', { required: true }),
    },
    belongs: inInstitutionOf('room'),
    rules: [unique(['institution', 'name'])],
  })
  const hall = entity('hall', { ...base, columns: { name: text() }, belongs: inInstitution() })
  expect(() =>
    defineCatalogue({ entities: [house, hall, bed], tables: [], menu: [], permissions: {} }),
  ).not.toThrow()
})

const spots = {
  ...columns,
  time: timeOfDay(),
  tag: text({ validate: [shorterThan(5)] }),
  mail: email(),
  poles: relations('pole'),
  must: text({ required: true }),
  worked: minutes(),
  long: text(),
}
const spotWith = (derived: AnyEntity['derived'], more: Columns = {}) =>
  loaded({ columns: { ...spots, ...more }, derived })
const wide = { pole: relation('pole', { required: true }) }

it('what a derived column takes may be written into it', () => {
  expect(spotWith({ long: from('pole', 'name'), openSince: now() })).not.toThrow()
  expect(spotWith({ long: uuid(), must: mirrored('name') })).not.toThrow()
})

it.each<[string, () => unknown, string]>([
  ['a text in a time', spotWith({ time: from('pole', 'name') }), 'text into timeOfDay: it does not take all'],
  ['a name in an e-mail', spotWith({ mail: from('pole', 'name') }), 'text into email: it does not take all'],
  ['a number in minutes', spotWith({ worked: from('pole', 'size') }), 'number into minutes'],
  ['a text in less room', spotWith({ tag: from('pole', 'name') }), 'give both the same bounds'],
  ['several lines in one', spotWith({ long: from('pole', 'note') }), 'give both the same bounds'],
  ['of a list of rows', spotWith({ long: from('poles', 'name') }), 'poles points at several rows'],
  ['of no row', spotWith({ must: from('pole', 'name') }), 'let pole be required too'],
  ['of what may be empty', spotWith({ must: from('pole', 'name') }, wide), 'take required away'],
  ['an id in a time', spotWith({ time: uuid() }), 'time (timeOfDay) does not take what the server writes'],
  [
    'an id in little room',
    spotWith({ tag: uuid() }),
    'tag (text) does not take what the server writes there',
  ],
  ['a moment in hours', spotWith({ worked: now() }), 'worked (minutes) does not take what the server writes'],
  ['since when in hours', spotWith({ worked: since('open', true) }, { open: boolean() }), 'worked (minutes)'],
  [
    'who made it in no relation',
    spotWith({ size: caller() }, { size: number() }),
    'names a person, and points',
  ],
  [
    'a number under another name',
    spotWith({ long: mirrored('size') }, { size: number() }),
    'mirrored of texts',
  ],
])('%s is refused where it would be written', (_, load, message) => expect(load).toThrow(message))
