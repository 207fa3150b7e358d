// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastMonth } from '#app/banners/exportDays.ts'
import { banners } from '#app/banners/index.ts'
import { PayrollExport } from '#app/banners/PayrollExport.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { secondsOfDays } from '#protocol/services/payroll.ts'
import type { Gateway } from '#renderer/gateway.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { all, click, find, key, leave, show } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const asked = {
  id: 3,
  version: 1,
  institution: 1,
  beginAt: Date.UTC(2026, 9, 1) / 1000,
  endAt: Date.UTC(2026, 10, 1) / 1000 - 1,
  filename: 'export',
  exportedAt: Date.UTC(2026, 10, 2, 9) / 1000,
  admin: 7,
  state: 'waiting',
  leftOut: null as number | null,
}
const open = async (given: Partial<RendererServices> = {}, rows = [asked], send = vi.fn()) => {
  const fails = new Map<number, object>()
  const stored = {
    payrollExport: rows,
    admin: [{ id: 7, version: 1, firstName: 'Ada', lastName: 'Martin' }],
    payrollLeftOut: [
      {
        id: 1,
        version: 1,
        payrollExport: 3,
        mission: 5,
        day: '2026-10-05',
        timeCode: 'N10',
        workerType: 0,
        minutes: 90,
        payCode: null,
        reason: 'noPayCode',
      },
    ],
  }
  const stage = stageGateway(catalogue, stored, { fails })
  // The service itself writes when an export was asked for.
  const insert = vi.fn<Gateway['insert']>((name, row, ...more) =>
    stage.insert(name, { ...row, exportedAt: Date.now() / 1000 }, ...more),
  )
  const gateway = { ...stage, insert }
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider value={{ http: { send } } as never}>
        <PayrollExport />
      </ClientProvider>
    </QueryClientProvider>,
    { gateway, ...given },
  )
  await act(async () => undefined)
  await until(() => expect(find('.payroll-export-last').textContent).not.toBe('Chargement…'))
  return { gateway, toasts, fails }
}
const day = (name: string) => find<HTMLInputElement>(`input[name=${name}]`)

it('tells the last export and who asked for it, and offers last month [console 2.3.14, console 4.13, console 9.7]', async () => {
  const { gateway } = await open()
  expect(find('.payroll-export-last').textContent).toBe('Dernier export\u00a0: 02/11/2026, par Ada Martin')
  expect(gateway.list.mock.calls[0]?.[1]).toMatchObject({
    orderby: [{ columnName: 'exportedAt', orientation: 'desc' }],
    limit: 10,
  })
  expect([day('begin').value, day('end').value]).toEqual(['01/10/2026', '31/10/2026'])
})

it('waits for nothing where no institution is chosen', async () => {
  await open({ selected: [] })
  expect(find('.payroll-export-last').textContent).toBe('')
  expect(find('[data-action=export-payroll]').matches('[aria-disabled=true], :disabled')).toBe(true)
})

it('asks for one export an institution; what failed alone is asked for again, with its key [console 4.13, console 7.3.12]', async () => {
  const { gateway, toasts, fails } = await open()
  fails.set(2, problem(500))
  await click('[data-action=export-payroll]')
  expect(gateway.insert.mock.calls.map(([entity, row]) => [entity, row])).toEqual(
    [1, 2].map((institution) => [
      'payrollExport',
      { institution, beginAt: Date.UTC(2026, 9, 1) / 1000, endAt: Date.UTC(2026, 10, 1) / 1000 - 1 },
    ]),
  )
  expect(toasts.state.getState().open.map(({ tone }) => tone)).toEqual(['error'])
  expect(find('[role=alert]').textContent).toContain('Clinique des Lilas')
  fails.clear()
  await click('[data-action=export-payroll]')
  expect(gateway.insert).toHaveBeenCalledTimes(3)
  expect(gateway.insert.mock.calls[2]?.[2]).toEqual(gateway.insert.mock.calls[1]?.[2])
  expect(toasts.state.getState().open.at(-1)).toMatchObject({
    tone: 'success',
    text: expect.stringContaining('export'),
    places: expect.arrayContaining(['Clinique des Lilas']),
  })
  expect(all('[role=alert]')).toHaveLength(0)
})

