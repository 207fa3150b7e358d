import { beforeAll, expect, it } from 'vitest'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'

// Above a thousand rows counts are kept. Rows put in behind the server's back tell a count that is kept from one made anew.
const MANY = 1_100

forEachEngine('a count that is kept', ({ open }) => {
  let server: TestServer
  let now = 0
  beforeAll(async () => {
    server = await buildTestServer({
      database: await open(),
      catalogue: libraries,
      now: () => new Date(now),
    })
    await sql(`insert into "library" ("name") values ('A'), ('B');
      insert into "book" ("title", "lent", "mottos", "gone")
        select 'Book ' || n, n % 100 = 0, '[]', false from generate_series(1, ${MANY}) n;
      insert into "libraryHasBook" ("book", "library")
        select b, l from generate_series(1, ${MANY}) b, generate_series(1, 2) l;
      insert into "shelf" ("library", "name", "locked") values (1, 'x', false);
      insert into "loan" ("library", "shelf", "book", "until")
        select 1, 1, 1, now() from generate_series(1, ${MANY});
      analyze`)
  })
  const sql = (text: string) => server.database.session((session) => session.exec(text))
  const counts = {
    all: { path: 'book', query: {}, who: person() },
    'of A': { path: 'book', query: { institution: [1] }, who: person() },
    'of B': { path: 'book', query: {}, who: person({ level: 3, institutions: [2] }) },
    'at home': { path: 'book', query: { lent: false }, who: person() },
    'at home in A': { path: 'book', query: { lent: false, institution: [1] }, who: person() },
    loans: { path: 'loan', query: {}, who: person() },
    'loans of book 1': { path: 'loan', query: { book: 1 }, who: person() },
  } as const
  type Name = keyof typeof counts
  const shown = async () => {
    const found = await Promise.all(
      Object.entries(counts).map(async ([name, { path, query, who }]): Promise<[Name, number]> => {
        const { body } = await server.list(who, `/api/v2/${path}`, { query, limit: 1 })
        return [name as Name, Number(body.count)]
      }),
    )
    return Object.fromEntries(found) as Record<Name, number>
  }
  /** All are made anew, then three rows come that only they see which are made anew after. */
  const kept = async () => {
    now += 10_000
    const before = await shown()
    await sql(`insert into "book" ("title", "lent", "mottos", "gone")
        select 'Unseen', false, '[]', false from generate_series(1, 3);
      insert into "libraryHasBook" ("book", "library")
        select b, l from (select max("id") - n as b from "book", generate_series(0, 2) n group by n) x, generate_series(1, 2) l;
      insert into "loan" ("library", "shelf", "book", "until") select 1, 1, 1, now() from generate_series(1, 3)`)
    expect(await shown()).toEqual(before)
    return before
  }
  /** What a write adds to each count; those made anew are named, and have the unseen rows too. */
  const change = async (write: () => Promise<{ status: number }>, anew: readonly Name[] = []) => {
    const before = await kept()
    expect([200, 201]).toContain((await write()).status)
    const after = await shown()
    const grown = Object.keys(counts).flatMap((name): [string, number][] => {
      const by = after[name as Name] - before[name as Name] - (anew.includes(name as Name) ? 3 : 0)
      return by === 0 ? [] : [[name, by]]
    })
    now += 10_000
    const unseen = Object.fromEntries(
      Object.keys(counts).map((name) => [name, anew.includes(name as Name) ? 0 : 3]),
    )
    const exact = await shown()
    for (const name of Object.keys(counts) as Name[])
      expect([name, exact[name]]).toEqual([name, after[name] + (unseen[name] ?? 0)])
    return Object.fromEntries(grown)
  }
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, match?: number) =>
    server.call(person(), method, `/api/v2/${path}`, body, match ? { 'if-match': `"${match}"` } : {})
  let made = 0
  const book = (more: object) => call('POST', 'book', { title: `New ${++made}`, mottos: [], ...more })

  it('grows with the rows that come into it', async () => {
    expect(await change(() => book({ institution: [1] }))).toEqual({
      all: 1,
      'of A': 1,
      'at home': 1,
      'at home in A': 1,
    })
    expect(await change(() => book({ institution: [1, 2], lent: true }))).toEqual({
      all: 1,
      'of A': 1,
      'of B': 1,
    })
    const batch = () =>
      call('POST', 'book/upsert-batch', {
        institutions: [2],
        batch: [1, 2, 3].map((n) => ({ title: `Line ${n}`, mottos: [] })),
      })
    expect(await change(batch)).toEqual({ all: 3, 'of B': 3, 'at home': 3 })
  })

  it('follows a row that changes into it and out of it, and no other change', async () => {
    expect(await change(() => call('PUT', 'book/1', { lent: true }, 1))).toEqual({
      'at home': -1,
      'at home in A': -1,
    })
    expect(await change(() => call('PUT', 'book/1', { lent: false }, 2))).toEqual({
      'at home': 1,
      'at home in A': 1,
    })
    expect(await change(() => call('PUT', 'book/1', { title: 'Other' }, 3))).toEqual({})
  })

  it('is exact where many write while many look and counts are made', async () => {
    for (let round = 0; round < 5; round++) {
      now += 10_000
      const looks = Array.from({ length: 3 }, shown)
      const writes = Array.from({ length: 8 }, (_, n) =>
        book({ institution: [1 + (n % 2)], lent: n % 3 === 0 }),
      )
      await Promise.all([...looks, ...writes])
      const known = await shown()
      now += 10_000
      expect(await shown()).toEqual(known)
    }
  })

  it('is made anew after a write of which nobody is told how it ended', async () => {
    const { all } = await kept()
    server.database.onStatement = (text) => {
      if (text.includes('"audit"')) throw new Error('the answer is lost')
    }
    const { status } = await book({ institution: [1] })
    server.database.onStatement = undefined
    expect([status, (await shown()).all]).toEqual([500, all + 3])
  })

  it('is made anew where a write changes other rows that it reads', async () => {
    expect(await change(() => call('DELETE', 'book/2'), ['loans', 'loans of book 1'])).toEqual({
      all: -1,
      'of A': -1,
      'of B': -1,
      'at home': -1,
      'at home in A': -1,
    })
    const link = { book: MANY + 4, library: 2 }
    // The book is another version with it, so that counts of books are forgotten.
    const read = ['all', 'of A', 'of B', 'at home', 'at home in A'] as const
    expect(await change(() => call('POST', 'library-has-book', link), read)).toEqual({
      'of B': 1,
    })
  })

  it('grows with the row that an institution gets of its own, and follows the one that it shared', async () => {
    const apart = (id: number, more: object) =>
      call('PUT', `book/${id}?institutions=1`, { title: `Apart ${id}`, ...more })
    expect(await change(() => apart(5, {}))).toEqual({ all: 1, 'at home': 1 })
    expect(await change(() => apart(6, { lent: true }))).toEqual({ all: 1, 'at home in A': -1 })
  })

  it('grows with several rows of their own at once, and is made anew where others change as they are', async () => {
    const apart = (ids: readonly number[]) => () =>
      call('POST', 'book/update-batch?institutions=1', {
        batch: ids.map((id) => ({ id, title: `Apart ${id}` })),
      })
    expect(await change(apart([7, 8, 9]))).toEqual({ all: 3, 'at home': 3 })
    const own = (await book({ institution: [1] })).body.data.id
    const read = ['all', 'of A', 'of B', 'at home', 'at home in A'] as const
    expect(await change(apart([own, 10]), read)).toEqual({ all: 1, 'at home': 1 })
  })

  it('stays where a write is refused', async () => {
    const before = await kept()
    expect((await call('POST', 'book', { title: '', institution: [1] })).status).toBe(400)
    expect((await call('PUT', 'book/1', { lent: true }, 3)).status).toBe(412)
    expect(await shown()).toEqual(before)
  })
  it('is made anew where rows that it reads point at a row of their institution instead', async () => {
    await kept()
    expect((await call('PUT', 'book/1?institutions=1', { title: 'Apart' })).status).toBe(200)
    expect((await shown())['loans of book 1']).toBe(0)
  })

  it('is made anew by a page that has fewer rows than there should be, or more', async () => {
    now += 10_000
    const { loans, all } = await shown()
    const page = async (path: string, offset: number) => {
      const answer = await server.list(person(), `/api/v2/${path}`, { query: {}, limit: 30, offset })
      return [answer.body.data.length, answer.body.count]
    }
    expect(await page('loan', loans - 5)).toEqual([5, loans])
    await sql('delete from "loan" where "id" > (select max("id") - 2 from "loan")')
    // What lies before the end cannot show it.
    expect(await page('loan', 0)).toEqual([30, loans])
    expect(await page('loan', loans - 5)).toEqual([3, loans - 2])
    expect(await page('loan', 0)).toEqual([30, loans - 2])
    await sql('delete from "loan" where "id" > 40')
    expect(await page('loan', loans - 5)).toEqual([0, 40])
    expect(await page('loan', 30)).toEqual([10, 40])
    await sql(`insert into "book" ("title", "lent", "mottos", "gone") select 'More', false, '[]', false from generate_series(1, 3);
      insert into "libraryHasBook" ("book", "library") select max("id") - n, 1 from "book", generate_series(0, 2) n group by n`)
    expect(await page('book', all - 5)).toEqual([8, all + 3])
    expect(await page('book', 0)).toEqual([30, all + 3])
  })
})
