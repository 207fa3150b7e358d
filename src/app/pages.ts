import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { type Deferred, deferred } from '#renderer/deferred.tsx'
import { saidAtFirst } from './early/pageFiles.ts'
import { withPlaceWords } from './words/withPlaceWords.ts'

export interface PageProps {
  readonly catalogue: Catalogue
  readonly session: SessionData
  readonly selected: readonly number[]
}

// Whoever is about to sign in waits for nothing that only a console shows.
export const LoginRoute = deferred(async () => (await import('./entry/LoginRoute.tsx')).LoginRoute, {
  without: ['catalogue'],
})
export const PasswordRoute = deferred(async () => (await import('./entry/PasswordRoute.tsx')).PasswordRoute, {
  without: ['catalogue'],
})

/** One's own pages, by their address. */
export const ownRoutes: Readonly<Record<string, Deferred<PageProps>>> = {
  '/me/profile': deferred(async () => (await import('./me/ProfileRoute.tsx')).ProfileRoute),
  '/me/institutions': deferred(async () => (await import('./me/InstitutionsRoute.tsx')).InstitutionsRoute, {
    without: saidAtFirst.has('/me/institutions') ? ['words'] : [],
  }),
  '/me/notifications': deferred(
    async () => (await withPlaceWords(import('./me/NotificationsRoute.tsx'))).NotificationsRoute,
  ),
  '/me/configuration': deferred(
    async () => (await withPlaceWords(import('./me/ConfigurationRoute.tsx'))).ConfigurationRoute,
  ),
}

const pages: Readonly<Record<string, Pick<Deferred<never>, 'fetch'>>> = {
  ...ownRoutes,
  '/login': LoginRoute,
  '/password': PasswordRoute,
}

/** Fetches the code of the page at a path, with its words: whoever opens its address needs it beside the session. */
export const fetchPage = async (path: string): Promise<void> => {
  // Code that cannot be fetched is told of where it is drawn.
  await pages[path]?.fetch().catch(() => undefined)
}
