import { beforeAll, expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import type { TestServer } from '../harness.ts'
import { first, insertInto, listOn, openBooks, provider } from './books.ts'

forEachEngine('what a list shows', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openBooks(open)
  })
  const list = (path: string, search: object = {}, who = provider) => listOn(server)(path, search, who)

  it('is ordered as people read it, the id deciding last in the direction of the last column', async () => {
    const by = (path: string, ...columns: string[]) =>
      list(path, {
        orderby: columns.map((name) => ({
          columnName: name.replace('-', ''),
          orientation: name.startsWith('-') ? 'desc' : 'asc',
        })),
      })
    expect(await by('book', 'title')).toEqual([4, 3, 1, 2])
    expect(await by('book', '-title')).toEqual([2, 1, 3, 4])
    expect(await by('book', 'author')).toEqual([1, 2, 3, 4])
    expect(await by('book', '-author')).toEqual([4, 3, 2, 1])
    expect(await by('book', 'author', 'title')).toEqual([1, 2, 3, 4])
    expect(await by('book', 'lent', '-author')).toEqual([4, 3, 1, 2])
    expect(await by('shelf', 'name')).toEqual([2, 3, 1])
    expect(await by('shelf', 'locked')).toEqual([1, 2, 3])
    expect(await by('shelf', '-locked')).toEqual([3, 2, 1])
    expect(await by('shelf', 'library')).toEqual([3, 1, 2])
    expect(await by('loan', 'shelf')).toEqual([2, 3, 1])
    expect(await by('loan', '-shelf')).toEqual([1, 3, 2])
    expect(await by('loan', 'book')).toEqual([3, 1, 2])
    expect(await by('motto', '-weight')).toEqual([1, 2])
    expect(await by('book', '-version', 'id')).toEqual([1, 2, 3, 4])
    for (const [path, name] of [
      ['shelf', 'key'],
      ['shelf', 'keyIsSet'],
      ['book', 'mottos'],
      ['book', 'institution'],
      ['book', 'nothing'],
      ['book', 'search'],
    ] as const)
      expect(await by(path, name), name).toEqual([400, name, 'unknownColumn'])
    expect(await by('book', 'title', 'nothing')).toEqual([400, 'nothing', 'unknownColumn'])
  })

  it('shows the columns asked for, beside id and version', async () => {
    const rowOf = async (path: string, select?: string[], who = provider) => {
      const { status, body } = await server.list(who, `/api/v2/${path}`, { select, limit: 1 })
      return status === 200 ? body.data[0] : [status, body.details?.[0]?.column]
    }
    expect(await rowOf('book', ['title'])).toEqual({ id: 1, version: 1, title: 'L’Étranger 100%' })
    expect(await rowOf('book', [])).toEqual({ id: 1, version: 1 })
    expect(await rowOf('book', ['institution', 'id'])).toEqual({ id: 1, version: 1, institution: [1, 2] })
    expect(await rowOf('book', ['institution'], first)).toEqual({ id: 1, version: 1, institution: [1] })
    expect(await rowOf('loan', ['until', 'library'])).toEqual({
      id: 1,
      version: 1,
      until: '2026-11-21T12:00:00.000Z',
      library: 1,
    })
    expect(await rowOf('shelf')).toEqual({
      id: 1,
      version: 1,
      library: 1,
      name: 'Zola',
      url: 'https://z.example',
      keyIsSet: true,
      codeIsSet: true,
      locked: false,
    })
    expect(await rowOf('shelf', ['name'])).toEqual({ id: 1, version: 1, name: 'Zola' })
    expect(await rowOf('book')).toEqual({
      id: 1,
      version: 1,
      title: 'L’Étranger 100%',
      author: 'Camus',
      askAt: 'camus@example.org',
      lent: false,
      mottos: [1, 2],
      gone: false,
      institution: [1, 2],
    })
    for (const [path, name] of [
      ['shelf', 'key'],
      ['shelf', 'keyIsSet'],
      ['shelf', 'institution'],
      ['book', 'library'],
      ['book', 'uniqueKey1'],
    ] as const)
      expect(await rowOf(path, ['id', name]), name).toEqual([400, name])
  })

  it('has pages of thirty rows, and counts them all', async () => {
    for (let n = 0; n < 35; n++)
      await insertInto(server, 'motto', { words: `Mot ${String(n).padStart(2, '0')}` })
    const page = async (search: object) => {
      const { body } = await server.list(provider, '/api/v2/motto', search)
      return [body.data.length, body.data[0]?.id, body.count]
    }
    expect(await page({})).toEqual([30, 1, 37])
    expect(await page({ offset: 30 })).toEqual([7, 31, 37])
    expect(await page({ limit: 5, offset: 35 })).toEqual([2, 36, 37])
    expect(await page({ limit: 0 })).toEqual([0, undefined, 37])
    expect(await page({ offset: 50 })).toEqual([0, undefined, 37])
    expect(await page({ limit: 2, query: { weight: null } })).toEqual([2, 3, 35])
    const books = await server.list(provider, '/api/v2/book', {
      text: { value: 'camus' },
      limit: 1,
      offset: 1,
      orderby: [{ columnName: 'title', orientation: 'desc' }],
    })
    expect([books.body.data.map(({ id }: { id: number }) => id), books.body.count]).toEqual([[1], 2])
    const few = await server.list(first, '/api/v2/book', { limit: 1, offset: 2 })
    expect([few.body.data.map(({ id }: { id: number }) => id), few.body.count]).toEqual([[4], 3])
    const none = await server.list(first, '/api/v2/book', { text: { value: 'nothing like it' } })
    expect(none.body).toEqual({ data: [], count: 0 })
  })
})
