import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ClientProvider } from '#client/ClientContext.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { find, show } from '#tests/renderer/form/screen.tsx'

/** What a service is sent. */
export interface Sent {
  readonly service: string
  readonly path: string
  readonly method?: string
  readonly body?: unknown
  readonly key?: string
  readonly query?: Readonly<Record<string, unknown>>
}
export type Send = (call: Sent) => Promise<unknown>

const Address = () => {
  const { pathname, search, hash } = useLocation()
  return <output data-address>{pathname + search + hash}</output>
}
export const address = (): string => find('[data-address]').textContent ?? ''

/** Draws a screen at an address, over a service of the test's own. */
export const open = async (
  screen: ReactNode,
  send: Send,
  at: string | object = '/console',
  given: Partial<RendererServices> = {},
  client: object = { http: { send } },
) => {
  const drawn = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider value={client as never}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <Address />
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
    given,
  )
  await act(async () => undefined)
  return drawn
}
