import { expect, it } from 'vitest'
import {
  attached,
  boolean,
  entity,
  from,
  inInstitution,
  itself,
  level,
  relation,
  removed,
  shared,
  softDelete,
  text,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { Database } from '#server/db/database.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'
import { onceAFile } from '../onceAFile.ts'

// What a person may not read has no part in what they are answered: not in a row, an order, a filter or a search.
const open = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: { ...open, insert: level(1) },
  label: 'name',
})
const spy = entity('spy', {
  columns: { house: relation('house', { required: true }), name: text() },
  belongs: inInstitution('house'),
  access: { read: level(1), insert: level(1), update: level(1), remove: level(1) },
  label: 'name',
})
const club = entity('club', {
  columns: { name: text({ required: true }), isClosed: boolean({ default: false, serverOnly: true }) },
  belongs: shared('house-has-club', 'house'),
  access: open,
  on: [removed(softDelete('isClosed'))],
  label: 'name',
})
/** Shared too: a visit of two houses may be of a club that one of them has. */
const visit = entity('visit', {
  columns: {
    note: text(),
    spy: relation('spy'),
    club: relation('club'),
    clubName: text(),
    spyName: text(),
  },
  belongs: shared('house-has-visit', 'house'),
  access: open,
  derived: { clubName: from('club', 'name'), spyName: from('spy', 'name') },
  search: ['note', 'clubName'],
  label: { column: 'note', after: 'club' },
})
/** What is told of a visit goes with the label of its club. */
const tip = entity('tip', {
  columns: { visit: relation('visit') },
  belongs: shared('house-has-tip', 'house'),
  access: open,
  label: 'visit',
})
const catalogue = defineCatalogue({
  entities: [house, spy, club, visit, tip],
  tables: [],
  menu: [],
  permissions: {},
})

const provider = person()
const own = person({ level: 2, institutions: [1] })
const VISITS = '/api/v2/visit'

