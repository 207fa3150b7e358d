// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { askAhead } from '#app/early/askAhead.ts'

const refreshPath = '/auth/token/refresh?session=true'
const sent = vi.fn(async (url: string, _init: RequestInit) =>
  Response.json(url === refreshPath ? { data: { token: 'a', session: { user: { id: 7 } } } } : {}),
)
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
  localStorage.clear()
})

/** What is asked for by a page that finds these reads of the last time here. */
const askedWith = async (reads: readonly unknown[]) => {
  vi.stubGlobal('fetch', sent)
  localStorage.setItem('pupitre.institutions.7', '1,2')
  localStorage.setItem('pupitre.start.7', JSON.stringify({ [`1,2|${location.pathname}`]: reads }))
  await askAhead(true).get(refreshPath)
  return sent.mock.calls.map(([url, { headers }]) => [url, new Headers(headers).get('authorization')])
}
const first = [
  ['/config.json', null],
  [refreshPath, null],
]

it('asks once more for what was read last time, with the token', async () => {
  expect(await askedWith([['/api/v2/job', '{}'], ['/flags']])).toEqual([
    ...first,
    ['/api/v2/job', 'Bearer a'],
    ['/flags', 'Bearer a'],
  ])
})

it('gives the token to no other server, whatever is kept here', async () => {
  const elsewhere = ['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example', '', '/']
  expect(await askedWith(elsewhere.map((url) => [url]))).toEqual(first)
})

it('asks for no token where there is no session', () => {
  vi.stubGlobal('fetch', sent)
  askAhead(false)
  expect(sent.mock.calls.map(([url]) => url)).toEqual(['/config.json'])
})
