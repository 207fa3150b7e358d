import { beforeAll, expect, it } from 'vitest'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'

// Rows of an institution that has more than a thousand of them are met along the order, as far as that is shorter.
const ALL = 4_500

/** The first library has each third book, the second the last ones, in which a walk along the order finds nothing for long. */
const holds: Readonly<Record<number, (id: number) => boolean>> = {
  1: (id) => id % 3 === 0,
  2: (id) => id > ALL - 1_200,
}

forEachEngine('a page of an institution with many rows', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await buildTestServer({ database: await open(), catalogue: libraries })
    await server.database.session((session) =>
      session.exec(`insert into "library" ("name") values ('A'), ('B');
        insert into "book" ("title", "lent", "mottos", "gone")
          select 'Book ' || n, n % 2 = 0, '[]', n % 9 = 0 from generate_series(1, ${ALL}) n;
        insert into "libraryHasBook" ("book", "library") select n, 1 from generate_series(1, ${ALL}) n where n % 3 = 0;
        insert into "libraryHasBook" ("book", "library") select n, 2 from generate_series(${ALL - 1_200 + 1}, ${ALL}) n;
        analyze`),
    )
  })

  it.each([
    ['near', 0, 30],
    ['one row, the last that is near', 100, 1],
    ['far', 800, 30],
    ['the last', 980, 30],
    ['beyond the last', 5_000, 30],
    ['of none', 0, 0],
  ])('%s has its own rows and no others, in order', async (_, offset, limit) => {
    for (const [institution, has] of Object.entries(holds))
      for (const orientation of ['asc', 'desc'] as const)
        for (const query of [{}, { lent: true }]) {
          const ids = Array.from({ length: ALL }, (_one, i) => i + 1).filter(
            (id) => has(id) && id % 9 !== 0 && (!('lent' in query) || id % 2 === 0),
          )
          if (orientation === 'desc') ids.reverse()
          const who = person({ level: 3, institutions: [Number(institution)] })
          const search = { query, limit, offset, orderby: [{ columnName: 'id', orientation }] }
          const { body } = await server.list(who, '/api/v2/book', search)
          expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(offset, offset + limit))
          expect(body.count).toBe(ids.length)
          for (const row of body.data) expect(row.institution).toEqual([Number(institution)])
        }
  })
})
