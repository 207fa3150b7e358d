import {
  atLeast,
  boolean,
  created,
  date,
  entity,
  enumeration,
  from,
  inInstitution,
  inserts,
  itself,
  minutes,
  number,
  onePerInstitution,
  relation,
  removed,
  select,
  shared,
  shorterThan,
  softDelete,
  text,
  unique,
  uniquePerInstitution,
  whole,
  writtenByProvider,
} from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Reaction } from '#dsl/entities/reactions/reactions.ts'
import type { DiffOptions } from '#server/model/columnChanges.ts'
import { base, thing } from './things.ts'

export interface Case {
  readonly from?: AnyEntity[]
  readonly to: AnyEntity[]
  readonly options?: DiffOptions
  readonly seed?: string
  /** Rows after the change, asked by this statement. */
  readonly rows?: readonly [sql: string, expected: unknown]
}

const house = (...on: Reaction<never>[]): AnyEntity =>
  entity('house', {
    columns: { name: text() },
    belongs: itself,
    access: writtenByProvider,
    on,
    label: 'name',
  })
const record = entity('record', {
  columns: {
    house: relation('house', { required: true }),
    isOn: boolean({ default: false }),
    name: text({ serverOnly: true }),
  },
  belongs: inInstitution('house'),
  access: writtenByProvider,
  derived: { name: from('house', 'name') },
  rules: [onePerInstitution()],
  label: 'house',
})

const colour = (...values: string[]) => select(enumeration('colour', values))
export const seed = `insert into site(name) values ('north'), ('south');
  insert into thing(place, code, size) values (1, 'Æ b', 1.5), (2, '  groß', null);`

