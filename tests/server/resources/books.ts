import { libraries } from '#tests/fixtures/library.ts'
import type { OpenFresh } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'

export const provider = person()
export const first = person({ level: 3, institutions: [1] })
const NOW = new Date('2026-11-21T12:00:00.000Z')

export const insertInto = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
  if (status !== 201) throw new Error(text)
  return body.data.id
}

/** Two libraries that share a book and have some of their own; every sort of column, empty and filled. */
export const openBooks = async (open: OpenFresh): Promise<TestServer> => {
  const server = await buildTestServer({ database: await open(), catalogue: libraries, now: () => NOW })
  const insert = (path: string, row: object) => insertInto(server, path, row)
  await server.database.session((session) =>
    session.exec(
      `insert into "library" ("name", "opened") values ('Centre', '2001-02-03'), ('annexe', null)`,
    ),
  )
  for (const [words, weight] of [
    ['Lire', 3],
    ['écrire', 1],
  ] as const)
    await insert('motto', { words, weight })
  await insert('shelf', { library: 1, name: 'Zola', url: 'https://z.example', key: 'one', code: 'two' })
  await insert('shelf', { library: 1, name: 'balzac', locked: true, key: 'three' })
  await insert('shelf', { library: 2, name: 'Camus', locked: true })
  const book = (title: string, author: string | null, institution: number[], more: object = {}) =>
    insert('book', { title, author, institution, ...more })
  await book('L’Étranger 100%', 'Camus', [1, 2], { askAt: 'camus@example.org', mottos: [1, 2] })
  await book('la peste', 'Camus', [1], { lent: true, mottos: [2] })
  await book('Germinal_1', 'Zola', [2])
  await book('back\\slash', null, [1])
  await book('Gone', 'Nobody', [1])
  await server.call(provider, 'DELETE', '/api/v2/book/5')
  await insert('loan', { library: 1, shelf: 1, book: 1, until: '2026-11-21T12:00:00.000Z' })
  await insert('loan', { library: 1, shelf: 2, until: '2026-12-01T00:00:00.000Z' })
  await insert('loan', { library: 2, shelf: 3, book: 3, until: '2028-01-01T00:00:00.000Z' })
  return server
}

/** Ids of the rows listed, or what a refusal says. */
export const listOn =
  (server: TestServer) =>
  async (path: string, search: object = {}, who = provider): Promise<unknown[]> => {
    const { status, body } = await server.list(who, `/api/v2/${path}`, search)
    if (status !== 200) return [status, body.details?.[0]?.column, body.details?.[0]?.reason]
    return body.data.map((row: { id: number }) => row.id)
  }
