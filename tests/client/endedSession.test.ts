import { expect, test } from 'vitest'
import { createClient } from '#client/client.ts'
import { until } from '../until.ts'
import { page, platform } from './account.ts'
import { config, fakeBrowser, fakeStorage } from './fakes.ts'

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
  await until(() => expect(there.status()).toBe('open'))
})

test('nor does a logout that the server never heard of end the session that follows it in each tab', async () => {
  const { state, fetch } = platform()
  const open = fakeBrowser()
  const local = fakeStorage()
  const tab = () => createClient(config, { fetch, tabs: open(), storage: { local, session: fakeStorage() } })
  const [here, there] = [tab(), tab()]
  const statusOf = ({ session }: typeof here) => session.state.getState().status
  await here.session.login('a@b.test', 'right')
  await there.session.restore()
  state.network = false
  await here.session.logout()
  expect([here, there].map(statusOf)).toEqual(['anonymous', 'anonymous'])
  state.network = true
  await here.session.login('a@b.test', 'right')
  await until(() => expect([here, there].map(statusOf)).toEqual(['open', 'open']))
})
