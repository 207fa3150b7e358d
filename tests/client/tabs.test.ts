import { expect, test } from 'vitest'
import { createHttp } from '#client/http.ts'
import { browserTabs, createTabs, type TabMessage } from '#client/session/tabs.ts'
import { localStorageStore, memoryStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import { config, fakeFetch, fakeStorage, jwt } from './fakes.ts'

test("the platform's own channel and locks: a message reaches the other tab, work takes turns", async () => {
  const [one, other] = [browserTabs(), browserTabs()]
  const heard = new Promise<TabMessage>((resolve) => other.listen(resolve))
  one.tell({ type: 'logout', subject: '7' })
  expect(await heard).toEqual({ type: 'logout', subject: '7' })

  let running = 0
  const work = async () => {
    running += 1
    await new Promise((resolve) => setImmediate(resolve))
    return running--
  }
  const turns = [one, other, one].map((tab) => tab.exclusively('test', work, 5000))
  expect(await Promise.all(turns)).toEqual([1, 1, 1])
  one.close()
  other.close()
})

test('a turn that never comes is given up', async () => {
  const tabs = browserTabs()
  let release = () => {}
  const held = tabs.exclusively('busy', () => new Promise<void>((resolve) => (release = resolve)), 5000)
  await expect(tabs.exclusively('busy', async () => 1, 10)).rejects.toThrow()
  release()
  await held
  tabs.close()
})

test('a token in local storage survives the page; storage that refuses to write falls back to memory', () => {
  const storage = fakeStorage()
  localStorageStore(storage).write({ token: 't', subject: '7' })
  expect(localStorageStore(storage).read()).toEqual({ token: 't', subject: '7' })
  for (const damaged of ['', 'null', '{', '[]', '{"token":3}']) {
    storage.setItem('pupitre.token', damaged)
    expect(localStorageStore(storage).read()).toBeNull()
  }
  const full = localStorageStore({
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  storage.clear()
  full.write({ token: 'u', subject: null })
  expect(full.read()?.token).toBe('u')
  full.clear()
  expect(full.read()).toBeNull()
})

test('a tab does not use the token of another user found in a shared store', () => {
  const storage = fakeStorage()
  const mine = createTokens(localStorageStore(storage), createTabs())
  mine.begin(jwt('7'))
  createTokens(localStorageStore(storage), createTabs()).begin(jwt('8'))
  expect(mine.current()).toBeNull()
  mine.end('replaced')
  expect(localStorageStore(storage).read()?.subject).toBe('8')
})

test('a service with a token of its own is outside the session: its 440 ends nothing', async () => {
  const fetch = fakeFetch(() => ({ status: 440 }))
  const store = memoryStore()
  store.write({ token: jwt('7'), subject: '7' })
  const tokens = createTokens(store, createTabs())
  const http = createHttp({ bases: config.bases, tokens, fetch, ownTokens: { messaging: () => 'theirs' } })
  await expect(http.send({ service: 'messaging', path: '/x' })).rejects.toMatchObject({
    status: 440,
    ended: false,
  })
  expect(fetch.sent[0]!.headers.authorization).toBe('Bearer theirs')
  expect(tokens.current()).toBe(jwt('7'))
})

test.each(['', 'two words', 'line\nbreak', 'é'])('%j cannot be a token', (token) => {
  const tokens = createTokens(memoryStore(), createTabs())
  expect(tokens.begin(token)).toBe(false)
  expect(tokens.accept(token, tokens.generation())).toBe(false)
  expect(tokens.current()).toBeNull()
})
