import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { parseArray } from '#server/db/arrays.ts'
import type { Database } from '#server/db/database.ts'
import { toParameter } from '#server/db/values.ts'
import { forEachEngine } from './engines.ts'

forEachEngine('values', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('come as the same JavaScript values', async () => {
    const { rows } = await sql`select count(*) as count, 12.50::numeric as amount, 1::int2 as small,
      9007199254740993::int8 as huge, true as flag, date '2026-03-29' as day, time '07:30' as hour,
      timestamptz '2026-03-29 02:30:00.125+01' as instant, timestamp '2026-03-29 02:30' as wall,
      '{"a":[1,null]}'::jsonb as json, array[1,2]::int8[] as ids, '{}'::text[] as none,
      array['a"b\\','NULL',null,'x,y']::text[] as words, '\\x00ff'::bytea as bytes, null::int as nothing,
      interval '1 hour 5 minutes' as span`.execute(database.kysely)
    expect(rows).toEqual([
      {
        count: 1,
        amount: 12.5,
        small: 1,
        huge: '9007199254740993',
        flag: true,
        day: '2026-03-29',
        hour: '07:30:00',
        instant: '2026-03-29T01:30:00.125Z',
        wall: '2026-03-29T02:30:00',
        json: { a: [1, null] },
        ids: [1, 2],
        none: [],
        words: ['a"b\\', 'NULL', null, 'x,y'],
        bytes: new Uint8Array([0, 255]),
        nothing: null,
        span: '01:05:00',
      },
    ])
  })

  it('are bound alike whatever their JavaScript type', async () => {
    const at = new Date('2026-11-21T05:00:00.000Z')
    const { rows } =
      await sql`select ${1}::int as a, ${'2'}::int as b, ${true}::bool as c, ${'false'}::bool as d,
      ${at}::timestamptz as e, ${[1, 2]}::int[] as f, ${['a"', null]}::text[] as g, ${{ x: [1] }}::jsonb as h,
      ${new Uint8Array([1, 254])}::bytea as i, ${null}::text as j, ${7n}::int8 as k`.execute(database.kysely)
    expect(rows).toEqual([
      {
        a: 1,
        b: 2,
        c: true,
        d: false,
        e: at.toISOString(),
        f: [1, 2],
        g: ['a"', null],
        h: { x: [1] },
        i: new Uint8Array([1, 254]),
        j: null,
        k: 7,
      },
    ])
  })

  it('tell how many rows a write touched, and nothing of a read', async () => {
    await sql`create table item (id int primary key)`.execute(database.kysely)
    const inserted = await sql`insert into item values (1), (2) returning id`.execute(database.kysely)
    expect([inserted.numAffectedRows, inserted.rows]).toEqual([2n, [{ id: 1 }, { id: 2 }]])
    const removed = await database.kysely.deleteFrom('item').where('id', '>', 1).executeTakeFirst()
    expect(removed.numDeletedRows).toBe(1n)
    expect((await sql`select 1`.execute(database.kysely)).numAffectedRows).toBeUndefined()
  })
})

it('nested and offset arrays are read', () => {
  expect(parseArray('{{1,2},{3,NULL}}', Number)).toEqual([
    [1, 2],
    [3, null],
  ])
  expect(parseArray('[0:1]={5,6}', Number)).toEqual([5, 6])
  expect(toParameter([['a', 'b\\'], []])).toBe('{{"a","b\\\\"},{}}')
})
