// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { App } from '#app/App.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { type Client, createClient } from '#client/client.ts'
import { createQueryClient } from '#client/queries.ts'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts, type Toasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import shell from '../../locales/fr/shell.json' with { type: 'json' }
import { config, fakeFetch, fakeStorage, isRefresh, jwt, type Sent } from '../client/fakes.ts'
import { settle } from '../renderer/list/stage.tsx'

const session = {
  user: { id: 7, firstName: 'Ada', lastName: 'L', email: 'a@b.test', level: 1, typeAdmin: null, lang: 'fr' },
  permissions: {},
  institutions: [{ id: 1, name: 'CHU de Lyon' }],
}
const answer = (sent: Sent) => {
  if (isRefresh(sent)) return { status: 201, body: { data: { token: jwt('7') } } }
  if (sent.url.endsWith('/bff-admin/session')) return { status: 200, body: { data: session } }
  return { status: 200, body: { data: [], count: 0, institutions: [] } }
}

let root: Root
let host: HTMLElement
let client: Client
let toasts: Toasts
const shown = () => document.querySelectorAll('.toast').length

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await i18next
    .use(initReactI18next)
    .init({ lng: 'fr', resources: { fr: { translation: shell } }, interpolation: { escapeValue: false } })
  client = createClient(config, {
    fetch: fakeFetch(answer),
    storage: { local: fakeStorage(), session: fakeStorage() },
  })
  await client.session.restore()
  toasts = createToasts()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <ClientProvider value={client}>
          <ToastsContext value={toasts}>
            <MemoryRouter initialEntries={['/console#nowhere']}>
              <App catalogue={catalogue} />
            </MemoryRouter>
          </ToastsContext>
        </ClientProvider>
      </QueryClientProvider>,
    ),
  )
  await settle(() => host.querySelector('h1') !== null)
  await act(async () => void toasts.show('success', 'Une ligne de Mme Martin'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

it('messages go with the person whom they were for', async () => {
  expect(shown()).toBe(1)
  await act(async () => client.tokens.end('left'))
  await settle(() => document.querySelector('input[name=email]') !== null)
  expect(shown()).toBe(0)
  expect(toasts.state.getState()).toEqual({ open: [], history: [] })
})

it('what fails because the session is over is no message: the page for signing in says it, and nobody is told afterwards', async () => {
  await act(async () => client.tokens.end('ended'))
  await settle(() => document.querySelector('input[name=email]') !== null)
  await act(async () => void toasts.show('error', 'Rien n’a été enregistré'))
  expect(shown()).toBe(0)
  await act(async () => client.session.restore())
  await settle(() => document.querySelector('input[name=email]') === null)
  expect(toasts.state.getState().history).toEqual([])
})
