import type { CompiledQuery, QueryResult } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ListRequest } from '#protocol/list.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { countCache } from '#server/resources/read/count/countCache.ts'
import { listOf } from '#server/resources/read/list.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { person } from '../harness.ts'

// Which statements a list asks, and how often: the answers are the same, the time is not.
type Kind = 'links' | 'matches first' | 'page and count' | 'count' | 'page' | 'walk'
const kindOf = (text: string): Kind => {
  if (text.endsWith('as "rows"') && text.includes('reltuples')) return 'links'
  if (/ limit \$\d+::int\) t /.test(text)) return 'walk'
  if (text.startsWith('with m as materialized')) return 'matches first'
  if (text.startsWith('select count(*)::int')) return 'count'
  return text.endsWith('as "count"') ? 'page and count' : 'page'
}

/** A database that answers with the counts given; without one it answers nothing at all. */
const stage = (
  name: string,
  counts: Partial<Record<Kind, number>>,
  size?: { links: number; rows: number },
) => {
  const resources = resourcesOf(libraries)
  const cache = countCache(() => 0)
  const list = listOf(resources.of(name), resources, cache)
  const asked: { kind: Kind; sql: string }[] = []
  let whole = 30
  const db = {
    executeQuery: async <R>({ sql }: CompiledQuery<R>): Promise<QueryResult<R>> => {
      const kind = kindOf(sql)
      asked.push({ kind, sql })
      const count = counts[kind]
      if (kind === 'links') return { rows: (size ? [size] : []) as R[] }
      if (kind === 'walk') return { rows: [{ rows: '[1]', found: count }] as R[] }
      // As many rows as were asked for: no page lies at the end.
      return { rows: (count === undefined ? [] : [{ rows: '[1]', count, found: whole }]) as R[] }
    },
  }
  return {
    cache,
    statements: asked,
    /** The answer, and the kinds of statements that it took. */
    ask: async (who: ReturnType<typeof person>, request: ListRequest = {}) => {
      asked.length = 0
      whole = request.limit ?? 30
      const answer = await list(db, request, who, new Date(0))
      return [answer, ...asked.map(({ kind }) => kind)]
    },
  }
}
const provider = person()
const of = (...institutions: number[]) => person({ level: 3, institutions })
const answer = (count: number) => `{"data":[1],"count":${count}}`

describe('a list of all', () => {
  it('is counted with its page as long as it is short', async () => {
    const { ask } = stage('loan', { 'page and count': 1_000 })
    for (const _ of [1, 2]) expect(await ask(provider)).toEqual([answer(1_000), 'page and count'])
  })

  it('is counted once where it is long, and then not for a while', async () => {
    const { ask, cache, statements } = stage('loan', { 'page and count': 1_001, count: 70_000, page: 0 })
    expect(await ask(provider)).toEqual([answer(70_000), 'page and count', 'count'])
    expect(statements[0]?.sql).toContain('limit 1001) c) as "count"')
    expect(await ask(provider)).toEqual([answer(70_000), 'page'])
    expect(await ask(provider, { offset: 30, limit: 5 })).toEqual([answer(70_000), 'page'])
    expect((await ask(provider, { query: { shelf: 1 } }))[1]).toBe('page and count')
    cache.written({ tables: new Set(['"book"']), changeOf: () => undefined })
    expect(await ask(provider)).toEqual([answer(70_000), 'page'])
    cache.written({ tables: new Set(['"loan"']), changeOf: () => undefined })
    expect(await ask(provider)).toEqual([answer(70_000), 'page and count', 'count'])
  })

  it('that nothing is answered of is empty', async () => {
    expect(await stage('loan', {}).ask(provider)).toEqual(['{"data":[],"count":0}', 'page and count'])
    const search = { text: { value: 'a' } }
    expect(await stage('book', {}).ask(provider, search)).toEqual(['{"data":[],"count":0}', 'matches first'])
    const counted = stage('loan', { 'page and count': 1_001 })
    expect(await counted.ask(provider)).toEqual([answer(1_001), 'page and count', 'count'])
    expect(await counted.ask(provider)).toEqual(['{"data":[],"count":0}', 'page', 'count'])
  })
})

describe('a search', () => {
  it('finds its matches before it puts them in order', async () => {
    const { ask } = stage('book', { 'matches first': 3 })
    expect(await ask(provider, { text: { value: 'a' } })).toEqual([answer(3), 'matches first'])
    const nothing = stage('book', { 'page and count': 3 })
    expect(await nothing.ask(provider, { text: { value: ' ' } })).toEqual([answer(3), 'page and count'])
  })
})

