import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  atLeast,
  atMost,
  boolean,
  common,
  date,
  defineCatalogue,
  entity,
  enumeration,
  inInstitution,
  linkedBy,
  minutes,
  number,
  relation,
  select,
  shared,
  shorterThan,
  softDelete,
  text,
} from '#dsl'
import type { Columns } from '#dsl/column.ts'
import type { AnyEntity, Entity } from '#dsl/entity.ts'
import type { DiffOptions } from '#server/model/columnChanges.ts'
import { diffModels, MigrationRefused, snapshotOf } from '#server/model/diff.ts'
import { type Model, modelOf } from '#server/model/model.ts'
import { createSql } from '#server/model/sql.ts'
import { openScratch } from './database.ts'

const place = entity('place', {
  columns: { name: text({ required: true }) },
  belongs: common,
  access: shared,
  label: 'name',
})
const level = entity('floor', { columns: { name: text() }, belongs: common, access: shared, label: 'name' })

type Options = Partial<Omit<Entity, 'name'>>
/** A thing with a label and a size, in a place; each case changes it. */
const thing = (columns: Columns, options: Options = {}, name = 'thing'): AnyEntity =>
  entity(name, {
    columns: { place: relation('place', { required: true }), ...columns },
    belongs: inInstitution('place'),
    access: shared,
    label: 'place',
    ...options,
  } as never)

const base = { code: text({ required: true, validate: [shorterThan(20)] }), size: number() }
const modelWith = (...entities: AnyEntity[]): Model =>
  modelOf(defineCatalogue({ entities: [place, level, ...entities], tables: [], menu: [], permissions: {} }))

interface Case {
  readonly from?: AnyEntity[]
  readonly to: AnyEntity[]
  readonly options?: DiffOptions
  readonly seed?: string
  /** Rows after the change, asked by this statement. */
  readonly rows?: readonly [sql: string, expected: unknown]
}

const colour = (...values: string[]) => select(enumeration('colour', values))
const seed = `insert into place(name) values ('north'), ('south');
  insert into thing(place, code, size) values (1, 'Æ b', 1.5), (2, '  groß', null);`

const cases: Readonly<Record<string, Case>> = {
  'a nullable column': { to: [thing({ ...base, note: text() })] },
  'a column with a default': {
    to: [thing({ ...base, note: text({ default: `it's "new"` }) })],
    rows: ['select distinct note from thing', [{ note: `it's "new"` }]],
  },
  'a required column with a backfill': {
    to: [thing({ ...base, note: text({ required: true, backfill: 'old' }) })],
    rows: ['select distinct note from thing', [{ note: 'old' }]],
  },
  'a new table with a search text and relations': {
    to: [
      thing(base),
      thing({ name: text({ required: true }) }, { search: ['name'], indexes: ['name'] }, 'box'),
    ],
  },
  'a dropped column, searched and indexed': {
    from: [thing(base, { search: ['code', 'size'], indexes: ['size'] })],
    to: [thing({ code: base.code }, { search: ['code'] })],
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
  'a check changed': { to: [thing({ ...base, size: number({ validate: [atLeast(1), atMost(9)] }) })] },
  'a choice more': {
    from: [thing({ ...base, colour: colour('red') })],
    to: [thing({ ...base, colour: colour('red', `d'or`) })],
  },
  'a unique rule': {
    to: [thing(base, { unique: [{ columns: ['code'], within: 'institution', code: 409 }] })],
    rows: ['select "uniqueKey1" from thing order by id', [{ uniqueKey1: 'æ b' }, { uniqueKey1: 'gross' }]],
  },
  'a unique rule over other columns': {
    from: [thing(base, { unique: [{ columns: ['code'], within: 'institution', code: 409 }] })],
    to: [thing(base, { unique: [{ columns: ['code', 'size'], within: 'everything', code: 409 }] })],
    rows: [
      'select "uniqueKey1" from thing order by id',
      [{ uniqueKey1: 'æ b\u00011.5' }, { uniqueKey1: null }],
    ],
  },
  'a relation': { to: [thing({ ...base, floor: relation('floor') })] },
  'a relation elsewhere': {
    from: [thing({ ...base, floor: relation('floor') })],
    to: [thing({ ...base, floor: relation('place') })],
  },
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
        unique: [{ columns: ['code'], within: 'everything', code: 409 }],
      }),
    ],
    to: [
      thing(
        { tag: text({ required: true, validate: [shorterThan(20)], renamedFrom: 'code' }), size: base.size },
        {
          search: ['tag'],
          indexes: ['tag'],
          unique: [{ columns: ['tag'], within: 'everything', code: 409 }],
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
        unique: [{ columns: ['code'], within: 'everything', code: 409 }],
      }),
    ],
    to: [
      thing(
        base,
        {
          search: ['code'],
          indexes: ['code'],
          unique: [{ columns: ['code'], within: 'everything', code: 409 }],
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
      [{ search: 'æb\u000109-03-2026' }, { search: 'groß\u000109-03-2026' }],
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
        { ...base, gone: boolean({ default: false }) },
        {
          belongs: linkedBy('placeHasThing', 'thing', 'place'),
          unique: [{ columns: ['code'], within: 'institution', code: 409 }],
          removal: softDelete('gone'),
        },
      ),
      thing({ thing: relation('thing') }, {}, 'placeHasThing'),
    ],
    rows: ['select "thingUniqueKey1" k from "placeHasThing" order by id', [{ k: 'æ b' }, { k: 'gross' }]],
  },
}

