import { describe, expect, test } from 'vitest'
import { platform as accounts, holding, page } from './account.ts'
import { fakeBrowser, fakeFetch, isRefresh, jwt, lapsed, type Reply, read } from './fakes.ts'
import { bearer, platform, tab } from './platform.ts'

test('a refresh that comes back after the logout does not bring the session back', async () => {
  const { fetch } = platform()
  const { http, tokens } = tab(fetch)
  const pending = http.send(read)
  for (let i = 0; i < 8; i++) await null
  tokens.end('left')
  await expect(pending).rejects.toMatchObject({ ended: true })
  expect(tokens.current()).toBeNull()
})

test('a refresh still waiting for its turn at the logout is not asked for', async () => {
  const { state, fetch } = platform()
  const tabs = fakeBrowser()()
  let release = () => {}
  const turn = new Promise<void>((resolve) => {
    release = resolve
  })
  const busy = tabs.exclusively('pupitre-refresh', () => turn, 5000)
  const { http, tokens } = tab(fetch, tabs)
  const pending = http.send(read)
  for (let i = 0; i < 8; i++) await null
  tokens.end('left')
  release()
  await busy
  await expect(pending).rejects.toMatchObject({ ended: true })
  expect(state.refreshes).toBe(0)
  expect(tokens.current()).toBeNull()
})

test('a late 440 of the session before does not end the one after', async () => {
  let release = (_reply: Reply) => {}
  const late = new Promise<Reply>((resolve) => {
    release = resolve
  })
  const { http, tokens, ends } = tab(fakeFetch(() => late))
  const pending = http.send(read)
  tokens.begin(jwt('8'))
  release({ status: 440 })
  await expect(pending).rejects.toMatchObject({ status: 440, ended: true })
  expect(tokens.current()).toBe(jwt('8'))
  expect(ends).toEqual([])
})

describe('a new session begun while the one before', () => {
  /** Answers lapsed once per token; holds the n-th call of a kind until released. */
  function holding(isHeld: (url: string, nth: number) => boolean) {
    let release = (_reply: Reply) => {}
    const late = new Promise<Reply>((resolve) => {
      release = resolve
    })
    let serial = 100
    const seen = { calls: 0, refreshes: 0 }
    const fetch = fakeFetch((sent) => {
      const nth = isRefresh(sent) ? ++seen.refreshes : ++seen.calls
      if (isHeld(sent.url, nth)) return late
      if (isRefresh(sent))
        return { status: 201, body: { token: jwt(seen.refreshes === 1 ? '7' : '8', ++serial) } }
      return sent.headers.authorization!.length === bearer(jwt('7', 101)).length ? { status: 200 } : lapsed
    })
    return { fetch, seen, release: (reply: Reply) => release(reply) }
  }
  const settle = async () => {
    for (let i = 0; i < 20; i++) await null
  }

  test('waits for a refresh has a refresh of its own', async () => {
    const { fetch, seen, release } = holding((url, nth) => isRefresh({ url } as never) && nth === 1)
    const { http, tokens, ends } = tab(fetch)
    const before = http.send(read)
    await settle()
    tokens.begin(jwt('8'))
    const after = http.send(read)
    await settle()
    expect(seen.refreshes).toBe(1)
    release({ status: 401 })
    await expect(before).rejects.toMatchObject({ ended: true })
    await expect(after).resolves.toMatchObject({ status: 200 })
    expect(seen.refreshes).toBe(2)
    expect(ends).toEqual([])
  })

  test('waits for its retry is not ended by a 440 to that', async () => {
    const { fetch, release } = holding((url, nth) => !isRefresh({ url } as never) && nth === 2)
    const { http, tokens, ends } = tab(fetch)
    const before = http.send(read)
    await settle()
    tokens.begin(jwt('8'))
    release({ status: 440 })
    await expect(before).rejects.toMatchObject({ ended: true })
    expect(tokens.current()).toBe(jwt('8'))
    expect(ends).toEqual([])
  })
})

test('a new token with the answer that says "expired" makes the refresh needless', async () => {
  const { state, fetch } = platform()
  const { http } = tab(async (url, init) => {
    const answer = await fetch(url, init)
    const headers = {
      get: (name: string) => (name === 'authorization' && answer.status === 401 ? state.valid : null),
    }
    return { ...answer, headers }
  })
  await expect(http.send(read)).resolves.toMatchObject({ status: 200 })
  expect(state.refreshes).toBe(0)
})

test('a caller who gives up during a refresh is released at once; the others go on', async () => {
  const { fetch } = platform()
  const refreshed = Promise.withResolvers<void>()
  const { http } = tab(async (url, init) => {
    if (url.includes('/token/refresh')) await refreshed.promise
    return fetch(url, init)
  })
  const stop = new AbortController()
  const given = http.send({ ...read, signal: stop.signal })
  const kept = http.send(read)
  for (let i = 0; i < 8; i++) await null
  stop.abort()
  await expect(given).rejects.toMatchObject({ aborted: true, status: 520 })
  refreshed.resolve()
  await expect(kept).resolves.toMatchObject({ status: 200 })
})

test('a caller who has given up before sends nothing', async () => {
  const { fetch } = platform()
  const { http } = tab(fetch)
  const write = { ...read, method: 'POST', signal: AbortSignal.abort() } as const
  await expect(http.send(write)).rejects.toMatchObject({ aborted: true })
  expect(fetch.sent).toEqual([])
})

test('what the server says of a session that is over by then opens none', async () => {
  const { state, fetch } = accounts()
  state.tellsSession = true
  const { fetch: held, asked, release } = holding(fetch, '/bff-admin/session')
  const browser = fakeBrowser()
  const here = page(held, browser())
  await here.session.login('a@b.test', 'right')
  const reloaded = here.session.reload()
  await asked
  await page(fetch, browser()).session.logout()
  expect(here.status()).toBe('anonymous')
  release()
  await reloaded
  expect(here.status()).toBe('anonymous')
})
