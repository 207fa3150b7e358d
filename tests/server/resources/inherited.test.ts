import { expect, it, onTestFinished } from 'vitest'
import {
  attached,
  entity,
  from,
  inInstitution,
  inInstitutionOf,
  itself,
  level,
  permitted,
  relation,
  text,
  writtenByProvider,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { AccessRules } from '#dsl/entities/access.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

const open = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: { ...open, insert: level(1) },
  label: 'name',
})
const crate = entity('crate', {
  columns: { house: relation('house', { required: true }), name: text() },
  belongs: inInstitution('house'),
  access: open,
  label: 'name',
})
const tag = entity('tag', {
  columns: {
    crate: relation('crate', { required: true }),
    name: text(),
    institution: relation('house'),
    crateName: text(),
  },
  belongs: inInstitutionOf('crate', 'house'),
  access: { ...open, insert: permitted('tagging'), update: permitted('tagging') },
  derived: { crateName: from('crate', 'name') },
  label: { column: 'name', after: 'crate' },
})
const catalogueOf = (crates: AccessRules) =>
  defineCatalogue({
    entities: [house, { ...crate, access: crates }, tag],
    tables: [],
    menu: [],
    permissions: { tagging: 'mayTag' },
  })

forEachEngine('a row that has its institution from the row it points at', ({ open: fresh }) => {
  // Fails where the right to write is not asked for in that institution.
  it('is written by those alone who may write there', async () => {
    const server = await buildTestServer({ database: await fresh(), catalogue: catalogueOf(open) })
    onTestFinished(() => server.close())
    const insert = async (path: string, row: object, who = person()) => {
      const { status, body } = await server.call(who, 'POST', `/api/v2/${path}`, row)
      return { status, details: body.details, data: body.data }
    }
    for (const name of ['A', 'B', 'C']) await insert('house', { name })
    for (const house of [1, 2, 3]) await insert('crate', { house, name: 'x' })
    const who = person({ level: 2, institutions: [1, 2], permissions: { 1: ['tagging'] } })
    expect(await insert('tag', { crate: 1 }, who)).toMatchObject({ status: 201, data: { institution: 1 } })
    expect((await insert('tag', { crate: 2 }, who)).status).toBe(403)
    const unknown = await insert('tag', { crate: 99 }, who)
    expect(await insert('tag', { crate: 3 }, who)).toEqual(unknown)
    expect(unknown.details).toEqual([{ column: 'crate', code: 406, reason: 'notFound' }])
    const moved = await server.call(who, 'PUT', '/api/v2/tag/1', { crate: 2 }, { 'if-match': '"1"' })
    expect(moved.status).toBe(403)
    const { body } = await server.list(person(), '/api/v2/tag')
    expect(body.data).toMatchObject([{ id: 1, crate: 1, institution: 1, version: 1 }])
  })

  it('tells it to who may not read that row, and nothing else of it', async () => {
    const catalogue = catalogueOf({ ...writtenByProvider, read: level(1) })
    const server = await buildTestServer({ database: await fresh(), catalogue })
    onTestFinished(() => server.close())
    const insert = (path: string, row: object) => server.call(person(), 'POST', `/api/v2/${path}`, row)
    await insert('house', { name: 'A' })
    for (const name of ['zinc', 'ash']) await insert('crate', { house: 1, name })
    for (const [crate, name] of [
      [1, 'b'],
      [2, 'c'],
      [2, 'a'],
    ])
      await insert('tag', { crate, name })
    const own = person({ level: 2, institutions: [1] })
    const rows = async (who: typeof own, search: object = {}) =>
      (await server.list(who, '/api/v2/tag', search)).body.data.map(
        (row: Record<string, unknown>) => `${row.name} ${row.institution} ${row.crateName}`,
      )
    expect(await rows(person())).toEqual(['b 1 zinc', 'c 1 ash', 'a 1 ash'])
    expect(await rows(own)).toEqual(['b 1 null', 'c 1 null', 'a 1 null'])
    const named = { orderby: [{ columnName: 'name', orientation: 'asc' }] }
    expect(await rows(person(), named)).toEqual(['a 1 ash', 'c 1 ash', 'b 1 zinc'])
    expect(await rows(own, named)).toEqual(['a 1 null', 'b 1 null', 'c 1 null'])
    expect(await rows(own, { query: { institution: [1] } })).toHaveLength(3)
  })
})