let scratch: Awaited<ReturnType<typeof openScratch>>
beforeAll(async () => {
  scratch = await openScratch()
}, 60_000)
afterAll(() => scratch.close())

describe('a database with rows in it follows the catalogue and ends as one made anew', () => {
  test.each(Object.entries(cases))('%s', async (_, { from = [thing(base)], to, options, rows, ...rest }) => {
    const old = snapshotOf(modelWith(...from))
    const next = modelWith(...to)
    const kept = JSON.parse(JSON.stringify(old)) as Model
    const migrated = await scratch.inSchema([...createSql(old), rest.seed ?? seed])
    await scratch.db.exec(`begin; ${diffModels(kept, next, options).join('\n')} commit;`)
    if (rows) expect((await scratch.db.query(rows[0])).rows).toEqual(rows[1])
    const fresh = await scratch.inSchema(createSql(next))
    expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
    expect(diffModels(snapshotOf(next), next)).toEqual([])
  })

  test('a table is dropped with the relations to it', async () => {
    const old = modelWith(thing(base), thing({ thing: relation('thing') }, {}, 'part'))
    const next = modelWith()
    const migrated = await scratch.inSchema([...createSql(old), seed])
    await scratch.db.exec(diffModels(old, next, { allowDrop: true }).join('\n'))
    const fresh = await scratch.inSchema(createSql(next))
    expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
  })
})

describe('a change that would lose or break rows is refused and says what to add', () => {
  const refusals: Readonly<Record<string, [AnyEntity[], RegExp]>> = {
    'a column gone': [[thing({ code: base.code })], /thing\.size is gone.*--allow-drop/],
    'a table gone': [[], /thing is gone.*--allow-drop/],
    'a required column without a value for old rows': [
      [thing({ ...base, note: text({ required: true }) })],
      /thing\.note.*backfill/,
    ],
    'a column become required': [
      [thing({ ...base, size: number({ required: true }) })],
      /thing\.size becomes required.*backfill/,
    ],
    'text into number': [
      [thing({ ...base, code: number({ required: true }) })],
      /thing\.code turns from text into double precision.*--using/,
    ],
  }
  test.each(Object.entries(refusals))('%s', (_, [to, reason]) => {
    const change = () => diffModels(modelWith(thing(base)), modelWith(...to))
    expect(change).toThrow(MigrationRefused)
    expect(change).toThrow(reason)
  })
})
