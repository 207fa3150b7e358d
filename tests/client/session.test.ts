import { describe, expect, test } from 'vitest'
import { createClient } from '#client/client.ts'
import { holding, page, platform, sessionBody, user } from './account.ts'
import { config, fakeBrowser, fakeFetch, fakeStorage, isRefresh, jwt } from './fakes.ts'

test('a first visit without a session cookie is anonymous, and nothing but the refresh was asked', async () => {
  const { fetch } = platform()
  const { session } = page(fetch)
  await Promise.all([session.restore(), session.restore()])
  expect(session.state.getState()).toEqual({ status: 'anonymous' })
  expect(fetch.sent).toHaveLength(1)
})

test('who signs in is asked for once, where the answer tells who that is', async () => {
  for (const [tellsSession, calls] of [
    [true, ['/auth/login']],
    [false, ['/auth/login', '/bff-admin/session']],
  ] as const) {
    const { state, fetch } = platform()
    state.tellsSession = tellsSession
    const { session } = page(fetch)
    await session.login('a@b.test', 'right')
    expect(session.state.getState()).toMatchObject({ status: 'open', user: { id: user.id } })
    expect(fetch.sent.map(({ url }) => new URL(url).pathname)).toEqual(calls)
  }
})

describe('where a cookie tells whether there may be a session', () => {
  const restored = async (cookies: string) => {
    const { state, fetch } = platform()
    state.cookie = true
    const { session, status } = page(fetch, undefined, { hint: 'has_session', cookies: () => cookies })
    await session.restore()
    return { status: status(), asked: fetch.sent.length }
  }

  test('nothing is asked without it', async () => {
    expect(await restored('')).toEqual({ status: 'anonymous', asked: 0 })
    expect(await restored('other=1; not_has_session=1; has_session2=1')).toEqual({
      status: 'anonymous',
      asked: 0,
    })
  })

  test('the session is restored with it', async () => {
    expect((await restored('other=1; has_session=1')).status).toBe('open')
  })
})

test('a platform that tells the session with the token is asked for nothing else', async () => {
  const { fetch } = platform()
  const answers = fakeFetch((sent) =>
    isRefresh(sent)
      ? { status: 201, body: { data: { token: jwt('7'), session: sessionBody.data } } }
      : { status: 500 },
  )
  const { session } = page(answers as typeof fetch)
  await session.restore()
  expect(session.state.getState()).toEqual({ status: 'open', ...sessionBody.data })
  expect(answers.sent.map(({ url }) => new URL(url).search)).toEqual(['?session=true'])
})

test('login opens the session; the next page load restores it from the cookie [area 4.7, area 3.10]', async () => {
  const { fetch } = platform()
  const first = page(fetch)
  await first.session.restore()
  await first.session.login('a@b.test', 'right')
  expect(first.session.state.getState()).toEqual({ status: 'open', ...sessionBody.data })
  const second = page(fetch)
  await second.session.restore()
  expect(second.session.state.getState()).toMatchObject({ status: 'open', user: { firstName: 'Ada' } })
})

test('a wrong password is a 401 for the form: no refresh, no retry, no logout', async () => {
  const { fetch } = platform()
  const { session } = page(fetch)
  await expect(session.login('a@b.test', 'wrong')).rejects.toMatchObject({ status: 401 })
  expect(fetch.sent).toHaveLength(1)
})

test('a telephone goes to its own sign-in after a logout that the server knows of, and only after that [console 2.3.19]', async () => {
  const mobileLogin = 'https://m.platform.test/login'
  const left: string[] = []
  const opened = async (isMobile: boolean) => {
    const { state, fetch } = platform()
    const client = createClient(
      { ...config, mobileLogin },
      {
        fetch,
        tabs: fakeBrowser()(),
        storage: { local: fakeStorage() },
        isMobile: () => isMobile,
        leave: (to) => left.push(to),
      },
    )
    await client.session.login('a@b.test', 'right')
    return { state, logout: client.session.logout }
  }
  const offline = await opened(true)
  offline.state.network = false
  await offline.logout()
  await (await opened(false)).logout()
  expect(left).toEqual([])
  await (await opened(true)).logout()
  expect(left).toEqual([mobileLogin])
})

test.each(['/token/refresh', '/bff-admin/session'])(
  'a login while the page still asks for its session is not undone by the answer of %s to that',
  async (path) => {
    const { state, fetch } = platform()
    state.tellsSession = true
    if (path === '/bff-admin/session') Object.assign(state, { cookie: true, failing: path })
    const { fetch: held, asked, release } = holding(fetch, path)
    const { session, status } = page(held)
    const restored = session.restore()
    await asked
    await session.login('a@b.test', 'right')
    release()
    await restored
    expect(status()).toBe('open')
  },
)

