import { expect, it, onTestFinished } from 'vitest'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'
import { seedWorld } from '../world.ts'

const SECRET = 'canary-5b1f'
const SHELVES = '/api/v2/shelf'

forEachEngine('a secret column', ({ open }) => {
  it('is written and never read: answers and records tell only whether it is set', async () => {
    const database = await open()
    const server = await buildTestServer({ database, catalogue: libraries })
    onTestFinished(() => server.close())
    await seedWorld(database, libraries)
    const inserted = await server.call(person(), 'POST', SHELVES, { library: 1, name: 'S', key: SECRET })
    expect(inserted.status).toBe(201)
    const { id } = inserted.body.data
    const changed = await server.call(
      person(),
      'PUT',
      `${SHELVES}/${id}`,
      { name: 'T' },
      { 'if-match': '"1"' },
    )
    const stale = await server.call(person(), 'PUT', `${SHELVES}/${id}`, { name: 'U' }, { 'if-match': '"1"' })
    const listed = await server.list(person(), SHELVES)
    const audit = JSON.stringify(await database.kysely.selectFrom('audit').selectAll().execute())
    for (const text of [inserted.text, changed.text, stale.text, listed.text, audit]) {
      expect(text).not.toContain(SECRET)
      expect(text).toContain('"keyIsSet":true')
    }
    const kept = await database.kysely
      .selectFrom('shelf')
      .select('key')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(kept?.key).toBe(SECRET)
  })

  it('can be neither selected, filtered, sorted nor searched', async () => {
    const server = await buildTestServer({ database: await open(), catalogue: libraries })
    onTestFinished(() => server.close())
    for (const search of [
      { select: ['key'] },
      { query: { key: SECRET } },
      { query: { rangeKey: 'a,b' } },
      { orderby: [{ columnName: 'key', orientation: 'asc' }] },
      { text: { value: 'x', columns: ['key'] } },
    ])
      expect((await server.list(person(), SHELVES, search)).status, JSON.stringify(search)).toBe(400)
  })

  it('aside, a row that is still used stays, and what uses it is named', async () => {
    const database = await open()
    const server = await buildTestServer({ database, catalogue: libraries })
    onTestFinished(() => server.close())
    const { row } = await seedWorld(database, libraries)
    const refused = await server.call(person(), 'DELETE', `${SHELVES}/${row('shelf', 1)}`)
    expect(refused.status).toBe(409)
    expect(refused.body.details).toEqual([
      { column: 'id', code: 409, reason: 'inUse', params: { by: 'loan', count: 1 } },
    ])
    const gone = await server.call(person(), 'DELETE', `/api/v2/poster/${row('poster', 2)}`)
    expect(gone.status).toBe(200)
  })
})
