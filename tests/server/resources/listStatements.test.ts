import type { CompiledQuery, QueryResult } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { countCache } from '#server/resources/read/countCache.ts'
import { listOf } from '#server/resources/read/list.ts'
import type { ListRequest } from '#server/resources/read/listRequest.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { person } from '../harness.ts'

// Which statements a list asks, and how often: the answers are the same, the time is not.
type Kind = 'links' | 'matches first' | 'page and count' | 'count' | 'page'
const kindOf = (text: string): Kind => {
  if (text.startsWith('select count(*)::int as "count" from (select 1 from "library')) return 'links'
  if (text.startsWith('with m as materialized')) return 'matches first'
  if (text.startsWith('select count(*)::int')) return 'count'
  return text.endsWith('as "count"') ? 'page and count' : 'page'
}

/** A database that answers with the counts given; without one it answers nothing at all. */
const stage = (name: string, counts: Partial<Record<Kind, number>>) => {
  const resources = resourcesOf(libraries)
  const cache = countCache(() => 0)
  const list = listOf(resources.of(name), resources, cache)
  const asked: { kind: Kind; sql: string }[] = []
  const db = {
    executeQuery: async <R>({ sql }: CompiledQuery<R>): Promise<QueryResult<R>> => {
      const kind = kindOf(sql)
      asked.push({ kind, sql })
      const count = counts[kind]
      return { rows: (count === undefined ? [] : [{ rows: '[1]', count }]) as R[] }
    },
  }
  return {
    cache,
    statements: asked,
    /** The answer, and the kinds of statements that it took. */
    ask: async (who: ReturnType<typeof person>, request: ListRequest = {}) => {
      asked.length = 0
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
    const { ask } = stage('loan', { 'page and count': 10_000 })
    for (const _ of [1, 2]) expect(await ask(provider)).toEqual([answer(10_000), 'page and count'])
  })

  it('is counted once where it is long, and then not for a while', async () => {
    const { ask, cache, statements } = stage('loan', { 'page and count': 10_001, count: 70_000, page: 0 })
    expect(await ask(provider)).toEqual([answer(70_000), 'page and count', 'count'])
    expect(statements[0]?.sql).toContain('limit 10001) c) as "count"')
    expect(await ask(provider)).toEqual([answer(70_000), 'page'])
    expect(await ask(provider, { offset: 30, limit: 5 })).toEqual([answer(70_000), 'page'])
    expect((await ask(provider, { query: { shelf: 1 } }))[1]).toBe('page and count')
    cache.forget()
    expect(await ask(provider)).toEqual([answer(70_000), 'page and count', 'count'])
  })

  it('that nothing is answered of is empty', async () => {
    expect(await stage('loan', {}).ask(provider)).toEqual(['{"data":[],"count":0}', 'page and count'])
    const search = { text: { value: 'a' } }
    expect(await stage('book', {}).ask(provider, search)).toEqual(['{"data":[],"count":0}', 'matches first'])
    const counted = stage('loan', { 'page and count': 10_001 })
    expect(await counted.ask(provider)).toEqual([answer(10_001), 'page and count', 'count'])
    expect(await counted.ask(provider)).toEqual(['{"data":[],"count":10001}', 'page'])
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
  it('starts from their links where these are few, which is remembered of each scope', async () => {
    const { ask, cache, statements } = stage('book', { links: 10_000, 'matches first': 7 })
    expect(await ask(of(1))).toEqual([answer(7), 'links', 'matches first'])
    expect(statements[0]?.sql).toContain('limit 10001) c')
    expect(statements[1]?.sql).toContain('t."id" = any(array(select "book" from "libraryHasBook"')
    expect(await ask(of(1))).toEqual([answer(7), 'matches first'])
    expect(statements[0]?.sql).toContain('any(array(')
    expect(await ask(of(2))).toEqual([answer(7), 'links', 'matches first'])
    expect(await ask(of(1, 2))).toEqual([answer(7), 'links', 'matches first'])
    cache.forget()
    expect(await ask(of(1))).toEqual([answer(7), 'links', 'matches first'])
  })

  it('asks each row where there are many, which is remembered too', async () => {
    const { ask, statements } = stage('book', { links: 10_001, 'page and count': 7 })
    expect(await ask(of(1))).toEqual([answer(7), 'links', 'page and count'])
    expect(statements[1]?.sql).toContain('exists (select 1 from "libraryHasBook" l')
    expect(await ask(of(1))).toEqual([answer(7), 'page and count'])
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
        return { rows: [{ rows: '[]', count: 1 }] as R[] }
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
    const few = stage('book', { links: 1, 'matches first': 2 })
    expect(await few.ask(provider, asked)).toEqual([answer(2), 'links', 'matches first'])
  })
})
