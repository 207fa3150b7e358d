import { beforeAll, expect, it } from 'vitest'
import { libraries } from '#tests/fixtures/library.ts'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'

// Every condition of a list on the same few rows: two libraries share a book, and each has some of its own.
const provider = person()
const first = person({ level: 3, institutions: [1] })
const NOW = new Date('2026-11-21T12:00:00.000Z')

forEachEngine('conditions of a list', ({ open }) => {
  let server: TestServer
  const insert = async (path: string, row: object): Promise<number> => {
    const { status, body, text } = await server.call(provider, 'POST', `/api/v2/${path}`, row)
    expect(status, text).toBe(201)
    return body.data.id
  }
  beforeAll(async () => {
    server = await buildTestServer({ database: await open(), catalogue: libraries, now: () => NOW })
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
  })

  const list = async (path: string, search: object = {}, who = provider) => {
    const { status, body } = await server.list(who, `/api/v2/${path}`, search)
    if (status !== 200) return [status, body.details?.[0]?.column, body.details?.[0]?.reason]
    expect(body.count).toBe(body.data.length)
    return body.data.map((row: { id: number }) => row.id)
  }
  const queried = (path: string, query: object, who = provider) => list(path, { query }, who)

  it('takes a value, several of them, or none', async () => {
    expect(await queried('book', {})).toEqual([1, 2, 3, 4])
    expect(await queried('book', { author: 'Camus' })).toEqual([1, 2])
    expect(await queried('book', { author: ['Camus', 'Zola'] })).toEqual([1, 2, 3])
    expect(await queried('book', { author: [] })).toEqual([])
    expect(await queried('book', { author: 'camus' })).toEqual([])
    expect(await queried('book', { author: null })).toEqual([4])
    expect(await queried('book', { lent: true })).toEqual([2])
    expect(await queried('book', { lent: [true, false], author: 'Camus' })).toEqual([1, 2])
    expect(await queried('book', { askAt: 'camus@example.org' })).toEqual([1])
    expect(await queried('book', { id: [2, 3, 99] })).toEqual([2, 3])
    expect(await queried('book', { version: 1 })).toEqual([1, 2, 3, 4])
    expect(await queried('motto', { weight: 3 })).toEqual([1])
    expect(await queried('library', { opened: '2001-02-03' })).toEqual([1])
    expect(await queried('loan', { shelf: [1, 3], book: 3 })).toEqual([3])
    expect(await queried('loan', { until: '2026-11-21T12:00:00Z' })).toEqual([1])
  })

  it('takes ids that a list in the row holds', async () => {
    expect(await queried('book', { mottos: [2] })).toEqual([1, 2])
    expect(await queried('book', { mottos: [1, 2] })).toEqual([1])
    expect(await queried('book', { mottos: [9] })).toEqual([])
    expect(await queried('book', { mottos: 2 })).toEqual([400, 'mottos', 'wrongType'])
    expect(await queried('book', { mottos: ['x'] })).toEqual([400, 'mottos', 'wrongType'])
    expect(await queried('book', { mottos: null })).toEqual([3, 4])
  })

  it('refuses a value that no row can have, naming its column', async () => {
    for (const [path, column, ...values] of [
      ['book', 'author', 5, true, {}, ['Camus', 5], 'a\u0000', '\ud800'],
      ['book', 'lent', 'true', 1, [[true]]],
      ['book', 'id', '1', 0, -1, 1.5, 2 ** 31, {}, [1, 'x']],
      ['library', 'opened', '2001-02-30', '0000-01-01', 'x', 20010203],
      ['motto', 'weight', '3', 2 ** 40],
      ['loan', 'until', '2026-02-30T00:00:00Z', '2026-11-21', 'now'],
    ] as const)
      for (const value of values)
        expect(await queried(path, { [column]: value }), `${column} ${JSON.stringify(value)}`).toEqual([
          400,
          column,
          'wrongType',
        ])
    const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
    expect(await queried('book', { id: ids(1000) })).toEqual([1, 2, 3, 4])
    expect(await queried('book', { id: ids(1001) })).toEqual([400, 'id', 'wrongType'])
    expect(await queried('book', { institution: ids(1001) })).toEqual([400, 'institution', 'wrongType'])
    expect(await queried('book', { author: ids(1001).map(String) })).toEqual([400, 'author', 'wrongType'])
  })

  it('takes ranges: the first moment or number is in, the last one is not', async () => {
    expect(await queried('loan', { rangeUntil: 'now,' })).toEqual([1, 2, 3])
    expect(await queried('loan', { rangeUntil: ',now' })).toEqual([])
    expect(await queried('loan', { rangeUntil: 'now,now+1 year' })).toEqual([1, 2])
    expect(await queried('loan', { rangeUntil: '2026-12-01,2028-01-01' })).toEqual([2])
    expect(await queried('motto', { rangeWeight: '0.5,2.5' })).toEqual([2])
    expect(await queried('book', { rangeId: '1.5,4' })).toEqual([2, 3])
    expect(await queried('library', { rangeOpened: '2001-02-03,2001-02-04' })).toEqual([1])
    expect(await queried('book', { rangeTitle: 'a,b' })).toEqual([400, 'rangeTitle', 'wrongFormat'])
    expect(await queried('book', { rangeId: 'x,' })).toEqual([400, 'rangeId', 'wrongFormat'])
    expect(await queried('loan', { rangeUntil: 5 })).toEqual([400, 'rangeUntil', 'wrongFormat'])
  })

  it('knows no names but those of columns that may be read', async () => {
    for (const [path, name] of [
      ['book', 'nothing'],
      ['book', 'rangeNothing'],
      ['book', 'rangeid'],
      ['book', 'search'],
      ['book', 'uniqueKey1'],
      ['book', '__proto__x'],
      ['book', 'library'],
      ['book', 'rangeInstitution'],
      ['shelf', 'key'],
      ['shelf', 'rangeKey'],
      ['shelf', 'keyIsSet'],
      ['shelf', 'pin'],
      ['shelf', 'rangeLibrary'],
      ['shelf', 'institution'],
      ['motto', 'institution'],
    ] as const)
      expect(await queried(path, { [name]: 1 }), name).toEqual([400, name, 'unknownColumn'])
    expect(await queried('motto', { '': 1 })).toEqual([400, '', 'unknownColumn'])
  })

  it('is narrowed to institutions, one’s own where none is named', async () => {
    expect(await queried('book', { institution: 1 })).toEqual([1, 2, 4])
    expect(await queried('book', { institution: [2] })).toEqual([1, 3])
    expect(await queried('book', { institution: [1, 2] })).toEqual([1, 2, 3, 4])
    expect(await queried('book', { institution: [] })).toEqual([])
    expect(await queried('book', { institution: [9] })).toEqual([])
    expect(await queried('shelf', { library: [2] })).toEqual([3])
    expect(await queried('library', { institution: [2] })).toEqual([2])
    expect(await queried('book', {}, first)).toEqual([1, 2, 4])
    expect(await queried('shelf', {}, first)).toEqual([1, 2])
    expect(await queried('library', {}, first)).toEqual([1])
    expect(await queried('motto', {}, first)).toEqual([1, 2])
    expect(await queried('book', { institution: [1] }, first)).toEqual([1, 2, 4])
    for (const [path, name] of [
      ['book', 'institution'],
      ['shelf', 'library'],
      ['library', 'institution'],
    ] as const)
      for (const ids of [[2], [1, 2], 2, [9]])
        expect((await queried(path, { [name]: ids }, first))[0], `${path} ${ids}`).toBe(403)
    for (const wrong of ['1', [1, 'x'], {}, null, 0, [1.5]])
      expect(await queried('book', { institution: wrong })).toEqual([400, 'institution', 'wrongType'])
  })

  it('finds text in what is searched, and takes signs of patterns for what they are', async () => {
    const found = (value: string, columns?: string[], who = provider) =>
      list('book', { text: { value, columns } }, who)
    expect(await found('CAMUS')).toEqual([1, 2])
    expect(await found('camus', ['title'])).toEqual([])
    expect(await found('camus', ['author'])).toEqual([1, 2])
    expect(await found('camus', ['author', 'title'])).toEqual([1, 2])
    expect(await found('la\u00a0 PESTE')).toEqual([2])
    expect(await found('%')).toEqual([1])
    expect(await found('_')).toEqual([3])
    expect(await found('\\')).toEqual([4])
    expect(await found('k\\s', ['title'])).toEqual([4])
    expect(await found('%', ['author'])).toEqual([])
    expect(await found('100%camus')).toEqual([])
    expect(await found('')).toEqual([1, 2, 3, 4])
    expect(await found(' \n', ['title'])).toEqual([1, 2, 3, 4])
    expect(await found('zola', undefined, first)).toEqual([])
    expect(await list('book', { text: { value: 'camus' }, query: { institution: [2] } })).toEqual([1])
    expect(await found('x', ['askAt'])).toEqual([400, 'askAt', 'unknownColumn'])
    expect(await found('x', ['title', 'nothing'])).toEqual([400, 'nothing', 'unknownColumn'])
    for (const value of ['a\u0000', '\ud800'])
      expect(await found(value)).toEqual([400, 'text', 'wrongFormat'])
    expect(await list('loan', { text: { value: 'x' } })).toEqual([400, 'text', 'wrongFormat'])
    expect(await list('loan', { text: { value: '' } })).toEqual([400, 'text', 'wrongFormat'])
  })

  it('is ordered as people read it, the id deciding last in the direction of the last column', async () => {
    const by = (path: string, ...columns: string[]) =>
      list(path, {
        orderby: columns.map((name) => ({
          columnName: name.replace('-', ''),
          orientation: name.startsWith('-') ? 'desc' : 'asc',
        })),
      })
    expect(await by('book', 'title')).toEqual([4, 3, 2, 1])
    expect(await by('book', '-title')).toEqual([1, 2, 3, 4])
    expect(await by('book', 'author')).toEqual([1, 2, 3, 4])
    expect(await by('book', '-author')).toEqual([4, 3, 2, 1])
    expect(await by('book', 'author', 'title')).toEqual([2, 1, 3, 4])
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
    for (let n = 0; n < 35; n++) await insert('motto', { words: `Mot ${String(n).padStart(2, '0')}` })
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
    expect([books.body.data.map(({ id }: { id: number }) => id), books.body.count]).toEqual([[2], 2])
    const few = await server.list(first, '/api/v2/book', { limit: 1, offset: 2 })
    expect([few.body.data.map(({ id }: { id: number }) => id), few.body.count]).toEqual([[4], 3])
    const none = await server.list(first, '/api/v2/book', { text: { value: 'nothing like it' } })
    expect(none.body).toEqual({ data: [], count: 0 })
  })
})