describe('a list of some institutions', () => {
  const few = { links: 1_000, rows: 50_000 }
  const some = { links: 10_000, rows: 50_000 }
  const many = { links: 10_001, rows: 50_000 }
  const by = (columnName: string) => ({ orderby: [{ columnName, orientation: 'asc' as const }] })

  it('starts from their links where these are few, which is remembered of each scope', async () => {
    const { ask, statements } = stage('book', { 'matches first': 7 }, few)
    expect(await ask(of(1))).toEqual([answer(7), 'links', 'matches first'])
    expect(statements[0]?.sql).toContain('limit 10001) c')
    expect(statements[1]?.sql).toContain('t."id" = any(array(select p."id" from (select "book" as "id"')
    expect(await ask(of(1))).toEqual([answer(7), 'matches first'])
    expect(statements[0]?.sql).toContain('any(array(')
    expect(await ask(of(2))).toEqual([answer(7), 'links', 'matches first'])
    expect(await ask(of(1, 2))).toEqual([answer(7), 'links', 'matches first'])
  })

  it('keeps the count and cuts the page out where there are more', async () => {
    const { ask, statements } = stage('book', { page: 0, count: 9_000 }, some)
    expect(await ask(of(1), by('title'))).toEqual([answer(9_000), 'links', 'page', 'count'])
    expect(await ask(of(1), by('title'))).toEqual([answer(9_000), 'page'])
    expect(statements[0]?.sql).toContain('t."id" = any(array(select p."id" from (select "book" as "id"')
  })

  it('walks along an index where the page is near, and fetches all where it was not', async () => {
    const near = stage('book', { walk: 30, page: 0, count: 9_000 }, some)
    expect(await near.ask(of(1))).toEqual([answer(9_000), 'links', 'walk', 'count'])
    expect(near.statements[1]?.sql).toContain(
      'limit $5::int) t where (select true from (select "book" as "id"',
    )
    expect(await near.ask(of(1), { offset: 970 })).toEqual([answer(9_000), 'walk'])
    expect(await near.ask(of(1), { offset: 971 })).toEqual([answer(9_000), 'page'])
    expect(await near.ask(of(1), { limit: 29 })).toEqual([answer(9_000), 'walk', 'page'])
    expect((await near.ask(of(1), { query: { lent: true } }))[1]).toBe('page')
    expect((await near.ask(of(1), { text: { value: 'a' } }))[1]).toBe('matches first')
    expect(near.statements[0]?.sql).toContain('exists (select 1 from "libraryHasBook" l')
    const far = stage('book', { walk: 29, page: 0, count: 9_000 }, some)
    expect(await far.ask(of(1))).toEqual([answer(9_000), 'links', 'walk', 'page', 'count'])
  })

  it('asks each row where there are many, which is remembered too', async () => {
    const { ask, statements } = stage('book', { page: 0, count: 20_000 }, many)
    expect(await ask(of(1), by('title'))).toEqual([answer(20_000), 'links', 'page', 'count'])
    expect(statements[1]?.sql).toContain('exists (select 1 from "libraryHasBook" l')
    expect(await ask(of(1), by('title'))).toEqual([answer(20_000), 'page'])
    expect(statements[0]?.sql).toContain('exists (select 1')
    expect((await ask(of(1), { text: { value: 'a' } }))[1]).toBe('matches first')
  })

  it('is remembered of each entity apart', async () => {
    const resources = resourcesOf(libraries)
    const cache = countCache(() => 0)
    const asked: Kind[] = []
    const db = {
      executeQuery: async <R>({ sql }: CompiledQuery<R>): Promise<QueryResult<R>> => {
        asked.push(kindOf(sql))
        return { rows: [{ rows: '[]', count: 1, links: 1 }] as R[] }
      },
    }
    for (const name of ['book', 'poster'])
      await listOf(resources.of(name), resources, cache)(db, {}, of(1), new Date(0))
    expect(asked).toEqual(['links', 'matches first', 'links', 'matches first'])
  })

  it('has few links where nothing is said of them', async () => {
    expect(await stage('book', { 'matches first': 0 }).ask(of(1))).toEqual([
      answer(0),
      'links',
      'matches first',
    ])
  })

  it('has no links to be counted where rows are in one institution, or where all are asked for', async () => {
    expect(await stage('loan', { 'page and count': 2 }).ask(of(1))).toEqual([answer(2), 'page and count'])
    expect(await stage('book', { 'page and count': 2 }).ask(provider)).toEqual([answer(2), 'page and count'])
    const asked = { query: { institution: [1] } }
    const shared = stage('book', { 'matches first': 2 }, { links: 1, rows: 1 })
    expect(await shared.ask(provider, asked)).toEqual([answer(2), 'links', 'matches first'])
  })
})