/** Two houses; visits of both: 1 and 2 of a club of the second house, 3 and 4 of one of the first, 5 of none. */
const scene = async (database: Database): Promise<{ readonly server: TestServer }> => {
  const server = await buildTestServer({ database, catalogue })
  const insert = async (path: string, row: object) => {
    const { status, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
    expect(status, text).toBe(201)
  }
  for (const name of ['A', 'B']) await insert('house', { name })
  for (const name of ['zebra', 'adder']) await insert('spy', { house: 2, name })
  for (const name of ['Zither', 'Accordion']) await insert('club', { name, institution: [2] })
  for (const name of ['Yodel', 'Bell']) await insert('club', { name, institution: [1, 2] })
  for (const [note, club, spy] of [
    ['one', 1, 1],
    ['two', 2, 2],
    ['three', 3, 1],
    ['four', 4, 2],
    ['five', null, null],
  ] as const)
    await insert('visit', { note, club, spy, institution: [1, 2] })
  return { server }
}

forEachEngine('a row that a person may not read', ({ open: fresh }) => {
  const opened = onceAFile(fresh, scene)

  const idsBy = async (server: TestServer, who: typeof own, columnName: string, orientation = 'asc') => {
    const { status, body } = await server.list(who, VISITS, { orderby: [{ columnName, orientation }] })
    return status === 200 ? body.data.map((row: { id: number }) => row.id) : [status, body.details]
  }

  it('has no part in an order: by an entity that is not theirs to read none is given', async () => {
    const { server } = await opened()
    expect(await idsBy(server, provider, 'spy')).toEqual([2, 4, 1, 3, 5])
    const refusal = [403, [{ column: 'spy', code: 403, reason: 'notReadable' }]]
    expect(await idsBy(server, own, 'spy')).toEqual(refusal)
    expect(await idsBy(server, own, 'spy', 'desc')).toEqual(refusal)
    const second = {
      orderby: [
        { columnName: 'note', orientation: 'asc' },
        { columnName: 'spy', orientation: 'asc' },
      ],
    }
    expect((await server.list(own, VISITS, second)).status).toBe(403)
  })

  it('has no part in an order: rows out of reach stand as if they had no label', async () => {
    const { server } = await opened()
    expect(await idsBy(server, provider, 'club')).toEqual([2, 4, 3, 1, 5])
    expect(await idsBy(server, own, 'club')).toEqual([4, 3, 1, 2, 5])
    expect(await idsBy(server, own, 'club', 'desc')).toEqual([5, 2, 1, 3, 4])
    expect(await idsBy(server, own, 'clubName')).toEqual([4, 3, 1, 2, 5])
    expect(await idsBy(server, own, 'spyName')).toEqual([1, 2, 3, 4, 5])
    expect(await idsBy(server, provider, 'spyName')).toEqual([2, 4, 1, 3, 5])
    expect(await idsBy(server, provider, 'note')).toEqual([2, 4, 3, 1, 5])
    expect(await idsBy(server, own, 'note')).toEqual([4, 3, 5, 1, 2])
  })

  it('has no part in an order once it is removed', async () => {
    const { server } = await opened()
    expect((await server.call(provider, 'DELETE', '/api/v2/club/2')).status).toBe(200)
    expect(await idsBy(server, provider, 'club')).toEqual([4, 3, 1, 2, 5])
  })

  it('is repeated by no answer', async () => {
    const { server } = await opened()
    const names = async (who: typeof own, search = {}) =>
      (await server.list(who, VISITS, search)).body.data.map((row: Record<string, unknown>) => [
        row.clubName,
        row.spyName,
      ])
    const all = [
      ['Zither', 'zebra'],
      ['Accordion', 'adder'],
      ['Yodel', 'zebra'],
      ['Bell', 'adder'],
      [null, null],
    ]
    expect(await names(provider)).toEqual(all)
    const seen = [
      [null, null],
      [null, null],
      ['Yodel', null],
      ['Bell', null],
      [null, null],
    ]
    expect(await names(own)).toEqual(seen)
    expect(await names(own, { select: ['clubName', 'spyName'] })).toEqual(seen)
    const both = person({ level: 2, institutions: [1, 2] })
    expect((await names(both)).map(([clubName]: unknown[]) => clubName)).toEqual(all.map(([name]) => name))
    const put = (row: object, version: string) =>
      server.call(both, 'PUT', `${VISITS}/1`, row, { 'if-match': version })
    const changed = await put({ note: 'uno' }, '"1"')
    expect(changed.body.data).toMatchObject({ clubName: 'Zither', spyName: null, version: 2 })
    expect((await put({ note: 'uno' }, '"2"')).body.data).toMatchObject({ clubName: 'Zither', spyName: null })
    const stale = await put({ note: 'due' }, '"1"')
    expect([stale.status, stale.body.data.spyName]).toEqual([412, null])
    const gone = await server.call(both, 'DELETE', `${VISITS}/1`, undefined, { 'if-match': '"1"' })
    expect([gone.status, gone.body.data.spyName]).toEqual([412, null])
    const made = await server.call(both, 'POST', VISITS, { note: 'six', club: 1, institution: [1, 2] })
    expect(made.body.data).toMatchObject({ clubName: 'Zither', spyName: null })
  })

  it('is not called by its name beside a page that points at it', async () => {
    const { server } = await opened()
    const labels = async (who: typeof own, path: string, related: readonly string[]) =>
      Object.values((await server.list(who, path, { related })).body.related ?? {}).map((one) =>
        one.labels.map(({ label, before }) => (before === undefined ? label : [before, label])),
      )
    expect(await labels(provider, VISITS, ['club', 'spy'])).toEqual([
      ['Zither', 'Accordion', 'Yodel', 'Bell'],
      ['zebra', 'adder'],
    ])
    expect(await labels(own, VISITS, ['club', 'spy'])).toEqual([['Yodel', 'Bell'], []])
    const tips = '/api/v2/tip'
    for (const visit of [1, 3])
      expect((await server.call(provider, 'POST', tips, { visit, institution: [1] })).status).toBe(201)
    const told = [
      ['Zither', 'one'],
      ['Yodel', 'three'],
    ]
    expect(await labels(provider, tips, ['visit'])).toEqual([told])
    expect(await labels(own, tips, ['visit'])).toEqual([[[null, 'one'], told[1]]])
    expect((await server.call(provider, 'DELETE', '/api/v2/club/3')).status).toBe(200)
    expect(await labels(provider, VISITS, ['club'])).toEqual([['Zither', 'Accordion', 'Bell']])
  })

  it('cannot be guessed by who writes', async () => {
    const { server } = await opened()
    const both = person({ level: 2, institutions: [1, 2] })
    const put = async (body: object) => {
      const { status, body: answer } = await server.call(both, 'PUT', `${VISITS}/1`, body, {
        'if-match': '"1"',
      })
      return [status, answer.details]
    }
    const wrong = [400, [{ column: 'spyName', code: 406, reason: 'notComputed' }]]
    expect([await put({ spyName: 'zebra' }), await put({ spyName: 'adder' })]).toEqual([wrong, wrong])
    expect(await put({ clubName: 'Zither', spyName: null })).toEqual([200, undefined])
    const batch = async (path: string, row: object, place: object) => {
      const answer = await server.call(both, 'POST', `${VISITS}${path}`, { ...place, ...row })
      return [answer.status, answer.body.details]
    }
    const line = (spyName: string) => ({ batch: [{ note: 'x', spy: 1, spyName }] })
    for (const [path, place, body] of [
      ['', { institution: [1, 2] }, (spyName: string) => ({ note: 'x', spy: 1, spyName })],
      ['/upsert-batch', { IDInstitution: 2 }, line],
      ['/upsert-batch', { institutions: [1, 2] }, line],
    ] as const) {
      const [right, guess] = [
        await batch(path, body('zebra'), place),
        await batch(path, body('adder'), place),
      ]
      expect(right, path).toEqual(guess)
      expect(right[0], path).toBe(400)
    }
  })

  it('is found by nothing', async () => {
    const { server } = await opened()
    const found = async (who: typeof own, search: object) =>
      (await server.list(who, VISITS, search)).body.data.map((row: { id: number }) => row.id)
    const term = (value: string, columns?: string[]) => ({ text: { value, columns } })
    for (const search of [term('zit one'), term('zither', ['clubName']), { query: { clubName: 'Zither' } }]) {
      expect(await found(provider, search), JSON.stringify(search)).toEqual([1])
      expect(await found(own, search), JSON.stringify(search)).toEqual([])
    }
    for (const search of [term('yodel'), term('yodel', ['clubName']), { query: { clubName: ['Yodel'] } }])
      expect(await found(own, search), JSON.stringify(search)).toEqual([3])
    expect(await found(own, term('one'))).toEqual([1])
    expect(await found(own, term('e'))).toEqual([1, 3, 4, 5])
    expect(await found(own, { query: { spyName: ['zebra', 'adder'] } })).toEqual([])
    expect(await found(own, { query: { spyName: null } })).toEqual([1, 2, 3, 4, 5])
    expect(await found(provider, { query: { spyName: null } })).toEqual([5])
  })
})
