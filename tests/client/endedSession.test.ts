import { expect, test, vi } from 'vitest'
import { page, platform } from './account.ts'
import { fakeBrowser } from './fakes.ts'

test('a session that the server has ended is over in each tab, which says so and keeps what was chosen', async () => {
  const { state, fetch } = platform()
  const open = fakeBrowser()
  const [here, there] = [page(fetch, open()), page(fetch, open())]
  await here.session.login('a@b.test', 'right')
  await there.session.restore()
  for (const { storage } of [here, there]) {
    storage.local.setItem('remembered', 'x')
    storage.session.setItem('draft', 'x')
  }
  state.cookie = false
  here.tokens.end('ended')
  for (const { session, storage } of [here, there]) {
    expect(session.state.getState()).toEqual({ status: 'anonymous', why: 'ended' })
    expect([storage.local.getItem('remembered'), storage.session.getItem('draft')]).toEqual(['x', 'x'])
  }
})

test('whoever signs in again in one tab is signed in in those that had lost the session with it', async () => {
  const { fetch } = platform()
  const open = fakeBrowser()
  const [here, there] = [page(fetch, open()), page(fetch, open())]
  await here.session.login('a@b.test', 'right')
  await there.session.restore()
  here.tokens.end('ended')
  expect(there.status()).toBe('anonymous')
  await here.session.login('a@b.test', 'right')
  await vi.waitFor(() => expect(there.status()).toBe('open'))
})
