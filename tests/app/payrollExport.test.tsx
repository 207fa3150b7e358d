// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastMonth, secondsOfDays } from '#app/banners/exportDays.ts'
import { banners } from '#app/banners/index.ts'
import { PayrollExport } from '#app/banners/PayrollExport.tsx'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { all, click, fakeGateway, find, key, leave, problem, show } from '#tests/renderer/form/screen.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const open = async (given: Partial<RendererServices> = {}) => {
  const gateway = fakeGateway()
  gateway.list.mockImplementation(async (entity) => {
    const rows =
      entity === 'payrollExport'
        ? [{ id: 3, version: 1, exportedAt: Date.UTC(2026, 10, 2, 9) / 1000, admin: 7 }]
        : [{ id: 7, version: 1, firstName: 'Ada', lastName: 'Martin' }]
    return { rows, count: 1 }
  })
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <PayrollExport />
    </QueryClientProvider>,
    { gateway, ...given },
  )
  await act(async () => undefined)
  await vi.waitFor(() => expect(find('.payroll-export-last').textContent).not.toContain('list.loading'))
  return { gateway, toasts }
}
const day = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)

it('tells the last export and who asked for it, and offers last month', async () => {
  const { gateway } = await open()
  expect(find('.payroll-export-last').textContent).toBe('Dernier export\u00a0: 02-11-2026, par Ada Martin')
  expect(gateway.list.mock.calls[0]?.[1]).toMatchObject({
    orderby: [{ columnName: 'exportedAt', orientation: 'desc' }],
    limit: 1,
  })
  expect([day('begin').value, day('end').value]).toEqual(['2026-10-01', '2026-10-31'])
  expect([day('begin').max, day('end').min]).toEqual(['2026-10-31', '2026-10-01'])
})

it('asks for one export an institution; what failed alone is asked for again, with its key', async () => {
  const { gateway, toasts } = await open()
  gateway.insert.mockImplementationOnce(async (_, row) => ({ ...row, id: 1, version: 1 }))
  gateway.insert.mockRejectedValueOnce(problem(500))
  await click('[data-action=export-payroll]')
  expect(gateway.insert.mock.calls.map(([entity, row]) => [entity, row])).toEqual(
    [1, 2].map((institution) => [
      'payrollExport',
      { institution, beginAt: Date.UTC(2026, 9, 1) / 1000, endAt: Date.UTC(2026, 10, 1) / 1000 - 1 },
    ]),
  )
  expect(toasts.open().map(({ tone }) => tone)).toEqual(['error'])
  expect(find('[role=alert]').textContent).toContain('Clinique des Lilas')
  await click('[data-action=export-payroll]')
  expect(gateway.insert).toHaveBeenCalledTimes(3)
  expect(gateway.insert.mock.calls[2]?.[2]).toEqual(gateway.insert.mock.calls[1]?.[2])
  expect(toasts.open().at(-1)).toMatchObject({ tone: 'success', text: expect.stringContaining('export') })
  expect(all('[role=alert]')).toHaveLength(0)
})

it('exports no days that cross, and nothing for those who only look', async () => {
  const { gateway } = await open()
  await key(day('begin'), '2026-11-05')
  expect(find<HTMLButtonElement>('[data-action=export-payroll]').disabled).toBe(true)
  expect(find('[role=alert]').textContent).toContain('précéder')
  expect(day('end').value).toBe('2026-10-31')
  await leave()
  await open({ gateway, facts: { level: 2, records: {}, options: {}, flags: {} } })
  expect(all('[data-action=export-payroll]')).toHaveLength(0)
})

it.each([
  [new Date(2026, 0, 5), '2025-12-01', '2025-12-31'],
  [new Date(2028, 2, 31, 23, 59), '2028-02-01', '2028-02-29'],
])('last month before %s', (now, begin, end) => {
  expect(lastMonth(now)).toEqual({ begin, end })
  const { beginAt, endAt } = secondsOfDays({ begin, end })
  expect([new Date(beginAt * 1000).toISOString(), new Date(endAt * 1000).toISOString()]).toEqual([
    `${begin}T00:00:00.000Z`,
    `${end}T23:59:59.000Z`,
  ])
})

it('every banner that a table names exists', () => {
  const named = [...catalogue.tables.values()].flatMap(({ banner }) => banner ?? [])
  expect(named.filter((name) => !(name in banners))).toEqual([])
})
