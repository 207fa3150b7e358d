import {
  atLeast,
  enumeration,
  from,
  joined,
  number,
  relation,
  relations,
  secret,
  select,
  shorterThan,
  text,
} from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { type Case, seed } from './diffCases.ts'
import { base, thing } from './things.ts'

const floors = `insert into floor(name) values ('first');`
const calling = (of: string) =>
  thing(
    { ...base, floor: relation('floor' as never), called: text() },
    { derived: { called: from(of, 'name') } },
  )
const tag = text({ required: true, validate: [shorterThan(20)], renamedFrom: 'code' })
const kept = { twin: text(), called: text() }

/** What rows are where their values would come to mean something else, and the person who changes the catalogue says what. */
export const meanings: Readonly<Record<string, Case>> = {
  'a relation elsewhere': {
    from: [thing({ ...base, floor: relation('floor' as never) })],
    seed: `${seed} ${floors} update thing set floor = 1;`,
    to: [thing({ ...base, floor: relation('site' as never) })],
    options: { using: { 'thing.floor': '"place"' } },
    rows: ['select floor from thing order by id', [{ floor: 1 }, { floor: 2 }]],
  },
  'a text that becomes a secret': {
    to: [thing({ ...base, code: secret({ required: true }) })],
    options: { using: { 'thing.code': `''` } },
    rows: ['select distinct code from thing', [{ code: '' }]],
  },
  'a column that repeats something else': {
    from: [calling('place')],
    seed: `${seed} ${floors} update thing set called = 'north'; update thing set floor = 1 where id = 2;`,
    to: [calling('floor')],
    rows: ['select called from thing order by id', [{ called: null }, { called: 'first' }]],
  },
  'a column that comes to repeat another row, told that what was entered may go': {
    from: [thing({ ...base, called: text() })],
    seed: `${seed} update thing set called = 'mine';`,
    to: [thing({ ...base, called: text() }, { derived: { called: from('place', 'name') } })],
    options: { allowDrop: true },
    rows: [
      'select called = name as same from thing join site on site.id = place',
      [{ same: true }, { same: true }],
    ],
  },
  'a column that is computed, told how': {
    to: [thing({ ...base, twin: text() }, { derived: { twin: joined('code') } })],
    options: { using: { 'thing.twin': '"code"' } },
    rows: ['select twin from thing order by id', [{ twin: 'Æ b' }, { twin: '  groß' }]],
  },
  'what is computed and repeated goes by new names': {
    from: [thing({ ...base, ...kept }, { derived: { twin: joined('code'), called: from('place', 'name') } })],
    seed: `${seed} update thing set twin = 'x', called = 'y';`,
    to: [
      thing(
        { tag, size: base.size, ...kept },
        { derived: { twin: joined('tag'), called: from('place', 'name') } },
      ),
    ],
    rows: ['select distinct twin, called from thing', [{ twin: 'x', called: 'y' }]],
  },
}

const old = {
  ...base,
  of: relation('floor' as never),
  all: relations('floor' as never),
  key: secret(),
  sum: text(),
  note: text(),
  hue: select(enumeration('hue', ['red', 'green', 'blue'])),
}
const summed = { derived: { sum: joined('code') } }
const changed = (columns: Parameters<typeof thing>[0], options: object = summed) =>
  thing({ ...old, ...columns }, options)

export const meant = thing(old, summed)
/** Refused while nobody says what rows have there. */
export const unmeant: Readonly<Record<string, [AnyEntity, RegExp]>> = {
  'a relation elsewhere': [
    changed({ of: relation('site' as never) }),
    /thing\.of comes to point at site, and its values are ids of floor.*--using thing\.of=/,
  ],
  'a list of ids elsewhere': [
    changed({ all: relations('site' as never) }),
    /thing\.all comes to point at site, and its values are ids of floor/,
  ],
  'a text become a secret': [
    changed({ code: secret({ required: true }) }, {}),
    /thing\.code becomes a secret/,
  ],
  'a secret become a text': [changed({ key: text() }), /thing\.key is no secret any more/],
  'a new computed column': [
    changed({ more: text() }, { derived: { ...summed.derived, more: joined('code') } }),
    /thing\.more is new and computed.*--using thing\.more=/,
  ],
  'a column that comes to repeat another row': [
    changed({}, { derived: { ...summed.derived, note: from('place', 'name') } }),
    /thing\.note comes to repeat site\.name: what was entered there would be lost.*--allow-drop/,
  ],
  'a bound that is tighter': [
    changed({ code: text({ required: true, validate: [shorterThan(5)] }) }),
    /thing\.code comes to ask char_length\("code"\) <= 5.*--using thing\.code=EXPRESSION, or =code where/,
  ],
  'a bound that was not there': [
    changed({ size: number({ validate: [atLeast(0)] }) }),
    /thing\.size comes to ask "size" >= 0/,
  ],
  'a value that goes': [
    changed({ hue: select(enumeration('hue', ['red', 'green'])) }),
    /thing\.hue comes to ask "hue" in \('red', 'green'\)/,
  ],
  'a column computed otherwise': [
    changed({ other: text() }, { derived: { sum: joined('code', 'other') } }),
    /thing\.sum comes to be computed otherwise/,
  ],
}
