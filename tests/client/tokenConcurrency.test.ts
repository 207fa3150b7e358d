import { describe, expect, test } from 'vitest'
import { localStorageStore } from '#client/session/tokenStore.ts'
import { fakeBrowser, fakeFetch, fakeStorage, isRefresh, jwt, lapsed, type Reply, read } from './fakes.ts'
import { isOk, platform, tab } from './platform.ts'

describe('50 requests at once [console 8.5]', () => {
  test('with an expired token: one refresh, each request sent twice, all succeed', async () => {
    const { state, fetch } = platform()
    const { http } = tab(fetch)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => http.send(read)))
    expect(results.filter(isOk)).toHaveLength(50)
    expect(state.refreshes).toBe(1)
    expect(fetch.sent).toHaveLength(101)
  })

  test('with a session that is over: one refresh, one logout, 50 errors', async () => {
    const { state, fetch } = platform()
    state.alive = false
    const { http, ends, tokens } = tab(fetch)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => http.send(read)))
    expect(results.filter(isOk)).toHaveLength(0)
    expect(state.refreshes).toBe(1)
    expect(ends).toEqual(['ended'])
    expect(tokens.current()).toBeNull()
    expect(fetch.sent).toHaveLength(51)
  })

  test('an answer to the old token that comes after the refresh is retried without another one', async () => {
    const { state, fetch } = platform()
    let release = (_reply: Reply) => {}
    const late = new Promise<Reply>((resolve) => {
      release = resolve
    })
    let held = false
    const { http } = tab(async (url, init) => {
      if (held || isRefresh({ url } as never)) return fetch(url, init)
      held = true
      return fakeFetch(() => late)(url, init)
    })
    const slow = http.send(read)
    await http.send(read)
    release(lapsed)
    await expect(slow).resolves.toMatchObject({ status: 200 })
    expect(state.refreshes).toBe(1)
  })
})

describe('three tabs', () => {
  test('each with its token in memory: refreshes wait for each other', async () => {
    const { state, fetch } = platform()
    const open = fakeBrowser()
    const three = [tab(fetch, open()), tab(fetch, open()), tab(fetch, open())]
    await Promise.allSettled(three.flatMap(({ http }) => Array.from({ length: 10 }, () => http.send(read))))
    expect(state.mostInFlight).toBe(1)
    expect(state.refreshes).toBe(3)
  })

  test('sharing the token in local storage: one refresh does for all', async () => {
    const { state, fetch } = platform()
    const open = fakeBrowser()
    const storage = fakeStorage()
    const three = [1, 2, 3].map(() => tab(fetch, open(), localStorageStore(storage)))
    const requests = three.flatMap(({ http }) => Array.from({ length: 10 }, () => http.send(read)))
    expect((await Promise.allSettled(requests)).filter(isOk)).toHaveLength(30)
    expect(state.refreshes).toBe(1)
  })

  test('a logout in one is a logout in all; another user logging in only ends the others here', async () => {
    const open = fakeBrowser()
    const [a, b, c] = [1, 2, 3].map(() =>
      tab(
        fakeFetch(() => ({ status: 440 })),
        open(),
      ),
    )
    c!.tokens.begin(jwt('8'))
    expect([a!.ends, b!.ends, c!.ends]).toEqual([['replaced'], ['replaced'], []])
    open().tell({ type: 'logout', subject: '7' })
    expect(c!.ends).toEqual([])
    a!.tokens.begin(jwt('8', 1))
    await expect(a!.http.send(read)).rejects.toMatchObject({ status: 440, ended: true })
    expect(c!.ends).toEqual(['ended'])
    expect(c!.tokens.current()).toBeNull()
  })
})
