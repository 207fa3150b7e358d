// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { Root } from '#app/Root.tsx'
import { createToasts } from '#renderer/toast/toasts.ts'
import shell from '../../locales/fr/shell.json' with { type: 'json' }

const Broken = () => {
  throw new Error('no such column')
}

it('a page that cannot be drawn says so, and is loaded anew from there', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { translation: shell } } })
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <Root
        catalogue={{} as never}
        client={{} as never}
        queries={{ mount: () => undefined, unmount: () => undefined } as never}
        toasts={createToasts()}
        router={() => <Broken />}
      />,
    ),
  )
  expect(host.querySelector('main h1')?.textContent).toBe('Une erreur est survenue')
  expect(host.querySelector('main [data-action=reload]')?.textContent).toBe('Recharger la page')
  await act(async () => root.unmount())
})