test('a tab whose person another one has followed leaves alone what the tabs share: it is theirs', async () => {
  const { fetch } = platform()
  const open = fakeBrowser()
  const local = fakeStorage()
  const tab = () => createClient(config, { fetch, tabs: open(), storage: { local, session: fakeStorage() } })
  const [here, there] = [tab(), tab()]
  await here.session.login('a@b.test', 'right')
  local.setItem('remembered', 'x')
  there.tokens.begin(jwt('8'))
  expect(here.session.state.getState()).toEqual({ status: 'anonymous', why: 'replaced' })
  expect(local.getItem('remembered')).toBe('x')
})

test('logout ends the session on the server, here and in the other tabs, and empties their storage', async () => {
  const { state, fetch } = platform()
  const open = fakeBrowser()
  const [here, there] = [page(fetch, open()), page(fetch, open())]
  await here.session.login('a@b.test', 'right')
  await there.session.restore()
  there.storage.session.setItem('draft', 'x')
  here.storage.local.setItem('remembered', 'x')
  await here.session.logout()
  expect(state.cookie).toBe(false)
  expect(here.session.state.getState()).toEqual({ status: 'anonymous', why: 'left' })
  expect(there.session.state.getState()).toEqual({ status: 'anonymous', why: 'elsewhere' })
  expect(here.storage.local.length + there.storage.session.length).toBe(0)
  expect(there.tokens.current()).toBeNull()
})

describe('without network', () => {
  test('the page load is neither a session nor a logout, and can be tried again', async () => {
    const { state, fetch } = platform()
    state.cookie = true
    state.network = false
    const { session } = page(fetch)
    await session.restore()
    expect(session.state.getState()).toMatchObject({ status: 'unreachable', error: { code: 520 } })
    state.network = true
    await session.restore()
    expect(session.state.getState().status).toBe('open')
  })

  test('a logout is remembered and done at the next load: the cookie does not bring the session back', async () => {
    const { state, fetch } = platform()
    const one = page(fetch)
    await one.session.login('a@b.test', 'right')
    state.network = false
    await one.session.logout()
    expect(one.status()).toBe('anonymous')
    expect(state.cookie).toBe(true)
    state.network = true
    await one.session.restore()
    expect(one.status()).toBe('anonymous')
    expect(state.cookie).toBe(false)
    expect(one.storage.local.length).toBe(0)
  })
})

test('subscribers hear each change, and the snapshot is stable between changes', async () => {
  const { fetch } = platform()
  const { session } = page(fetch)
  let heard = 0
  const stop = session.state.subscribe(() => {
    heard += 1
  })
  await session.login('a@b.test', 'right')
  expect(session.state.getState()).toBe(session.state.getState())
  expect(heard).toBe(1)
  stop()
  await session.logout()
  expect(heard).toBe(1)
})

describe('a session that an institution’s own server has opened [area 4.6]', () => {
  const restored = async (sso: object) => {
    const left: string[] = []
    const { state, fetch } = platform()
    state.cookie = true
    const answering = fakeFetch(async (sent) =>
      sent.url.includes('/bff-admin/session')
        ? { status: 200, body: { data: { ...sessionBody.data, sso } } }
        : { status: 201, body: JSON.parse(await (await fetch(sent.url, { method: sent.method })).text()) },
    )
    const client = createClient(config, {
      fetch: answering,
      tabs: fakeBrowser()(),
      storage: { local: fakeStorage(), session: fakeStorage() },
      leave: (address) => left.push(address),
      here: () => '/console?institutions=1#pole',
    })
    await client.session.restore()
    return { left, status: client.session.state.getState().status, session: client.session }
  }

  test('goes on as long as what that server gave holds', async () => {
    const { left, status } = await restored({ institutionCode: 'lac', expired: false })
    expect([left, status]).toEqual([[], 'open'])
  })

  test('is renewed there once it is over, and the page comes back to where it was', async () => {
    const { left, status } = await restored({ institutionCode: 'lac', expired: true })
    const asked = new URLSearchParams({ institutionCode: 'lac', returnTo: '/console?institutions=1#pole' })
    expect(left).toEqual([`https://api.test/auth/sso?${asked}`])
    expect(status).toBe('restoring')
  })
})
