import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Client, createClient } from '#client/client.ts'
import { page, platform } from './account.ts'
import { config, fakeBrowser, fakeStorage } from './fakes.ts'

describe('a server that hears of a logout late', () => {
  /** Two tabs of one browser, one of which logs out while no answer comes before `answer` is called. */
  const leaving = async (answered?: number) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { state, fetch } = platform()
    const late = Promise.withResolvers<void>()
    const slow: typeof fetch = Object.assign(
      async (...call: Parameters<typeof fetch>) => {
        if (!call[0].includes('/logout')) return fetch(...call)
        await late.promise
        if (answered === undefined) return fetch(...call)
        return { status: answered, url: call[0], headers: { get: () => null }, text: async () => '' }
      },
      { sent: fetch.sent },
    )
    const [open, local] = [fakeBrowser(), fakeStorage()]
    const tab = () => createClient(config, { fetch: slow, tabs: open(), storage: { local } })
    const [here, there] = [tab(), tab()]
    await here.session.login('a@b.test', 'right')
    await there.session.restore()
    local.setItem('remembered', 'x')
    const left = here.session.logout()
    return { state, fetch, open, here, there, local, tab, left, answer: late.resolve }
  }
  const statuses = (...tabs: readonly Client[]) => tabs.map(({ session }) => session.state.getState().status)

  test('nothing of the person is there after a second, in any tab', async () => {
    const { here, there, local } = await leaving()
    await vi.advanceTimersByTimeAsync(1000)
    expect(statuses(here, there)).toEqual(['anonymous', 'anonymous'])
    expect(local.getItem('remembered')).toBeNull()
  })

  test('a page that is loaded meanwhile, or after all is given up, brings nobody back', async () => {
    const { state, tab, answer, left } = await leaving()
    await vi.advanceTimersByTimeAsync(1000)
    expect(state.cookie).toBe(true)
    const next = tab()
    const restored = next.session.restore()
    answer()
    await Promise.all([restored, left])
    expect([statuses(next), state.cookie]).toEqual([['anonymous'], false])
  })

  test.each([500, 503, 403])(
    'and answers %d has ended nothing: the next page asks it again',
    async (status) => {
      const { state, fetch, open, local, answer, left } = await leaving(status)
      await vi.advanceTimersByTimeAsync(1000)
      answer()
      await left
      expect(state.cookie).toBe(true)
      const next = createClient(config, { fetch, tabs: open(), storage: { local } })
      await next.session.restore()
      expect([statuses(next), state.cookie]).toEqual([['anonymous'], false])
    },
  )

  test('who signs in meanwhile does so after it, and nothing ends their session', async () => {
    const { state, here, local, answer } = await leaving()
    await vi.advanceTimersByTimeAsync(1000)
    const entered = here.session.login('a@b.test', 'right')
    await vi.advanceTimersByTimeAsync(100)
    expect(statuses(here)).toEqual(['anonymous'])
    answer()
    await entered
    expect([statuses(here), state.cookie, local.length]).toEqual([['open'], true, 0])
  })
})

describe('a page that the browser gives back as it was left', () => {
  const given = async (meanwhile: (state: ReturnType<typeof platform>['state']) => string | undefined) => {
    const { state, fetch } = platform()
    let cookies = 'has_session=1'
    const one = page(fetch, undefined, { hint: 'has_session', cookies: () => cookies })
    await one.session.login('a@b.test', 'right')
    fetch.sent.length = 0
    cookies = meanwhile(state) ?? cookies
    await one.session.wake()
    return { status: one.status(), asked: fetch.sent.length }
  }

  test('goes on where the session does, or where nobody answers', async () => {
    expect(await given(() => undefined)).toEqual({ status: 'open', asked: 1 })
    const unheard = await given((state) => {
      state.network = false
      return undefined
    })
    expect(unheard.status).toBe('open')
  })

  test('shows nothing once its person has left elsewhere, which its cookies tell at once', async () => {
    expect(await given(() => '')).toEqual({ status: 'anonymous', asked: 0 })
    const ended = await given((state) => {
      state.cookie = false
      return undefined
    })
    expect(ended.status).toBe('anonymous')
  })

  test('is asked for nothing where nobody was signed in', async () => {
    const { fetch } = platform()
    await page(fetch).session.wake()
    expect(fetch.sent).toEqual([])
  })

  test('shows nothing where its person has logged out in another tab that no server has heard yet', async () => {
    const { fetch } = platform()
    const local = fakeStorage()
    const { session } = createClient(config, { fetch, tabs: fakeBrowser()(), storage: { local } })
    await session.login('a@b.test', 'right')
    fetch.sent.length = 0
    local.setItem('pupitre.pendingLogout', '1')
    await session.wake()
    expect([session.state.getState().status, fetch.sent.length]).toEqual(['anonymous', 0])
  })
})

test('who signs in where the session of somebody is open finds nothing of theirs', async () => {
  const { session, storage, status } = page(platform().fetch)
  await session.login('a@b.test', 'right')
  for (const place of [storage.local, storage.session]) place.setItem('theirs', 'x')
  await session.login('a@b.test', 'right')
  expect(status()).toBe('open')
  expect([storage.local, storage.session].map((place) => place.getItem('theirs'))).toEqual([null, null])
})

test('who signs on by another server after a logout that nobody heard of is not logged out as they come back', async () => {
  const { state, fetch } = platform()
  const local = fakeStorage()
  const load = () =>
    createClient(config, { fetch, tabs: fakeBrowser()(), storage: { local }, leave: () => {} })
  const { session } = load()
  await session.login('a@b.test', 'right')
  state.network = false
  await session.logout()
  session.signOn('CODE', '/')
  state.network = true
  const back = load()
  await back.session.restore()
  expect(back.session.state.getState().status).toBe('open')
})
