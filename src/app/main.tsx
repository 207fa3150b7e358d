import { defaultConfiguration } from '#protocol/configuration.ts'

// First: what screens and dialogs say of a shared shape stands above it.
import './theme/base.css'
import './theme/base.recipe.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { ApiError } from '#client/apiError.ts'
import { createClient } from '#client/client.ts'
import { ClientProvider, createQueryClient } from '#client/queries.ts'
import { loadConfig } from '#client/services/config.ts'
import type { FetchLike } from '#client/transport.ts'
import { onceEach, watchUnhandled } from '#client/unhandled.ts'
import { bringAlong } from '#renderer/deferred.tsx'
import { failureText } from '#renderer/failureText.ts'
import { Tips } from '#renderer/parts/tips/Tips.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { MessagePage } from '#screens/MessagePage.tsx'
import { App, fetchPage } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { earlyFetch } from './earlyFetch.ts'
import { laterWords, startI18n } from './i18n.ts'
import { followStart } from './startReads.ts'
import { applyColorMode, followDevice, storedColorMode } from './theme/colorMode.ts'

bringAlong(laterWords)
applyColorMode(storedColorMode())
followDevice()
// Nothing is awaited at the top: the words of a language need this very file, and would wait for it for ever.
const start = async (): Promise<void> => {
  const [i18n, config] = await Promise.all([
    startI18n(),
    loadConfig(earlyFetch).catch(() => defaultConfiguration),
  ])

  const toasts = createToasts()
  const notice = onceEach((error: ApiError) => void toasts.show('error', failureText(i18n.t, error)))
  const queryClient = createQueryClient(notice)
  const fetch: FetchLike = followStart({
    fetch: earlyFetch,
    user: () => {
      const state = client.session.getSnapshot()
      return state.status === 'open' ? state.user.id : undefined
    },
    address: () => location.pathname + location.search + location.hash,
  })
  const client = createClient(config, { fetch, onLogout: () => queryClient.clear() })
  watchUnhandled(window, notice)
  void client.session.restore()
  fetchPage(location.pathname)

  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <ErrorBoundary fallback={<MessagePage what="failed" />}>
        <QueryClientProvider client={queryClient}>
          <ClientProvider value={client}>
            <ToastsContext value={toasts}>
              <BrowserRouter useTransitions={false}>
                <App catalogue={catalogue} />
                <Tips />
              </BrowserRouter>
            </ToastsContext>
          </ClientProvider>
        </QueryClientProvider>
      </ErrorBoundary>,
    )
}

void start()
