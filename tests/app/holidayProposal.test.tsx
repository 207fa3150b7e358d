// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProposalDialog } from '#app/banners/holidays/ProposalDialog.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { MOST_PLACES } from '#protocol/limits.ts'
import type { WireRow } from '#protocol/row.ts'
import { endpoints } from '#protocol/services.ts'
import type { Gateway } from '#renderer/gateway.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { all, click, find, leave, press, show } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'

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
const open = async (there: readonly WireRow[] = [], given: Partial<RendererServices> = {}) => {
  const stage = stageGateway(catalogue, {
    publicholiday: there,
    institution: [1, 2].map((id) => ({ id, version: 1, country: 'fr' })),
  })
  const insertAll = vi.fn<Gateway['insertAll']>(async (...asked) => {
    // The answer to a batch does not tell of a row where it is.
    const made = await stage.insertAll(...asked)
    return made.map(({ institution: _, ...row }) => row)
  })
  const gateway = { ...stage, insertAll }
  const onClose = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider value={{ http: { send } } as never}>
        <ProposalDialog table={publicHolidays} onClose={onClose} />
      </ClientProvider>
    </QueryClientProvider>,
    { gateway, ...given },
  )
  await settled(() => expect(all('.holidays-days input')).toHaveLength(3))
  const told = () => toasts.state.getState().open.map(({ text, places }) => [text, places])
  return { gateway, onClose, told }
}
const settled = (check: () => void) =>
  until(async () => {
    await act(async () => undefined)
    check()
  })
const calls = ({ insertAll }: Pick<ReturnType<typeof stageGateway>, 'insertAll'>) =>
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

it('what is looked at or ticked while a call waits to be sent again is not sent with it', async () => {
  const { gateway, onClose } = await open()
  gateway.insertAll.mockRejectedValueOnce(problem(520))
  await click('[data-action=save]')
  await settled(() => expect(find('.holidays-wrong').textContent).toMatch(/\S/))
  await click('[name="2026-12-25"]')
  await act(async () => void window.dispatchEvent(new Event('online')))
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls(gateway).map(({ days }) => days)).toEqual([
    ['2026-05-01', '2026-07-14'],
    ['2026-05-01', '2026-07-14'],
  ])
})

it('more institutions than a call takes get the days in several, of which one that failed is sent again alone', async () => {
  const selected = Array.from({ length: MOST_PLACES + 2 }, (_, i) => i + 1)
  const { gateway, onClose } = await open([], { selected })
  const write = gateway.insertAll.getMockImplementation()
  let fails = true
  gateway.insertAll.mockImplementation(async (...asked) => {
    if (fails && asked[2].length < MOST_PLACES) throw problem(500)
    return (await write?.(...asked)) ?? []
  })
  await click('[data-action=save]')
  await settled(() => expect(all('.holidays-note')).toHaveLength(2))
  expect(all('.holidays-days input:checked')).toHaveLength(2)
  fails = false
  await click('[data-action=save]')
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  const others = [MOST_PLACES + 1, MOST_PLACES + 2]
  const days = ['2026-05-01', '2026-07-14']
  expect(calls(gateway)).toMatchObject([
    { days, institutions: selected.slice(0, MOST_PLACES) },
    { days, institutions: others },
    { days, institutions: others },
  ])
  // The server takes no longer ones.
  for (const { key } of calls(gateway)) expect(key?.length).toBeLessThanOrEqual(200)
})

