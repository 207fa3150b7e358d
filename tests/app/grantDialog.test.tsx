// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { HubloPoolDialog } from '#app/actions/GrantDialog.tsx'
import { ApiError } from '#client/apiError.ts'
import { ClientProvider } from '#client/ClientContext.ts'
import { catalogue } from '#schemas'
import { click, leave, show } from '#tests/renderer/form/screen.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'

afterEach(leave)

const shown = { id: 4, version: 1, institution: 1, hasHubloPool: false }

/** The pool is given to an institution whose row is `now` this one; the service answers that there is a conflict. */
const giveInVain = async (now: object) => {
  const send = vi.fn(() => Promise.reject(new ApiError({ status: 409, code: 409 })))
  const told: unknown[] = []
  const client = new QueryClient({
    defaultOptions: { mutations: { onError: (error) => void told.push(error) } },
  })
  const onClose = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={client}>
      <ClientProvider value={{ http: { send } } as never}>
        <HubloPoolDialog row={shown} onClose={onClose} />
      </ClientProvider>
    </QueryClientProvider>,
    { gateway: stageGateway(catalogue, { institutionOption: [{ ...shown, ...now }] }) },
  )
  await click('[data-action=confirm]')
  await until(() => expect(onClose).toHaveBeenCalled())
  return { told: told.length, tones: toasts.state.getState().history.map(({ tone }) => tone) }
}

it('a conflict where somebody else was quicker is what was asked for', async () => {
  expect(await giveInVain({ hasHubloPool: true })).toEqual({ told: 0, tones: ['success'] })
})

it('a conflict for another reason is told, and not as done', async () => {
  expect(await giveInVain({})).toEqual({ told: 1, tones: [] })
})
