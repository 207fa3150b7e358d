// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LockedAccounts } from '#app/banners/LockedAccounts.tsx'
import { ApiError } from '#client/apiError.ts'
import { ClientProvider } from '#client/ClientContext.ts'
import { all, click, find, leave, show } from '#tests/renderer/form/screen.tsx'
import { until } from '#tests/until.ts'

const now = new Date(2026, 10, 21, 14, 20)
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const at = (minute: number, second: number) => new Date(2026, 10, 21, 14, minute, second).toISOString()
const ada = { id: 7, firstName: 'Ada', lastName: 'Martin', email: 'ada@chu.example', until: at(35, 0) }
const rui = { id: 8, firstName: 'Rui', lastName: 'Costa', email: 'rui@chu.example', until: at(31, 10) }

/** A service that has these accounts locked, until they are lifted. */
const open = async (locked: readonly object[], lift: () => Promise<unknown> = async () => ({ data: {} })) => {
  let left = [...locked]
  const send = vi.fn(async ({ method, path }: { method?: string; path: string }) => {
    if (method !== 'DELETE') return { data: left }
    const answer = await lift()
    left = left.filter((one) => !path.endsWith(`/${(one as { id: number }).id}`))
    return answer
  })
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider value={{ http: { send } } as never}>
        <div data-table="admin">
          <h1 tabIndex={-1}>Administrateurs</h1>
          <LockedAccounts />
        </div>
      </ClientProvider>
    </QueryClientProvider>,
  )
  await act(async () => undefined)
  await until(() => expect(send).toHaveBeenCalled())
  await act(async () => undefined)
  return { send, toasts }
}
const rows = () => all('[data-banner=lockedAccounts] li')

it('lists who is locked and until when, on the clock of whoever looks [house 5]', async () => {
  const { send } = await open([ada, rui])
  expect(send.mock.calls[0]?.[0]).toMatchObject({ service: 'auth', path: '/locked-accounts' })
  await until(() => expect(rows()).toHaveLength(2))
  expect(find('h2').textContent).toBe('2 comptes verrouillés après trop de mots de passe incorrects')
  expect(rows()[0]?.textContent).toBe('Ada Martin ada@chu.examplejusqu’à 14:35Déverrouiller')
  expect(rows()[1]?.textContent).toContain('jusqu’à 14:32')
})

it('is not there while nobody is locked, and where the service does not know of locks', async () => {
  await open([])
  expect(all('[data-banner]')).toHaveLength(0)
  await leave()
  await open([], () => Promise.reject(new ApiError({ status: 404, code: 404 })))
  expect(all('[data-banner]')).toHaveLength(0)
})

it('is not asked for by those who may not know', async () => {
  const send = vi.fn()
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider value={{ http: { send } } as never}>
        <LockedAccounts />
      </ClientProvider>
    </QueryClientProvider>,
    { facts: { level: 2, records: {}, options: {}, flags: {} } },
  )
  await act(async () => undefined)
  expect(send).not.toHaveBeenCalled()
})

it('lifts a lock, says so and goes on with the title', async () => {
  const { send, toasts } = await open([ada, rui])
  await until(() => expect(rows()).toHaveLength(2))
  expect(find('[data-account="7"] button').getAttribute('aria-label')).toBe(
    'Déverrouiller le compte de Ada Martin',
  )
  await click('[data-account="7"] [data-action=unlock]')
  await until(() => expect(rows()).toHaveLength(1))
  expect(send).toHaveBeenCalledWith({ service: 'auth', path: '/locked-accounts/7', method: 'DELETE' })
  expect(toasts.state.getState().open.at(-1)).toMatchObject({
    tone: 'success',
    text: 'Le compte de Ada Martin est déverrouillé.',
  })
  expect(document.activeElement?.tagName).toBe('H1')
  await click('[data-account="8"] [data-action=unlock]')
  await until(() => expect(all('[data-banner]')).toHaveLength(0))
})

it.each([
  [404, 'success'],
  [500, undefined],
] as const)(
  'a lift answered %i is told as %s: a lock that has ended meanwhile is lifted',
  async (status, tone) => {
    const { toasts } = await open([ada], () => Promise.reject(new ApiError({ status, code: status })))
    await until(() => expect(rows()).toHaveLength(1))
    await click('[data-action=unlock]')
    await until(() => expect(find('[data-action=unlock]').getAttribute('aria-busy')).toBeNull())
    expect(toasts.state.getState().open.at(-1)?.tone).toBe(tone)
  },
)
