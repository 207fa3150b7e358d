import { describe, expect, test } from 'vitest'
import { localStorageStore, memoryStore, tokenStoreOf } from '#client/session/tokenStore.ts'
import { fakeStorage } from './fakes.ts'

const held = { token: 'a.b.c', subject: '7' }
const other = { token: 'd.e.f', subject: null }
const NAME = 'pupitre.token'

/** A storage that takes nothing until it is told to. */
const refusing = () => {
  const storage = fakeStorage()
  const state = { refuses: true }
  const setItem = (name: string, value: string) => {
    if (state.refuses) throw new DOMException('full', 'QuotaExceededError')
    storage.setItem(name, value)
  }
  return { state, storage: { ...storage, setItem, length: 0 } as Storage }
}

test('memory holds the last token, of this store alone', () => {
  const [store, another] = [memoryStore(), memoryStore()]
  expect(store.read()).toBeNull()
  store.write(held)
  store.write(other)
  expect([store.read(), another.read()]).toEqual([other, null])
  store.clear()
  expect(store.read()).toBeNull()
})

describe('local storage', () => {
  test('is shared by the stores on it, under one name', () => {
    const storage = fakeStorage()
    const [store, another] = [localStorageStore(storage), localStorageStore(storage)]
    expect(store.read()).toBeNull()
    store.write(held)
    expect([store.read(), another.read()]).toEqual([held, held])
    expect(JSON.parse(storage.getItem(NAME) ?? '')).toEqual(held)
    another.clear()
    expect([store.read(), storage.length]).toEqual([null, 0])
  })

  test.each(['', 'null', '{', '7', '"a"', '[]', '{}', '{"token":7,"subject":"7"}', '{"subject":"7"}'])(
    'that holds %j holds no token',
    (text) => {
      const storage = fakeStorage()
      storage.setItem(NAME, text)
      expect(localStorageStore(storage).read()).toBeNull()
    },
  )

  test.each([
    ['{"token":"a"}', null],
    ['{"token":"a","subject":7}', null],
    ['{"token":"a","subject":null}', null],
    ['{"token":"a","subject":"7","more":1}', '7'],
  ])('that holds %s holds a token of %s', (text, subject) => {
    const storage = fakeStorage()
    storage.setItem(NAME, text)
    expect(localStorageStore(storage).read()).toEqual({ token: 'a', subject })
  })

  test('that refuses leaves the token in memory, until it takes one', () => {
    const { storage, state } = refusing()
    const store = localStorageStore(storage)
    store.write(held)
    expect([store.read(), storage.getItem(NAME)]).toEqual([held, null])
    state.refuses = false
    store.write(other)
    expect(store.read()).toEqual(other)
    storage.removeItem(NAME)
    expect(store.read()).toBeNull()
  })

  test('forgets what it left in memory too', () => {
    const store = localStorageStore(refusing().storage)
    store.write(held)
    store.clear()
    expect(store.read()).toBeNull()
  })
})

test.each([
  ['memory', true, false],
  ['memory', false, false],
  ['localStorage', true, true],
  ['localStorage', false, false],
] as const)('%s, with storage %s: kept by the browser %s', (kind, hasStorage, kept) => {
  const storage = fakeStorage()
  const store = tokenStoreOf(kind, hasStorage ? storage : undefined)
  store.write(held)
  expect([store.read(), storage.length > 0]).toEqual([held, kept])
})
