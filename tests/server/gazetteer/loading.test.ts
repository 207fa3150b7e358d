import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { loadGazetteer } from '#server/services/gazetteer/filling/loadGazetteer.ts'
import { storePlaces } from '#server/services/gazetteer/filling/storePlaces.ts'
import { offline } from '#server/services/gazetteer/providers/offline.ts'
import { forEachEngine } from '../db/engines.ts'
import { waitForLock } from '../db/waitForLock.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { listOf, listText } from './fixture.ts'

forEachEngine('loading the list of places', ({ engine, open, openAgain }) => {
  let server: TestServer
  let database: Database
  beforeAll(async () => {
    server = await openTestServer(open)
    database = server.database
  })
  beforeEach(async () => {
    await sql`delete from "place"`.execute(database.kysely)
    await sql`delete from "gazetteer"`.execute(database.kysely)
  })
  afterAll(() => server.close())

  const loaded = async (db: Database, version: string, text?: string) => {
    const lines: string[] = []
    await loadGazetteer(db, { list: listOf(version, text), say: (line) => lines.push(line) })
    return lines
  }
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::int as "count" from "place"`.execute(database.kysely))
      .rows[0]?.count
  const suggest = (text: string) => offline(database.kysely).suggest('fr', text)

  it('suggests nothing before, and says each country and the whole', async () => {
    expect(await suggest('strasbourg')).toEqual([])
    const lines = await loaded(database, '1')
    expect(lines.slice(0, -1)).toEqual([
      'Addresses: be, 3 places',
      'Addresses: de, 4 places',
      'Addresses: fr, 10 places',
      'Addresses: uk, 2 places',
    ])
    expect(lines.at(-1)).toMatch(/^Addresses: 19 places loaded in \d+\.\d s$/)
    expect(await suggest('strasbourg')).not.toEqual([])
  })

  it('is done once a version', async () => {
    await loaded(database, '1')
    expect(await loaded(database, '1')).toEqual([])
    const fewer = listText.replace(/^de\t.*\n/gm, '').replace('67000|67100', '67000')
    expect((await loaded(database, '2', fewer)).length).toBe(4)
    expect((await suggest('strasbourg')).map(({ postalCode }) => postalCode)).toEqual(['67000'])
  })

  it('is done once by processes that start together', async () => {
    const other = engine === 'postgres' ? await openAgain() : database
    const said = await Promise.all([loaded(database, '1'), loaded(other, '1')])
    expect(await count()).toBe(19)
    const countries = said.flat().filter((line) => /, \d+ places$/.test(line))
    expect(new Set(countries).size).toBe(countries.length)
  })

  it.runIf(engine === 'postgres')(
    'leaves to another process the country that it is loading, and no other',
    async () => {
      const holding = await openAgain()
      const other = await openAgain()
      const release = Promise.withResolvers<void>()
      const held = Promise.withResolvers<void>()
      const beheld = holding.transaction(async (tx) => {
        await storePlaces(tx, { country: 'be', source: 'built-in', version: 'slow', places: [] })
        held.resolve()
        await release.promise
        throw new Error('taken back')
      })
      await held.promise
      const first = loaded(other, '1')
      await waitForLock(database)
      const countries = (await loaded(database, '1')).slice(0, -1)
      release.resolve()
      await expect(beheld).rejects.toThrow('taken back')
      expect(countries.map((line) => line.slice(0, 13))).toEqual([
        'Addresses: de',
        'Addresses: fr',
        'Addresses: uk',
      ])
      expect((await first)[0]).toMatch('Addresses: be')
      expect(await count()).toBe(19)
    },
  )

  it('leaves what somebody has imported', async () => {
    const places = listOf('mine').countries.get('uk')?.() ?? []
    await database.transaction((tx) =>
      storePlaces(tx, { country: 'fr', source: 'geonames-postal', version: 'theirs', places }),
    )
    expect((await loaded(database, '1')).join()).not.toContain(': fr,')
    expect(await suggest('strasbourg')).toEqual([])
    expect(await suggest('london')).not.toEqual([])
  })

  it('keeps a country whole when it is broken off, and goes on with the next start', async () => {
    const stopping = new AbortController()
    const say = () => stopping.abort()
    await loadGazetteer(database, { list: listOf('1'), say, signal: stopping.signal })
    expect(await count()).toBe(3)
    await loaded(database, '1')
    expect(await count()).toBe(19)
  })
})
