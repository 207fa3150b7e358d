// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFoundRows } from '#app/shell/palette/useFoundRows.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'

const names = ['schedule', 'pole', 'service', 'job', 'specialty', 'contract']
let tables: readonly AnyTable[] = []
const selected = [1]

interface Asked {
  readonly entity: string
  readonly signal: AbortSignal | undefined
  readonly text: string | undefined
  readonly columns: readonly string[] | undefined
  readonly query: Readonly<Record<string, unknown>> | undefined
  readonly limit: number | undefined
  answer(found: boolean | Error): void
}
let asked: Asked[] = []
const list: Gateway['list'] = (entity, { text, query, limit }, signal) =>
  new Promise((resolve, reject) => {
    const rows = [{ id: 1, version: 1, name: entity, code: entity }]
    const answer = (found: boolean | Error) =>
      found instanceof Error ? reject(found) : resolve({ rows: found ? rows : [], count: found ? 1 : 0 })
    asked.push({ entity, signal, text: text?.value, columns: text?.columns, query, limit, answer })
  })
const gateway = { list }

let seen: ReturnType<typeof useFoundRows>
const Probe = ({ term }: { readonly term: string }) => {
  seen = useFoundRows({ tables, gateway, selected }, term)
  return null
}
let root: Root
const type = (term: string) => act(async () => root.render(<Probe term={term} />))
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answers = (...found: readonly (boolean | Error)[]) =>
  act(async () => {
    for (const [n, one] of found.entries()) asked[n]?.answer(one)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  tables = names.map((name) => catalogue.tables.get(name) as AnyTable)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks once typing pauses, four screens at a time, five rows of each, and gives up with the next key', async () => {
  await type('a')
  await pause(1_000)
  expect(asked).toEqual([])
  await type('an')
  await pause(100)
  await type('ana')
  await pause(149)
  expect(asked).toEqual([])
  await pause(1)
  expect(asked.map(({ text, limit }) => [text, limit])).toEqual(Array(4).fill(['ana', 5]))
  await answers(true)
  expect(asked).toHaveLength(5)
  const first = [...asked]
  await type('anab')
  expect(first.every(({ signal }) => signal?.aborted)).toBe(true)
  await answers(true, true, true, true, true)
  expect(asked).toHaveLength(5)
  // What comes after all is of a term that nobody looks for any more.
  expect(seen.answers.map(({ table }) => table.name)).toEqual(['schedule'])
})

it('tells what comes in the order of the screens, and that nothing could be asked', async () => {
  await type('ana')
  await pause(150)
  await act(async () => asked[2]?.answer(true))
  await act(async () => asked[0]?.answer(true))
  expect(seen.answers.map(({ table }) => table.name)).toEqual(['schedule', 'service'])
  expect(seen.state).toBe('searching')
  await answers(false, new Error('out'), false, false, false, false)
  expect([seen.state, seen.term]).toEqual(['done', 'ana'])
  // The last of them has no search box: its rows are kept by what they are called.
  const last = asked[names.length - 1]
  expect([last?.text, last?.query]).toEqual([undefined, { institution: [1], name: { contains: 'ana' } }])
  asked = []
  await type('bob')
  await pause(150)
  await answers(...names.map(() => new Error('out')))
  await answers(...names.map(() => new Error('out')))
  expect([seen.state, seen.term, seen.answers]).toEqual(['failed', 'bob', []])
})

it('looks into all that rows are searched by, also where their list has no search box', async () => {
  tables = [catalogue.tables.get('interim') as AnyTable]
  await type('medica')
  await pause(150)
  expect(asked.map(({ text, columns, query }) => [text, columns, query])).toEqual([
    ['medica', ['subscriptionName', 'agencyName'], { institution: [1] }],
  ])
})
