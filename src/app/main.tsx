// First: what screens and dialogs say of a shared shape stands above it.
import './theme/base.css'
import './theme/base.recipe.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { type ApiError, isApiError } from '#client/apiError.ts'
import { createClient } from '#client/client.ts'
import { createQueryClient } from '#client/queries.ts'
import { loadConfig } from '#client/services/config.ts'
import type { EndReason } from '#client/session/tokens.ts'
import type { FetchLike } from '#client/transport.ts'
import { onceEach, watchUnhandled } from '#client/unhandled.ts'
import { configurationPath } from '#protocol/configuration.ts'
import { bringAlong } from '#renderer/deferred.tsx'
import { failureText } from '#renderer/failureText.ts'
import { keepHereAlone } from '#renderer/form/kept/keptForms.ts'
import { followPresses } from '#renderer/keys/followPresses.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { declared } from './catalogue/declared.ts'
import { inParts } from './catalogue/inParts.ts'
import { configured } from './configured.ts'
import { isConsolePath, parseHash } from './console/place.ts'
import { readAhead } from './console/readAhead.ts'
import { addressSince } from './early/addressSince.ts'
import { earlyFetch } from './early/earlyFetch.ts'
import { pressAgain } from './early/pressAgain.ts'
import { followStart } from './early/startReads.ts'
import { laterWords, startI18n } from './i18n.ts'
import { fetchPage } from './pages.ts'
import { Root } from './Root.tsx'
import { followDevice } from './theme/colorMode.ts'
import { Unreachable } from './Unreachable.tsx'

const catalogue = inParts(declared)
bringAlong({ words: laterWords, catalogue: async () => catalogue.later?.all() })
followDevice()
followPresses()

/** The page is loaded anew as soon as the server says again what the console is to know first. */
const sayUnreachable = (root: HTMLElement, error: ApiError): void => {
  console.error(configurationPath, error)
  const retry = () => void loadConfig().then(() => location.reload(), console.error)
  createRoot(root).render(<Unreachable error={error} onRetry={retry} />)
}

// Nothing is awaited at the top: the words of a language need this very file, and would wait for it for ever.
const start = async (): Promise<void> => {
  const { name } = parseHash(location.hash)
  const [i18n, config] = await Promise.all([
    startI18n(name),
    configured(earlyFetch).catch((error: ApiError) => error),
    // What cannot be fetched is told of where it is drawn.
    catalogue.later?.table(name).catch(() => undefined),
  ])
  const root = document.getElementById('root')
  if (!root) return
  if (isApiError(config)) return sayUnreachable(root, config)

  const toasts = createToasts()
  const notice = onceEach((error: ApiError) => void toasts.show('error', failureText(i18n.t, error)))
  const queries = createQueryClient(notice)
  const fetch: FetchLike = followStart({
    fetch: earlyFetch,
    user: () => {
      const state = client.session.state.getState()
      return state.status === 'open' ? state.user.id : undefined
    },
    address: () => location.pathname + location.search + location.hash,
  })
  const onLogout = (reason: EndReason) => {
    queries.clear()
    // What a session that has ended leaves unfinished waits for its person; whoever has left, wherever, leaves nothing.
    if (reason !== 'ended') keepHereAlone()
  }
  const client = createClient(config, { fetch, onLogout })
  watchUnhandled(window, notice)
  window.addEventListener('pageshow', ({ persisted }) => persisted && void client.session.wake())
  const reading = { catalogue, client, queries }
  const restored = client.session.restore().then(() => readAhead(reading, location))
  const page = fetchPage(location.pathname)
  const follow = addressSince()
  const onDrawn = () => {
    follow()
    pressAgain()
  }

  const shown = (
    <Root
      catalogue={catalogue}
      client={client}
      queries={queries}
      toasts={toasts}
      router={(inside) => <BrowserRouter useTransitions={false}>{inside}</BrowserRouter>}
      onDrawn={onDrawn}
    />
  )
  // What was typed into the page before its scripts were there stays where it is.
  if (root.dataset.drawn === 'ahead' && client.session.state.getState().status === 'anonymous') {
    await page
    hydrateRoot(root, shown)
  } else {
    try {
      // Not drawn twice: the page itself says meanwhile that it is coming. Other pages wait for more than the session.
      if (isConsolePath(location.pathname)) await restored
    } finally {
      // In slices, between which the browser can answer.
      startTransition(() => createRoot(root).render(shown))
    }
  }
}

void start()
