// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { createClient } from '#client/client.ts'
import { catalogue } from '#schemas'
import shell from '../../locales/fr/shell.json' with { type: 'json' }
import { config, fakeFetch, fakeStorage } from '../client/fakes.ts'

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['the browser has no network', false, 'Pas de connexion Internet'],
  ['the server does not answer', true, 'Serveur injoignable'],
])('the first page says that %s', async (_what, onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { translation: shell } } })
  const fetch = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  const client = createClient(config, {
    fetch,
    storage: { local: fakeStorage(), session: fakeStorage() },
  })
  await client.session.restore()
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <ClientProvider value={client}>
        <MemoryRouter>
          <App catalogue={catalogue} />
        </MemoryRouter>
      </ClientProvider>,
    ),
  )
  expect(host.querySelector('h1')?.textContent).toBe(title)
  await act(async () => root.unmount())
})
