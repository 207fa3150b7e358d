import { describe, expect, test } from 'vitest'
import type { TabMessage, Tabs } from '#client/session/tabs.ts'
import { type HeldToken, memoryStore } from '#client/session/tokenStore.ts'
import { createTokens, type EndReason } from '#client/session/tokens.ts'
import { jwt } from './fakes.ts'

const [ann, annAgain, bob, opaque] = [jwt('7'), jwt('7', 1), jwt('8'), 'opaque']

const stage = (already: HeldToken | null = null) => {
  const store = memoryStore()
  if (already) store.write(already)
  const told: TabMessage[] = []
  let hear: (message: TabMessage) => void = () => {}
  const tabs: Tabs = {
    tell: (message) => void told.push(message),
    listen: (listener) => {
      hear = listener
      return () => {}
    },
    exclusively: (_name, work) => work(),
    close: () => {},
  }
  const tokens = createTokens(store, tabs)
  const ends: EndReason[] = []
  const stop = tokens.onEnd((reason) => ends.push(reason))
  return { store, told, tokens, ends, stop, hear: (message: TabMessage) => hear(message) }
}

describe('a session', () => {
  test('begins with a token, and the other tabs are told whose it is', () => {
    const { tokens, told, store } = stage()
    expect([tokens.current(), tokens.subject(), tokens.generation()]).toEqual([null, null, 0])
    expect(tokens.begin(ann)).toBe(true)
    expect([tokens.current(), tokens.subject(), tokens.generation()]).toEqual([ann, '7', 1])
    expect([told, store.read()]).toEqual([[{ type: 'login', subject: '7' }], { token: ann, subject: '7' }])
    expect(tokens.begin(bob)).toBe(true)
    expect([tokens.current(), tokens.subject(), tokens.generation()]).toEqual([bob, '8', 2])
  })

  test.each(['', ' ', 'a b', 'a\n', '\ta', 'é', 'a\u007f', 'a\u0000'])('does not begin with %j', (token) => {
    const { tokens, told, store } = stage()
    expect(tokens.begin(token)).toBe(false)
    expect([tokens.generation(), told, store.read()]).toEqual([0, [], null])
  })

  test.each(['!', '~', 'a!~z'])('begins with %j', (token) => {
    expect(stage().tokens.begin(token)).toBe(true)
  })

  test('goes on with the token that the store has already', () => {
    const { tokens } = stage({ token: ann, subject: '7' })
    expect([tokens.current(), tokens.subject(), tokens.generation()]).toEqual([ann, '7', 0])
  })
})

describe('a renewed token', () => {
  test('is kept within the session that asked for it', () => {
    const { tokens, told } = stage()
    tokens.begin(ann)
    expect(tokens.accept(annAgain, 1)).toBe(true)
    expect([tokens.current(), tokens.subject(), tokens.generation()]).toEqual([annAgain, '7', 1])
    expect(told).toHaveLength(1)
  })

  test.each([
    ['of another subject', bob, 1],
    ['of an earlier session', annAgain, 0],
    ['of a later one', annAgain, 2],
    ['that cannot be sent', 'a b', 1],
  ])('%s is not', (_, token, generation) => {
    const { tokens, store } = stage()
    tokens.begin(ann)
    expect(tokens.accept(token, generation)).toBe(false)
    expect([tokens.current(), tokens.subject(), store.read()]).toEqual([
      ann,
      '7',
      { token: ann, subject: '7' },
    ])
  })

  test('that says nothing of its subject leaves it as it was', () => {
    const { tokens } = stage()
    tokens.begin(ann)
    expect(tokens.accept(opaque, 1)).toBe(true)
    expect([tokens.current(), tokens.subject()]).toEqual([opaque, '7'])
    expect(tokens.accept(bob, 1)).toBe(false)
  })

  test('tells the subject where none was known', () => {
    const { tokens } = stage()
    tokens.begin(opaque)
    expect(tokens.subject()).toBeNull()
    expect(tokens.accept(ann, 1)).toBe(true)
    expect(tokens.subject()).toBe('7')
  })
})

describe('in a store that tabs share', () => {
  test.each([
    ['another user’s', { token: bob, subject: '8' }, null],
    ['one’s own, renewed', { token: annAgain, subject: '7' }, annAgain],
    ['nobody’s in particular', { token: opaque, subject: null }, opaque],
  ])('a token that has become %s is told so', (_, next, current) => {
    const { tokens, store } = stage()
    tokens.begin(ann)
    store.write(next)
    expect(tokens.current()).toBe(current)
  })

  test('any token is one’s own while one’s subject is unknown', () => {
    const { tokens, store } = stage()
    store.write({ token: bob, subject: '8' })
    expect(tokens.current()).toBe(bob)
  })

  test('another user’s token stays when one’s session ends, and nobody is told that it did', () => {
    const { tokens, store, told, ends } = stage()
    tokens.begin(ann)
    store.write({ token: bob, subject: '8' })
    told.length = 0
    tokens.end('ended')
    expect([store.read()?.token, told, ends]).toEqual([bob, [], ['ended']])
  })
})

describe('the end of a session', () => {
  test.each([
    ['left', [{ type: 'logout', subject: '7' }]],
    ['ended', [{ type: 'logout', subject: '7', ended: true }]],
    ['elsewhere', []],
    ['replaced', []],
  ] as const)('%s: all is forgotten, and the other tabs hear %j', (reason, heard) => {
    const { tokens, store, told, ends } = stage()
    tokens.begin(ann)
    told.length = 0
    tokens.end(reason)
    expect([tokens.current(), tokens.subject(), tokens.generation(), store.read()]).toEqual([
      null,
      null,
      2,
      null,
    ])
    expect([told, ends]).toEqual([heard, [reason]])
  })

  test('by leaving is told also where nobody is signed in here', () => {
    const { tokens, told } = stage()
    tokens.end('left')
    expect(told).toEqual([{ type: 'logout', subject: null }])
    tokens.end('ended')
    expect(told).toHaveLength(1)
  })

  test('is told to who listens, and to nobody who has stopped', () => {
    const { tokens, ends, stop } = stage()
    tokens.begin(ann)
    stop()
    tokens.end('left')
    expect(ends).toEqual([])
  })
})

describe('what another tab says', () => {
  test.each([
    ['logout', '7', 'elsewhere'],
    ['logout', null, 'elsewhere'],
    ['logout', '8', undefined],
    ['login', '7', undefined],
    ['login', null, undefined],
    ['login', '8', 'replaced'],
  ] as const)('%s of %s: %s', (type, subject, reason) => {
    const { tokens, told, ends, hear } = stage()
    tokens.begin(ann)
    told.length = 0
    hear({ type, subject })
    expect(ends).toEqual(reason ? [reason] : [])
    expect(told, 'they have heard it').toEqual([])
    expect(tokens.current()).toBe(reason ? null : ann)
  })

  test('a session that the server has ended has ended here too, and is told to nobody again', () => {
    const { tokens, ends, told, hear } = stage()
    tokens.begin(ann)
    told.length = 0
    hear({ type: 'logout', subject: '7', ended: true })
    expect([ends, tokens.current(), told]).toEqual([['ended'], null, []])
  })

  test.each([
    ['logout', 'elsewhere'],
    ['login', undefined],
  ] as const)('%s of somebody, where nobody is known here: %s', (type, reason) => {
    const { ends, hear } = stage()
    hear({ type, subject: '8' })
    expect(ends).toEqual(reason ? [reason] : [])
  })
})
