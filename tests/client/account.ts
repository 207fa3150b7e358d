import { createClient } from '#client/client.ts'
import {
  config,
  fakeBrowser,
  fakeFetch,
  fakeStorage,
  isRefresh,
  jwt,
  type Reply,
  type Sent,
} from './fakes.ts'

export const user = {
  id: 7,
  firstName: 'Ada',
  lastName: 'L',
  email: 'a@b.test',
  level: 1,
  typeAdmin: null,
  lang: 'fr',
}
export const sessionBody = {
  data: { user, permissions: { 1: ['accessSettings'] }, institutions: [{ id: 1, name: 'A' }] },
}

/** A platform with one account; `cookie` says whether the browser holds its session. */
export function platform() {
  const state = { cookie: false, network: true, serial: 0, tellsSession: false, failing: '' }
  const token = () => {
    state.serial += 1
    return jwt('7', state.serial)
  }
  const answer = (sent: Sent): Reply => {
    const { pathname } = new URL(sent.url)
    if (!state.network) throw new TypeError('no network')
    if (pathname === state.failing) return { status: 500 }
    if (isRefresh(sent))
      return state.cookie ? { status: 201, body: { data: { token: token() } } } : { status: 401 }
    if (pathname === '/auth/login') {
      const { password } = sent.body as { password: string }
      if (password !== 'right') return { status: 401, body: { errorCode: 401 } }
      state.cookie = true
      const told =
        state.tellsSession && sent.url.includes('session=true') ? { session: sessionBody.data } : {}
      return { status: 200, body: { data: { token: token(), user, ...told } } }
    }
    if (sent.headers.authorization === undefined) return { status: 401, body: { errorCode: 401 } }
    if (pathname === '/bff-admin/logout') state.cookie = false
    return { status: 200, body: pathname === '/bff-admin/session' ? sessionBody : { data: {} } }
  }
  return { state, fetch: fakeFetch(answer) }
}

/** The console in a page of its own, on that platform. */
export function page(
  fetch: ReturnType<typeof platform>['fetch'],
  tabs = fakeBrowser()(),
  more: { readonly hint?: string; readonly cookies?: () => string } = {},
) {
  const storage = { local: fakeStorage(), session: fakeStorage() }
  const { hint, cookies } = more
  const told = { ...config, ...(hint && { sessionHint: hint }) }
  const client = createClient(told, { fetch, tabs, storage, cookies })
  return { ...client, storage, status: () => client.session.state.getState().status }
}

/** The same platform, whose answers to what asks for that path come once they are released. */
export const holding = (fetch: ReturnType<typeof platform>['fetch'], path: string) => {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held: typeof fetch = Object.assign(
    async (...call: Parameters<typeof fetch>) => {
      const answer = await fetch(...call)
      if (!call[0].includes(path)) return answer
      asked.resolve()
      await released.promise
      return answer
    },
    { sent: fetch.sent },
  )
  return { fetch: held, asked: asked.promise, release: released.resolve }
}
