import { beforeAll, expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import type { TestServer } from '../harness.ts'
import { first, listOn, openBooks, provider } from './books.ts'

forEachEngine('conditions of a list', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openBooks(open)
  })
  const list = (path: string, search: object = {}, who = provider) => listOn(server)(path, search, who)
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

  it('takes null among values, and any other value than those, rows without one among them', async () => {
    expect(await queried('book', { author: ['Zola', null] })).toEqual([3, 4])
    expect(await queried('book', { author: [null] })).toEqual([4])
    expect(await queried('book', { author: { not: 'Camus' } })).toEqual([3, 4])
    expect(await queried('book', { author: { not: ['Camus', 'Zola'] } })).toEqual([4])
    expect(await queried('book', { author: { not: ['Camus', null] } })).toEqual([3])
    expect(await queried('book', { author: { not: null } })).toEqual([1, 2, 3])
    expect(await queried('book', { mottos: { not: null } })).toEqual([1, 2])
    expect(await queried('book', { lent: { not: true } })).toEqual([1, 3, 4])
    for (const wrong of [{ not: 5 }, { not: 'Camus', or: 'Zola' }, { or: 'Zola' }])
      expect(await queried('book', { author: wrong })).toEqual([400, 'author', 'wrongType'])
  })

  it('takes values from one to another, both among them, in the order people read them in', async () => {
    expect(await queried('motto', { weight: { from: 3, to: 3 } })).toEqual([1])
    expect(await queried('motto', { weight: { to: 3 } })).toEqual(
      await queried('motto', { rangeWeight: ',3.1' }),
    )
    expect(await queried('library', { opened: { from: '2001-02-03', to: '2001-02-03' } })).toEqual([1])
    expect(await queried('library', { opened: { from: '2001-02-04' } })).not.toContain(1)
    expect(await queried('loan', { until: { to: '2026-11-21T12:00:00Z' } })).toContain(1)
    expect(await queried('motto', { weight: { not: { from: 3 } } })).toEqual([400, 'weight', 'wrongType'])
    for (const wrong of [{ from: '3' }, { from: 1, until: 2 }, { from: null }, {}, { from: [1] }])
      expect(await queried('motto', { weight: wrong })).toEqual([400, 'weight', 'wrongType'])
    expect(await queried('library', { opened: { from: '2001-02-30' } })).toEqual([400, 'opened', 'wrongType'])
    for (const name of ['author', 'lent', 'id'])
      expect(await queried('book', { [name]: { from: 1 } })).toEqual([400, name, 'wrongType'])
  })

  it('takes words that a text holds, however they are written', async () => {
    expect(await queried('book', { author: { contains: 'ÇAM' } })).toEqual([1, 2])
    expect(await queried('book', { author: { contains: ' ca mus' } })).toEqual([1, 2])
    expect(await queried('book', { author: { contains: 'mus cam' } })).toEqual([1, 2])
    expect(await queried('book', { author: { contains: 'camus peste' } })).toEqual([])
    expect(await queried('book', { author: { contains: '%' } })).toEqual([])
    expect(await queried('book', { author: { contains: ' ' } })).toEqual([1, 2, 3, 4])
    for (const wrong of [{ contains: 5 }, { contains: 'x', from: 'y' }, { contains: 'x'.repeat(256) }])
      expect(await queried('book', { author: wrong })).toEqual([400, 'author', 'wrongType'])
    expect(await queried('book', { author: { contains: 'a\u0000' } })).toEqual([400, 'author', 'wrongFormat'])
    expect(await queried('book', { lent: { contains: 'x' } })).toEqual([400, 'lent', 'wrongType'])
  })

  it('takes ids that a list in the row holds', async () => {
    expect(await queried('book', { mottos: [2] })).toEqual([1, 2])
    expect(await queried('book', { mottos: [1, 2] })).toEqual([1])
    expect(await queried('book', { mottos: [9] })).toEqual([])
    expect(await queried('book', { mottos: 2 })).toEqual([400, 'mottos', 'wrongType'])
    expect(await queried('book', { mottos: ['x'] })).toEqual([400, 'mottos', 'wrongType'])
    expect(await queried('book', { mottos: null })).toEqual([3, 4])
    expect(await queried('book', { mottos: { any: [1, 9] } })).toEqual(await queried('book', { mottos: [1] }))
    expect(await queried('book', { mottos: { any: [1, 2, null] } })).toEqual([1, 2, 3, 4])
    expect(await queried('book', { mottos: { any: [null] } })).toEqual([3, 4])
    for (const wrong of [{ any: [] }, { any: ['x'] }, { any: 1 }])
      expect(await queried('book', { mottos: wrong })).toEqual([400, 'mottos', 'wrongType'])
    expect(await queried('book', { author: { any: [1] } })).toEqual([400, 'author', 'wrongType'])
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
    expect(await queried('loan', { rangeUntil: ',' })).toEqual(await queried('loan', {}))
    expect(await queried('book', { rangeId: ' , ', author: 'Camus' })).toEqual([1, 2])
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

  it('finds what is common in every institution that is named [console 7.3.3]', async () => {
    expect(await queried('motto', { institution: 1 })).toEqual([1, 2])
    expect(await queried('motto', { institution: [2], weight: 3 }, first)).toEqual([1])
    expect(await queried('motto', { institution: ['x'] })).toEqual([400, 'institution', 'wrongType'])
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
    for (const both of ['camus etranger', 'Étranger  CAMUS', 'camus 100%', 'mus ange'])
      expect(await found(both), both).toEqual(both === 'camus 100%' ? [] : [1])
    expect(await found('camus etranger', ['author', 'title'])).toEqual([1])
    expect(await found('camus etranger', ['title'])).toEqual([])
    expect(await found('camus zola')).toEqual([])
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
})
