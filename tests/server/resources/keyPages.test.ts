import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Catalogue, defineCatalogue } from '#dsl/catalogue.ts'
import type { Order } from '#protocol/list.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'
import { insertInto } from './books.ts'

// Pages asked for by the key of a row are those that are asked for by how many rows come before them.
const ALL = 4_500

/** Who sees all, few enough to be sorted, so many that an index is walked along, and the last of the order. */
const people = {
  provider: person(),
  few: person({ level: 3, institutions: [3] }),
  third: person({ level: 3, institutions: [1] }),
  last: person({ level: 3, institutions: [2] }),
}

/** With indexes over columns of every sort, with ties and without values, beside columns that have none. */
const indexed: Catalogue = defineCatalogue({
  entities: [...libraries.entities.values()].map((entity) =>
    entity.name === 'book' ? { ...entity, indexes: ['title', 'author', 'lent'] } : entity,
  ),
  tables: [],
  menu: [],
  permissions: libraries.permissions,
})

const seed = `insert into "library" ("name") values ('A'), ('B'), ('C');
  insert into "book" ("title", "author", "lent", "mottos", "gone")
    select 't' || n / 7,
      case when n % 5 < 2 then null else 'Ä' || n % 3 end, n % 2 = 0, '[]', n % 9 = 0
    from generate_series(1, ${ALL}) n;
  insert into "shelf" ("library", "name", "locked") select 1, 's' || n, n % 2 = 0 from generate_series(1, 9) n;
  insert into "loan" ("library", "shelf", "book", "until")
    select 1, 1 + n % 9, case when n % 4 > 0 then n % 30 + 1 end, '2026-11-01T00:00:00.123456Z'::timestamptz + n % 6 * interval '1 day'
    from generate_series(1, 60) n;
  insert into "motto" ("words") select 'm' || n from generate_series(1, 9) n;
  insert into "libraryHasBook" ("book", "library") select n, 1 from generate_series(1, ${ALL}) n where n % 3 = 0;
  insert into "libraryHasBook" ("book", "library") select n, 2 from generate_series(${ALL - 1_200 + 1}, ${ALL}) n;
  insert into "libraryHasBook" ("book", "library") select n, 3 from generate_series(1, ${ALL}) n where n % 100 = 1;
  analyze`

const orderBy = (...columns: string[]) =>
  fc.array(
    fc.record<Order>({
      columnName: fc.constantFrom(...columns),
      orientation: fc.constantFrom('asc', 'desc'),
    }),
    { maxLength: 3 },
  )
const asked = fc.oneof(
  fc.record({
    path: fc.constant('book'),
    who: fc.constantFrom(...Object.values(people)),
    orderby: orderBy('title', 'author', 'askAt', 'lent', 'version', 'id'),
    query: fc.constantFrom({}, { lent: true }),
    text: fc.constantFrom(undefined, { value: 't1' }),
  }),
  fc.record({
    path: fc.constant('loan'),
    who: fc.constantFrom(people.provider, people.third),
    orderby: orderBy('shelf', 'book', 'until', 'library'),
    query: fc.constant({}),
    text: fc.constant(undefined),
  }),
)

forEachEngine('pages by key', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await buildTestServer({ database: await open(), catalogue: indexed })
    await server.database.session((session) => session.exec(seed))
  })
  const page = async (path: string, who: typeof people.few, search: object) => {
    const { status, body } = await server.list(who, `/api/v2/${path}`, search)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { ids: body.data.map(({ id }: { id: number }) => id), count: body.count, keys: body.keys }
  }

  it('are the pages by offset, in every order, both ways', async () => {
    const places = fc.record({
      offset: fc.nat(1_600),
      limit: fc.integer({ min: 1, max: 40 }),
      skipped: fc.nat(9),
    })
    await fc.assert(
      fc.asyncProperty(asked, places, async ({ path, who, ...rest }, { offset, limit, skipped }) => {
        const request = { ...rest, select: [], limit, keys: true }
        const { count } = await page(path, who, { ...request, limit: 0 })
        const from = offset % ((count ?? 0) + 1)
        const here = await page(path, who, { ...request, offset: from })
        expect(here.keys === undefined).toBe(here.ids.length === 0)
        if (!here.keys) return
        const after = { ...request, after: here.keys.last, offset: skipped }
        const next = await page(path, who, { ...request, offset: from + here.ids.length + skipped })
        expect(await page(path, who, after)).toEqual(next)
        const before = { ...request, before: here.keys.first, limit: ALL }
        const former = await page(path, who, { ...request, offset: 0, limit: from })
        expect(await page(path, who, before)).toEqual(former)
        const nearest = { ...request, before: here.keys.first }
        expect((await page(path, who, nearest)).ids).toEqual(former.ids.slice(-limit))
      }),
      { numRuns: 150 },
    )
  })

  it('go on where they were, whatever has come and gone before', async () => {
    const by = { orderby: [{ columnName: 'words', orientation: 'asc' }], limit: 3, keys: true }
    const words = async (search: object) => {
      const { body } = await server.list(people.provider, '/api/v2/motto', { ...by, ...search })
      return { words: body.data.map((row: { words: string }) => row.words), ...body.keys }
    }
    const { ids, keys } = await page('motto', people.provider, by)
    for (const id of ids.slice(1)) await server.call(people.provider, 'DELETE', `/api/v2/motto/${id}`)
    for (const made of ['m0', 'm3b']) await insertInto(server, 'motto', { words: made })
    const next = await words({ after: keys?.last })
    expect(next.words).toEqual(['m3b', 'm4', 'm5'])
    expect((await words({ before: next.first })).words).toEqual(['m0', 'm1'])
  })

  it('refuse a key of another order, and one that was made up', async () => {
    const by = (columnName: string) => ({ orderby: [{ columnName, orientation: 'asc' }], limit: 2 })
    const { keys } = await page('loan', people.provider, { ...by('until'), keys: true })
    const made = (...values: unknown[]) =>
      Buffer.from(JSON.stringify(['until asc', values])).toString('base64url')
    for (const key of [
      'x',
      made('2026-11-01'),
      made('2026-11-01', '1', '1'),
      made('2026-11-01', null),
      made('2026-11-01', 1),
      made('soon', '1'),
      made('2026-11-01', '1e9'),
      made('2026-11-01', '99999999999'),
      made('2026-11-01', '\u0000'),
    ])
      for (const name of ['after', 'before']) {
        const { status } = await server.list(people.provider, '/api/v2/loan', {
          ...by('until'),
          [name]: key,
        })
        expect([status, key]).toEqual([400, key])
      }
    // No title holds half a character: nothing is put in its place.
    const half = Buffer.from(JSON.stringify(['title asc', ['\ud800', '1']])).toString('base64url')
    const book = await server.list(people.provider, '/api/v2/book', { ...by('title'), after: half })
    expect([book.status, book.body.details?.[0]?.column]).toEqual([400, 'after'])
    const other = await server.list(people.provider, '/api/v2/loan', { ...by('shelf'), after: keys?.last })
    expect([other.status, other.body.details?.[0]?.reason]).toEqual([400, 'wrongFormat'])
  })
})
