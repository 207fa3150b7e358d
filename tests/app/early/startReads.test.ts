// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { followStart } from '#app/early/startReads.ts'

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  localStorage.clear()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  return () => vi.unstubAllGlobals()
})

const headers = { authorization: 'Bearer a' }
const read = { method: 'POST', body: '{"search":"{}"}', headers }
const kept = () => JSON.parse(localStorage.getItem('pupitre.start.7') ?? 'null')

/** A start whose requests are answered at once; `at` is the address by now. */
const start = ({ at = '/' } = {}) => {
  const now: { at: string; user: number | undefined } = { at, user: 7 }
  const fetch = followStart({
    fetch: async () => new Response('{}'),
    user: () => now.user,
    address: () => now.at,
  })
  const rest = async () => {
    for (const work of idle.splice(0)) work()
    await vi.dynamicImportSettled()
  }
  return { now, fetch, rest }
}

it('keeps what was read with the session, at the address that was opened and at the one it led to', async () => {
  localStorage.setItem('pupitre.institutions.7', '1,2')
  const { now, fetch, rest } = start()
  now.at = '/console#schedule'
  await Promise.all([fetch('/api/v2/schedule', read), fetch('/flags', { headers })])
  await fetch('/api/v2/schedule', { ...read, headers: { ...headers, 'idempotency-key': 'k' } })
  await fetch('https://elsewhere.example/list', read)
  await fetch('/public', {})
  await rest()
  const reads = [['/api/v2/schedule', read.body], ['/flags']]
  expect(kept()).toEqual({ '1,2|/': reads, '1,2|/console#schedule': reads })
})

it('keeps nothing of who is not signed in, nor of what is read once the start is over', async () => {
  const { now, fetch, rest } = start()
  now.user = undefined
  await fetch('/flags', { headers })
  await rest()
  expect(kept()).toBeNull()
  now.user = 7
  await fetch('/first', { headers })
  await rest()
  await fetch('/second', { headers })
  await rest()
  expect(kept()).toEqual({ 'null|/': [['/first']] })
})

it('forgets answers that were asked for early and that nobody has taken', async () => {
  window.early = {
    language: 'fr',
    mayBeSignedIn: true,
    answers: new Map([['/old', Promise.resolve(new Response('old'))]]),
  }
  const { fetch, rest } = start()
  await fetch('/flags', { headers })
  expect(window.early.answers.size).toBe(1)
  await rest()
  expect(window.early.answers.size).toBe(0)
  delete window.early
})

it('keeps the latest addresses', async () => {
  for (let n = 1; n <= 10; n++) {
    const { fetch, rest } = start({ at: `/${n}` })
    await fetch('/flags', { headers })
    await rest()
  }
  expect(Object.keys(kept())).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((n) => `null|/${n}`))
})