it('tells how the try ends that comes by itself after a lost answer, and asks for nothing anew', async () => {
  const { gateway, toasts, fails } = await open()
  const told = () => toasts.state.getState().open.map(({ tone, places }) => [tone, places])
  fails.set(2, problem(520))
  await click('[data-action=export-payroll]')
  expect(told()).toEqual([['error', ['Clinique des Lilas']]])
  expect(find('[role=alert]').textContent).toContain('nouvel essai automatique')
  fails.clear()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await until(() => expect(told()).toEqual([['success', ['CHU de Lyon', 'Clinique des Lilas']]]))
  expect(gateway.insert).toHaveBeenCalledTimes(3)
  expect(all('[role=alert]')).toHaveLength(0)
})

it('exports no days that cross, and nothing for those who only look [console 2.3.14, console 5.16]', async () => {
  const { gateway } = await open()
  await key(day('begin'), '2026-11-05')
  expect(find<HTMLButtonElement>('[data-action=export-payroll]').disabled).toBe(true)
  expect(find('[role=alert]').textContent).toContain('précéder')
  expect(day('end').value).toBe('31/10/2026')
  await key(day('begin'), '31/9')
  expect(find<HTMLButtonElement>('[data-action=export-payroll]').disabled).toBe(true)
  expect(find('[role=alert]').textContent).toContain('date')
  await key(day('begin'), '30/9')
  expect(all('[role=alert]')).toHaveLength(0)
  expect(find<HTMLButtonElement>('[data-action=export-payroll]').disabled).toBe(false)
  await leave()
  await open({ gateway, facts: { level: 2, records: {}, options: {}, flags: {} } })
  expect(all('[data-action=export-payroll]')).toHaveLength(0)
})

it('lists an export whose state is not known here, without saying what it is in', async () => {
  await open({}, [{ ...asked, state: 'archived' }])
  expect(find('[data-export]').textContent).toContain('Ada Martin')
  expect(all('[data-export] .state-badge')).toHaveLength(0)
})

it('hands the file over, tells what is not in it and why, and has one that failed made anew [house 8]', async () => {
  const saved: (readonly [string, Blob])[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, made[0] as Blob])
  })
  const made: Blob[] = []
  URL.createObjectURL = (file) => String(made.unshift(file as Blob))
  URL.revokeObjectURL = () => {}
  const send = vi.fn(async (_: object) => ({ body: new Blob(['\ufeffJour;Heures']) }))
  const rows = [
    { ...asked, state: 'done', leftOut: 1 },
    { ...asked, id: 4, institution: 2, state: 'failed' },
  ]
  const { toasts } = await open({}, rows, send)
  const [done, failed] = all('[data-export]')
  expect(done?.textContent).toMatch(
    /CHU de Lyon du 01\/10\/2026 au 31\/10\/2026Demandé par Ada Martin le .*Prêt/,
  )
  send.mockRejectedValueOnce(Object.assign(new Error(), { code: 520, status: 520 }))
  await click('[data-action=download]')
  const told = toasts.state.getState().open.at(-1)
  expect(told?.text).toContain('2026-10-31.csv\u00a0» n’a pas pu être téléchargé. La connexion')
  expect(saved).toEqual([])
  await act(async () => told?.action?.run())
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    path: '/v2/export/3/file',
    query: { part: 'exported' },
    file: true,
  })
  expect(saved.map(([name, { size }]) => [name, size])).toEqual([
    ['export-CHU de Lyon-2026-10-01-2026-10-31.csv', 14],
  ])

  await click('[data-action=left-out]')
  await until(() => expect(find('[role=dialog] tbody').textContent).toContain('N10'))
  expect(find('[role=dialog] tbody').textContent).toBe(
    '05-10-2026N10Salarié1h30–Aucun code de paie ne correspond à ces heures',
  )
  await click('[data-action=download-left-out]')
  expect(saved.at(-1)?.[0]).toBe('export-CHU de Lyon-2026-10-01-2026-10-31-leftOut.csv')
  await click('[role=dialog] [data-action=cancel]')

  expect(failed?.textContent).toContain('Échoué')
  await click('[data-action=retry]')
  expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ path: '/v2/export/4/file', method: 'POST' })
  vi.restoreAllMocks()
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