/** What changes in the catalogue, and what its rows are then. */
export const cases: Readonly<Record<string, Case>> = {
  'a nullable column': { to: [thing({ ...base, note: text() })] },
  'a column with a default': {
    to: [thing({ ...base, note: text({ default: `it's "new"` }) })],
    rows: ['select distinct note from thing', [{ note: `it's "new"` }]],
  },
  'a required column with a backfill': {
    to: [thing({ ...base, note: text({ required: true, backfill: 'old' }) })],
    rows: ['select distinct note from thing', [{ note: 'old' }]],
  },
  'a column that repeats another row': {
    to: [thing({ ...base, called: text() }, { derived: { called: from('place', 'name') } })],
    rows: ['select called from thing order by id', [{ called: 'north' }, { called: 'south' }]],
  },
  'a new table with a search text and relations': {
    to: [
      thing(base),
      thing({ name: text({ required: true }) }, { search: ['name'], indexes: ['name'] }, 'box'),
    ],
  },
  'a new table of what every row begins with': {
    from: [house()],
    seed: `insert into house(name) values ('Lilas'), ('Tilleuls');`,
    to: [house(created(inserts('record'))), record],
    rows: [
      'select house, name, "isOn", "uniqueKey1" key from record order by id',
      [
        { house: 1, name: 'Lilas', isOn: false, key: '' },
        { house: 2, name: 'Tilleuls', isOn: false, key: '' },
      ],
    ],
  },
  'a dropped column, searched and indexed': {
    from: [thing(base, { search: ['code', 'size'], indexes: ['size'] })],
    to: [thing({ code: base.code }, { search: ['code'] })],
    options: { allowDrop: true },
  },
  'a text that lists are put in order by': {
    to: [thing(base, { indexes: ['code'] })],
    rows: ['select "codeSortKey" key from thing order by id', [{ key: 'ae b' }, { key: '  gross' }]],
  },
  'a text that they no longer are': {
    from: [thing(base, { indexes: ['code'] })],
    to: [thing(base)],
  },
  'a dropped text that they were put in order by': {
    from: [thing(base, { indexes: ['code', 'size'] })],
    to: [thing({ size: base.size }, { indexes: ['size'] })],
    options: { allowDrop: true },
  },
  'a dropped table that another points at': {
    from: [thing({ ...base, floor: relation('floor') })],
    to: [thing(base)],
    options: { allowDrop: true },
  },
  'a column no longer required': { to: [thing({ ...base, code: text({ validate: [shorterThan(20)] }) })] },
  'a column now required': {
    to: [thing({ ...base, size: number({ required: true, backfill: 7 }) })],
    rows: ['select size from thing order by id', [{ size: 1.5 }, { size: 7 }]],
  },
  'a default set': {
    to: [thing({ ...base, code: text({ required: true, validate: [shorterThan(20)], default: 'x' }) })],
  },
  'a default dropped': {
    from: [thing({ ...base, size: number({ required: true, default: 3 }) })],
    seed: seed.replace('null', '3'),
    to: [thing({ ...base, size: number({ required: true }) })],
  },
  'a check changed': {
    to: [thing({ ...base, size: number({ validate: [atLeast(1), whole] }) })],
    options: { using: { 'thing.size': 'greatest(size, 1)' } },
  },
  'a check widened': {
    to: [thing({ ...base, code: text({ required: true, validate: [shorterThan(30)] }) })],
  },
  'a choice less, told what stands there instead': {
    from: [thing({ ...base, colour: colour('red', 'blue') })],
    seed: `${seed} update thing set colour = 'blue';`,
    to: [thing({ ...base, colour: colour('red', 'green') })],
    options: { using: { 'thing.colour': `case colour when 'blue' then 'green' else colour end` } },
    rows: ['select distinct colour from thing', [{ colour: 'green' }]],
  },
  'a choice more': {
    from: [thing({ ...base, colour: colour('red') })],
    to: [thing({ ...base, colour: colour('red', `d'or`) })],
  },
  'a unique rule': {
    to: [thing(base, { rules: [uniquePerInstitution('code')] })],
    rows: ['select "uniqueKey1" from thing order by id', [{ uniqueKey1: 'æ b' }, { uniqueKey1: 'gross' }]],
  },
  'a unique rule over other columns': {
    from: [thing(base, { rules: [uniquePerInstitution('code')] })],
    to: [thing(base, { rules: [unique(['code', 'size'])] })],
    rows: [
      'select "uniqueKey1" from thing order by id',
      [{ uniqueKey1: 'æ b\u00011.5' }, { uniqueKey1: null }],
    ],
  },
  'a relation': { to: [thing({ ...base, floor: relation('floor') })] },
  'a whole number turned into text, searched': {
    from: [thing({ ...base, worked: minutes({ default: 90 }) }, { search: ['worked'], indexes: ['worked'] })],
    to: [thing({ ...base, worked: text({ default: '90' }) }, { search: ['worked'], indexes: ['worked'] })],
    rows: ['select distinct worked, search from thing', [{ worked: '90', search: '90' }]],
  },
  'a text turned into a number, told how': {
    to: [thing({ ...base, code: number({ required: true }) })],
    options: { using: { 'thing.code': 'length("code")' } },
    rows: ['select code from thing order by id', [{ code: 3 }, { code: 6 }]],
  },
  'a column renamed, with all that stands on it': {
    from: [
      thing(base, {
        search: ['code'],
        indexes: ['code'],
        rules: [unique('code')],
      }),
    ],
    to: [
      thing(
        { tag: text({ required: true, validate: [shorterThan(20)], renamedFrom: 'code' }), size: base.size },
        {
          search: ['tag'],
          indexes: ['tag'],
          rules: [unique('tag')],
        },
      ),
    ],
    rows: ['select tag from thing order by id', [{ tag: 'Æ b' }, { tag: '  groß' }]],
  },
  'a table renamed': {
    from: [
      thing(base, {
        search: ['code'],
        indexes: ['code'],
        rules: [unique('code')],
      }),
    ],
    to: [
      thing(
        base,
        {
          search: ['code'],
          indexes: ['code'],
          rules: [unique('code')],
          renamedFrom: 'thing',
        },
        'item',
      ),
    ],
    rows: ['select count(*)::int n from item', [{ n: 2 }]],
  },
  'a longer search list with a new column': {
    from: [thing(base, { search: ['code'] })],
    to: [
      thing({ ...base, day: date({ required: true, backfill: '2026-03-09' }) }, { search: ['code', 'day'] }),
    ],
    rows: [
      'select search from thing order by id',
      [{ search: 'aeb\u000109-03-2026' }, { search: 'gross\u000109-03-2026' }],
    ],
  },
  'a shorter search list': {
    from: [thing(base, { search: ['code', 'size'] })],
    to: [thing(base, { search: ['size'] })],
  },
  'no search any more': { from: [thing(base, { search: ['code'] })], to: [thing(base)] },
  'rows shared through a link': {
    from: [thing(base), thing({ thing: relation('thing') }, {}, 'placeHasThing')],
    seed: `${seed} insert into "placeHasThing"(place, thing) values (1, 1), (2, 2);`,
    to: [
      thing(
        { ...base, gone: boolean({ default: false, serverOnly: true }) },
        {
          belongs: shared('place-has-thing', 'place'),
          rules: [uniquePerInstitution('code')],
          on: [removed(softDelete('gone'))],
        },
      ),
      thing({ thing: relation('thing') }, {}, 'placeHasThing'),
    ],
    rows: ['select "thingUniqueKey1" k from "placeHasThing" order by id', [{ k: 'æ b' }, { k: 'gross' }]],
  },
}
