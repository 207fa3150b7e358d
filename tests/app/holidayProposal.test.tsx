// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProposalDialog } from '#app/banners/holidays/ProposalDialog.tsx'
import { ClientProvider } from '#client/queries.ts'
import type { WireRow } from '#protocol/row.ts'
import { endpoints } from '#protocol/services.ts'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { all, click, fakeGateway, find, leave, problem, show } from '#tests/renderer/form/screen.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const day = (date: string, usual = true) => ({ date, name: date, kind: 'public', usual })
const send = vi.fn(async ({ path }: { readonly path: string }) => ({
  data:
    path === endpoints.holidays.path
      ? { regions: [], holidays: [day('2026-05-01'), day('2026-07-14'), day('2026-12-25', false)] }
      : { region: '' },
}))

/** The dialog over two institutions, of which these have days already. */
const open = async (there: readonly WireRow[] = []) => {
  const kept = { there }
  const gateway = fakeGateway()
  gateway.list.mockImplementation(async (entity) => {
    const rows = entity === 'publicholiday' ? kept.there : [{ id: 1, version: 1, country: 'fr' }]
    return { rows, count: rows.length }
  })
  gateway.insertAll.mockImplementation(async (_, rows, institutions) => {
    // The answer to a batch tells no more of a row than its id.
    const made = rows.flatMap((row) => institutions.map(() => row))
    return made.map((row, n) => ({ ...row, id: 100 + n, version: 1 }))
  })
  const onClose = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider value={{ http: { send } } as never}>
        <ProposalDialog table={publicHolidays} onClose={onClose} />
      </ClientProvider>
    </QueryClientProvider>,
    { gateway },
  )
  await settled(() => expect(all('.holidays-days input')).toHaveLength(3))
  const told = () => toasts.state.getState().open.map(({ text, places }) => [text, places])
  return { gateway, kept, onClose, told }
}
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })
const calls = ({ insertAll }: ReturnType<typeof fakeGateway>) =>
  insertAll.mock.calls.map(([, rows, institutions, options]) => ({
    days: rows.map(({ date }) => date),
    institutions,
    key: options?.key,
  }))

it('adds the days that are ticked to those that lack them, in one call for those that lack the same [console 2.3.14]', async () => {
  const { gateway, onClose, told } = await open([{ id: 1, version: 1, date: '2026-05-01', institution: 2 }])
  await act(async () => find('[data-action=save]').click())
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls(gateway)).toMatchObject([{ days: ['2026-07-14'], institutions: [1, 2] }])
  expect(told()).toEqual([[expect.stringMatching(/2/), ['CHU de Lyon', 'Clinique des Lilas']]])
})

it('what got no answer is sent again as the same call, by itself', async () => {
  const { gateway, onClose } = await open()
  gateway.insertAll.mockRejectedValueOnce(problem(520))
  await click('[data-action=save]')
  await settled(() => expect(find('.holidays-wrong').textContent).toMatch(/\S/))
  await act(async () => void window.dispatchEvent(new Event('online')))
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, again, ...others] = calls(gateway)
  expect(first?.key).toMatch(/\S/)
  expect([again, others]).toEqual([first, []])
})

it('says that somebody else was quicker, and adds what is still missing', async () => {
  const { gateway, kept, onClose } = await open()
  gateway.insertAll.mockImplementationOnce(async () => {
    kept.there = [{ id: 9, version: 1, date: '2026-05-01', institution: 1 }]
    const details = [{ column: 'date', code: 409, line: 0, institution: 1 }]
    throw problem(409, { details })
  })
  await click('[data-action=save]')
  await settled(() => expect(find('.holidays-wrong').textContent).toContain('quelqu’un d’autre'))
  await settled(() => expect(all('.holidays-days input:checked')).toHaveLength(1))
  await click('.holidays-days input:not(:checked)')
  await click('[data-action=save]')
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  expect(
    calls(gateway)
      .slice(1)
      .map(({ days, institutions }) => [days, institutions]),
  ).toEqual([
    [['2026-05-01'], [2]],
    [['2026-07-14'], [1, 2]],
  ])
})
