// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyFetch } from '#app/early/earlyFetch.ts'

const asked = vi.fn(async () => new Response('asked'))
beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.early
})

const textOf = async (url: string) => (await earlyFetch(url, {})).text()
const early = (answer: Promise<Response>) => {
  answer.catch(() => undefined)
  window.early = { language: 'fr', mayBeSignedIn: true, answers: new Map([['/config.json', answer]]) }
}

it('takes what the page has asked for, once', async () => {
  early(Promise.resolve(new Response('early')))
  expect(await textOf('/other')).toBe('asked')
  expect(await textOf('/config.json')).toBe('early')
  expect(await textOf('/config.json')).toBe('asked')
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks itself where the page has not, or got no answer', async () => {
  expect(await textOf('/config.json')).toBe('asked')
  early(Promise.reject(new TypeError('no network')))
  expect(await textOf('/config.json')).toBe('asked')
})

it('is given up as any request is', async () => {
  early(new Promise(() => undefined))
  const stop = new AbortController()
  const answer = earlyFetch('/config.json', { signal: stop.signal })
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

it('takes an answer that was asked for with the same body and the same token alone', async () => {
  const headers = { authorization: 'Bearer a' }
  const list = { method: 'POST', body: '{}', headers }
  window.early = {
    language: 'fr',
    mayBeSignedIn: true,
    answers: new Map([['/list\n{}\nBearer a', Promise.resolve(new Response('early'))]]),
  }
  const answers = [
    { ...list, body: '{"a":1}' },
    { ...list, headers: { authorization: 'Bearer b' } },
    { ...list, headers: {} },
    list,
    list,
  ].map(async (init) => (await earlyFetch('/list', init)).text())
  expect(await Promise.all(answers)).toEqual(['asked', 'asked', 'asked', 'early', 'asked'])
})
