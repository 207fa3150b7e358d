import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ClientProvider } from '#client/ClientContext.ts'
import type { Client } from '#client/client.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { Tips } from '#renderer/parts/tips/Tips.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import type { Toasts } from '#renderer/toast/toasts.ts'
import { App } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Failed } from './Unreachable.tsx'

interface RootProps {
  readonly catalogue: Catalogue
  readonly client: Client
  readonly queries: QueryClient
  readonly toasts: Toasts
  /** A router round what it gets: of the browser's address, or of a given one where the page is drawn ahead. */
  readonly router: (page: ReactNode) => ReactNode
  /** Everything is drawn and listens. */
  onDrawn?(): void
}

/** What a page of the console stands in. */
export const Root = ({ catalogue, client, queries, toasts, router, onDrawn }: RootProps) => {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <ErrorBoundary fallback={<Failed />}>
      <QueryClientProvider client={queries}>
        <ClientProvider value={client}>
          <ToastsContext value={toasts}>
            {router(
              <>
                <App catalogue={catalogue} />
                <Tips />
              </>,
            )}
          </ToastsContext>
        </ClientProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
