import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ApiError, noAnswer } from '#client/apiError.ts'
import { ClientProvider, useClient } from '#client/ClientContext.ts'
import { createClient } from '#client/client.ts'
import { createQueryClient } from '#client/queries.ts'
import { retryDelay, shouldRetryRead } from '#client/retryPolicy.ts'
import { onceEach, watchUnhandled } from '#client/unhandled.ts'
import { config, fakeBrowser, fakeFetch } from './fakes.ts'

const failure = (status: number) => new ApiError({ status, code: status })

describe('which reads are tried again', () => {
  test.each([400, 401, 403, 404, 409, 412, 429, 440, 500])('never after %i', (status) => {
    expect(shouldRetryRead(0, failure(status))).toBe(false)
  })
  test.each([520, 502, 503, 504])('three times after %i', (status) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetryRead(failures, failure(status)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
  test('not when the caller gave up or the code is at fault', () => {
    expect(shouldRetryRead(0, noAnswer({ aborted: true }))).toBe(false)
    expect(shouldRetryRead(0, new TypeError('bug'))).toBe(false)
  })
  test('the wait doubles, or is what the server asked', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, noAnswer()))).toEqual([500, 1000, 2000])
    expect(retryDelay(0, new ApiError({ status: 503, code: 503, retryAfter: 7 }))).toBe(7000)
  })
})

describe('notices', () => {
  const heard: number[] = []
  const client = createQueryClient((error) => heard.push(error.code))

  test('a write that nobody shows becomes a notice, once it has failed, and is not tried again', async () => {
    let tries = 0
    const write = (meta?: { shown: boolean }) =>
      new MutationObserver(client, {
        meta,
        mutationFn: () => Promise.reject(failure(++tries && 520)),
      }).mutate()
    await expect(write()).rejects.toBeInstanceOf(ApiError)
    await expect(write({ shown: true })).rejects.toBeInstanceOf(ApiError)
    expect(heard.splice(0)).toEqual([520])
    expect(tries).toBe(2)
  })

  test('a write without network fails at once, and is not done unseen once there is one', async () => {
    onlineManager.setOnline(false)
    const write = new MutationObserver(client, { mutationFn: () => Promise.reject(failure(520)) })
    const written = write.mutate()
    await expect(written.finally(() => onlineManager.setOnline(true))).rejects.toBeInstanceOf(ApiError)
    expect(heard.splice(0)).toEqual([520])
  })

  test('a list shows its own error, save over rows that are already there', async () => {
    let isBroken = true
    const observer = new QueryObserver(client, {
      queryKey: ['schedule'],
      queryFn: () => (isBroken ? Promise.reject(failure(403)) : Promise.resolve([])),
      meta: { shown: true },
    })
    await observer.refetch()
    expect(heard).toEqual([])
    isBroken = false
    await observer.refetch()
    isBroken = true
    await observer.refetch()
    expect(heard.splice(0)).toEqual([403])
  })

  test.each([
    [[true], []],
    [[true, false], []],
    [[false, true], []],
    [[false, false], [403]],
  ])(
    'of several who ask for the same, shown by %j, one that shows its own error is enough',
    async (shown, told) => {
      const queryFn = () => Promise.reject(failure(403))
      const stops = shown.map((one) =>
        new QueryObserver(client, { queryKey: ['pole', shown], queryFn, meta: { shown: one } }).subscribe(
          () => {},
        ),
      )
      await client.refetchQueries({ queryKey: ['pole', shown] })
      expect(heard.splice(0)).toEqual(told)
      for (const stop of stops) stop()
    },
  )

  test('a failed call that no one caught is told once; what is not ours is left alone', () => {
    const page = new EventTarget()
    const stop = watchUnhandled(
      page,
      onceEach((error) => heard.push(error.code)),
    )
    const reject = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
      page.dispatchEvent(event)
      return event.defaultPrevented
    }
    const error = failure(500)
    expect([
      reject(error),
      reject(error),
      reject(new Error('bug')),
      reject(noAnswer({ aborted: true })),
    ]).toEqual([true, true, false, true])
    expect(heard.splice(0)).toEqual([500])
    stop()
    expect(reject(error)).toBe(false)
  })
})

test('leaving a list cancels its request', async () => {
  const client = createQueryClient(() => {})
  let seen: AbortSignal | undefined
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: ({ signal }) => {
      seen = signal
      return new Promise(() => {})
    },
  })
  const unmount = observer.subscribe(() => {})
  unmount()
  expect(seen?.aborted).toBe(true)
})

const Screen = () => useClient().session.state.getState().status

test('the client is found within its provider, and its absence is told', () => {
  const client = createClient(config, {
    fetch: fakeFetch(() => ({ status: 200 })),
    tabs: fakeBrowser()(),
    storage: {},
  })
  const screen = createElement(Screen)
  expect(renderToString(createElement(ClientProvider, { value: client }, screen))).toBe('restoring')
  expect(() => renderToString(screen)).toThrow('ClientProvider')
})