it('what is being written is waited for, and what is written of it is told before the rest is given up', async () => {
  const { gateway, onClose } = await open([{ id: 1, version: 1, date: '2026-05-01', institution: 2 }])
  await click('[name="2026-05-01"]')
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  const write = gateway.insertAll.getMockImplementation()
  gateway.insertAll.mockImplementation(async (...asked) => {
    await held
    if (asked[2].length === 1) throw problem(500)
    return (await write?.(...asked)) ?? []
  })
  await act(async () => find('[data-action=save]').click())
  await press(find('dialog'), 'Escape')
  expect(onClose).not.toHaveBeenCalled()
  go()
  await settled(() => expect(find('.holidays-wrong').textContent).toMatch(/\S/))
  await press(find('dialog'), 'Escape')
  await settled(() => expect(all('[role=alertdialog]')).toHaveLength(1))
  expect(find('[role=alertdialog]').textContent).toContain('Ce qui est déjà enregistré reste.')
  expect(onClose).not.toHaveBeenCalled()
  await click('[role=alertdialog] [data-action=confirm]')
  expect(onClose).toHaveBeenCalledOnce()
})

it('that was written and whose answer was lost is told, counted and taken back as any other', async () => {
  const { gateway, onClose, told } = await open([{ id: 1, version: 1, date: '2026-05-01', institution: 2 }])
  const write = gateway.insertAll.getMockImplementation()
  const answers = new Map<string | undefined, ReturnType<Gateway['insertAll']>>()
  gateway.insertAll.mockImplementation(async (...asked) => {
    const key = asked[3]?.key
    const before = answers.get(key)
    if (before) return before
    if (write) answers.set(key, write(...asked))
    await answers.get(key)
    throw problem(520)
  })
  await click('[data-action=save]')
  await settled(() => expect(all('.holidays-days [disabled]')).toHaveLength(1))
  await act(async () => void window.dispatchEvent(new Event('online')))
  await settled(() => expect(onClose).toHaveBeenCalledOnce())
  expect(told()).toEqual([
    ['2 jours fériés ajoutés dans 2 établissements', ['CHU de Lyon', 'Clinique des Lilas']],
  ])
})

it('says that somebody else was quicker, and adds what is still missing', async () => {
  const { gateway, onClose } = await open()
  await gateway.insert('publicholiday', { date: '2026-05-01', institution: 1 })
  await click('[data-action=save]')
  await settled(() => expect(find('.holidays-wrong').textContent).toContain('quelqu’un d’autre'))
  await settled(() => expect(all('.holidays-note')).toHaveLength(1))
  expect(all('.holidays-days input:checked')).toHaveLength(2)
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

it('says which of the institutions are in another country, since they would get the days too', async () => {
  const institutions = [
    { id: 1, name: 'CHU de Lyon', country: 'fr' },
    { id: 2, name: 'Klinikum Freiburg', country: 'de' },
  ]
  await open([], { institutions })
  const told = 'Ces jours seront ajoutés aussi à des établissements d’un autre pays\u00a0: Klinikum Freiburg'
  expect(find('[data-elsewhere]').textContent).toBe(told)
  await leave()
  await open([], { institutions, selected: [1] })
  expect(all('[data-elsewhere]')).toHaveLength(0)
})

it('keeps the region that is chosen while the days of another year cannot be had, and asks again', async () => {
  const region = { code: '67', name: 'Bas-Rhin' }
  const before = send.getMockImplementation()
  const answer = (holidays: readonly object[]) => ({ data: { regions: [region], holidays } })
  const days = [day('2026-05-01'), day('2026-07-14'), day('2026-12-25', false)]
  let fails = false
  send.mockImplementation((async ({ path }) => {
    if (path !== endpoints.holidays.path) return { data: { region: '67' } }
    if (fails) throw problem(0)
    return answer(days)
  }) as typeof send)
  await open()
  const chosen = () => find('[name=region]')
  const words = () => chosen().closest('.day-field')?.textContent
  expect([words()?.includes('Bas-Rhin'), chosen().matches(':disabled')]).toEqual([true, false])
  fails = true
  await click('[data-action=next-year]')
  await settled(() => expect(all('[role=alert]')).toHaveLength(1))
  expect([words()?.includes('Bas-Rhin'), chosen().matches(':disabled')]).toEqual([true, false])
  fails = false
  await click('[data-action=retry]')
  await settled(() => expect(all('.holidays-days input')).toHaveLength(3))
  if (before) send.mockImplementation(before)
})
