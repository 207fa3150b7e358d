import { afterAll, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import type { Database } from '#server/db/database.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { everyColumn, type StoredRow } from '#server/resources/catalogue/storedRow.ts'
import { readSecret } from '#server/secrets/rowSecrets.ts'
import { type Place, VaultError, vaultOf } from '#server/secrets/vault.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer, testSecretKey } from '../harness.ts'
import { seedWorld, type World } from '../world.ts'

const SECRET = 'canary-5b1f'
const SHELVES = '/api/v2/shelf'

forEachEngine('a secret column', ({ open }) => {
  let starting: Promise<{ database: Database; server: TestServer; row: World['row'] }> | undefined
  let shelves = 0
  const start = async () => {
    const database = await open()
    const server = await buildTestServer({ database, catalogue: libraries })
    const { row } = await seedWorld(database, libraries)
    return { database, server, row }
  }
  afterAll(async () => (await starting)?.server.close())

  const started = async () => {
    starting ??= start()
    const { database, server, row } = await starting
    const insert = async (values: object) => {
      const answer = await server.call(person(), 'POST', SHELVES, {
        library: 1,
        name: `S${shelves++}`,
        ...values,
      })
      expect(answer.status, answer.text).toBe(201)
      return answer
    }
    const change = (id: number, patch: object, version = 1) =>
      server.call(person(), 'PUT', `${SHELVES}/${id}`, patch, { 'if-match': `"${version}"` })
    const stored = async (id: number) =>
      (await database.kysely.selectFrom('shelf').selectAll().where('id', '=', id).executeTakeFirst()) as {
        key: string | null
        code: string | null
        version: number
      }
    const opened = async (id: number, keys = [testSecretKey]) => {
      const shelf = resourcesOf(libraries, vaultOf(keys)).of('shelf')
      const text = `select ${everyColumn(shelf)} from ${shelf.table} t where t."id" = $1`
      const [found] = await run<StoredRow>(database.kysely, text, [id])
      if (!found) throw new Error('no row')
      return [readSecret(shelf, found, 'key'), readSecret(shelf, found, 'code')]
    }
    return { database, server, row, insert, change, stored, opened }
  }

  it('is written and never read: answers and records tell only whether it is set', async () => {
    const { server, database, insert, change, stored, opened } = await started()
    const inserted = await insert({ key: SECRET })
    const { id } = inserted.body.data
    const changed = await change(id, { locked: true })
    const stale = await change(id, { locked: false })
    const listed = await server.list(person(), SHELVES)
    const audit = JSON.stringify(await database.kysely.selectFrom('audit').selectAll().execute())
    for (const text of [inserted.text, changed.text, stale.text, listed.text, audit]) {
      expect(text).not.toContain(SECRET)
      expect(text).toContain('"keyIsSet":true')
    }
    expect((await stored(id)).key).toMatch(/^v1\./)
    expect(await opened(id)).toEqual([SECRET, null])
  })

  it('stays when it is not given or left empty, is replaced by another, and goes with null', async () => {
    const { insert, change, stored, opened } = await started()
    const { id } = (await insert({ key: SECRET, code: '0007' })).body.data
    expect((await change(id, { key: '', locked: true })).body.data).toMatchObject({
      version: 2,
      keyIsSet: true,
    })
    expect(await opened(id)).toEqual([SECRET, '0007'])
    expect((await change(id, { key: 'another' }, 2)).status).toBe(200)
    expect(await opened(id)).toEqual(['another', '0007'])
    expect((await change(id, { key: null }, 3)).body.data).toMatchObject({ keyIsSet: false, codeIsSet: true })
    expect((await stored(id)).key).toBeNull()
  })

  it('given again as it was is another one: nobody can try out what is stored', async () => {
    const { insert, change } = await started()
    const { id } = (await insert({ key: SECRET })).body.data
    const right = await change(id, { key: SECRET })
    const wrong = await change(id, { key: 'guess' }, 2)
    expect([right.body.data.version, wrong.body.data.version]).toEqual([2, 3])
  })

  it('opens on its own row only, and at the same row under its former name', async () => {
    const { database, insert, opened } = await started()
    const [one, two] = [await insert({ key: SECRET }), await insert({ key: 'other' })]
    const [a, b] = [one.body.data.id, two.body.data.id]
    const copy = (text: string) => database.session((session) => session.exec(text))
    await copy(`update "shelf" set "key" = (select "key" from "shelf" where "id" = ${a}) where "id" = ${b}`)
    await expect(opened(b)).rejects.toThrow(VaultError)
    await copy(`update "shelf" set "code" = "key" where "id" = ${a}`)
    await expect(opened(a)).rejects.toThrow(VaultError)
    const pin = vaultOf([testSecretKey]).seal({ entity: 'shelf', column: 'pin', id: a }, '1234')
    await copy(`update "shelf" set "code" = '${pin}' where "id" = ${a}`)
    expect(await opened(a)).toEqual([SECRET, '1234'])
  })

  it('that an earlier key has sealed opens, and is sealed with the present one when the row is written', async () => {
    const { database, insert, change, stored, opened } = await started()
    const { id } = (await insert({ key: SECRET })).body.data
    const earlier = new Uint8Array(32).fill(1)
    const later = new Uint8Array(32).fill(9)
    const place: Place = { entity: 'shelf', column: 'key', id }
    const old = vaultOf([earlier]).seal(place, 'from before')
    await database.session((s) => s.exec(`update "shelf" set "key" = '${old}' where "id" = ${id}`))
    expect((await opened(id, [later, earlier]))[0]).toBe('from before')
    // The server has the present key only: it leaves what it cannot open, and still changes the row.
    expect((await change(id, { locked: true })).status).toBe(200)
    expect((await stored(id)).key).toBe(old)
    expect(vaultOf([testSecretKey, earlier]).renew([place], old).split('.')[1]).not.toBe(old.split('.')[1])
  })

  // Fails where a row is written with its secrets as they were sealed before.
  it('that stands under a former name is sealed for its own when the row is written', async () => {
    const { database, insert, change, stored } = await started()
    const { id } = (await insert({ key: SECRET })).body.data
    const vault = vaultOf([testSecretKey])
    const place: Place = { entity: 'shelf', column: 'code', id }
    const pin = vault.seal({ ...place, column: 'pin' }, '1234')
    await database.session((s) => s.exec(`update "shelf" set "code" = '${pin}' where "id" = ${id}`))
    const { key } = await stored(id)
    expect((await change(id, { locked: true })).status).toBe(200)
    const after = await stored(id)
    expect(vault.open([place], String(after.code))).toBe('1234')
    expect(after.key).toBe(key)
  })

  it('can be neither selected, filtered, sorted nor searched', async () => {
    const { server } = await started()
    for (const search of [
      { select: ['key'] },
      { query: { key: SECRET } },
      { query: { rangeKey: 'a,b' } },
      { orderby: [{ columnName: 'key', orientation: 'asc' }] },
      { text: { value: 'x', columns: ['key'] } },
    ])
      expect((await server.list(person(), SHELVES, search)).status, JSON.stringify(search)).toBe(400)
  })

  describe('that is sent to an address', () => {
    const URL_HERE = 'https://time.example.org/api'
    const blamed = [
      { column: 'key', code: 419, reason: 'hostChanged' },
      { column: 'code', code: 419, reason: 'hostChanged' },
    ]

    it.each([
      'https://evil.example.org/api',
      'http://time.example.org/api',
      'https://time.example.org:8443/api',
      'https://time.example.org.evil.net/',
    ])('is asked for again when that becomes %s', async (url) => {
      const { insert, change, opened } = await started()
      const { id } = (await insert({ url: URL_HERE, key: SECRET, code: '0007' })).body.data
      const refused = await change(id, { url })
      expect([refused.status, refused.body.details]).toEqual([400, blamed])
      const half = await change(id, { url, key: 'new', code: '' })
      expect([half.status, half.body.details]).toEqual([400, blamed.slice(1)])
      expect(await opened(id)).toEqual([SECRET, '0007'])
      expect((await change(id, { url, key: 'new', code: null })).status).toBe(200)
      expect(await opened(id)).toEqual(['new', null])
    })

    it('stays while only the path changes', async () => {
      const { insert, change } = await started()
      const { id } = (await insert({ url: URL_HERE, key: SECRET })).body.data
      expect((await change(id, { url: 'HTTPS://TIME.example.org:443/v2'.toLowerCase() })).status).toBe(200)
    })

    it('is asked for again after the address was taken away, and in a batch', async () => {
      const { server, insert, change } = await started()
      const { id } = (await insert({ url: URL_HERE, key: SECRET })).body.data
      const evil = 'https://evil.example.org/'
      const line = { id, name: `S${shelves - 1}`, url: evil }
      const batch = { batch: [line], IDInstitution: 1 }
      const refused = await server.call(person(), 'POST', `${SHELVES}/upsert-batch`, batch)
      expect(refused.body.details).toEqual([{ ...blamed[0], line: 0 }])
      expect((await change(id, { url: null })).status).toBe(200)
      expect((await change(id, { url: evil }, 2)).body.details).toEqual(blamed.slice(0, 1))
    })

    it.each(['https://user:pass@time.example.org/', 'javascript:alert(1)', 'file:///etc/passwd', 'https://'])(
      'is never %s',
      async (url) => {
        const { server } = await started()
        const refused = await server.call(person(), 'POST', SHELVES, { library: 1, name: 'S', url })
        expect(refused.body.details).toMatchObject([{ column: 'url', code: 406, reason: 'webAddress' }])
      },
    )
  })

  it('aside, a row that is still used stays, and what uses it is named', async () => {
    const { server, row } = await started()
    const refused = await server.call(person(), 'DELETE', `${SHELVES}/${row('shelf', 1)}`)
    expect(refused.status).toBe(409)
    expect(refused.body.details).toEqual([
      { column: 'id', code: 409, reason: 'inUse', params: { by: 'loan', count: 1 } },
    ])
    const gone = await server.call(person(), 'DELETE', `/api/v2/poster/${row('poster', 2)}`)
    expect(gone.status).toBe(200)
  })
})

forEachEngine('a row numbered by its institution', ({ open }) => {
  it('has its id, and there is one [console 3.1.11, console 2.2.7]', async () => {
    const database = await open()
    const server = await buildTestServer({ database })
    await seedWorld(database, catalogue)
    const path = '/api/v2/institutionOctime'
    await server.call(person(), 'DELETE', `${path}/3`)
    const made = await server.call(person(), 'POST', path, { institution: 3, token: SECRET })
    expect([made.status, made.body.data.id, made.body.data.institution]).toEqual([201, 3, 3])
    const again = await server.call(person(), 'POST', path, { institution: 3 })
    expect([again.status, again.body.details]).toEqual([
      409,
      [{ column: 'institution', code: 409, reason: 'taken', clash: { columns: ['institution'] } }],
    ])
    await server.close()
  })
})
