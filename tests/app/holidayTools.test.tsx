// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HolidayTools } from '#app/banners/HolidayTools.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { endpoints } from '#protocol/services.ts'
import { RendererProvider, useRenderer } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { all, click, leave, show } from '#tests/renderer/form/screen.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const holidays = [{ date: '2026-05-01', name: 'Fête du Travail', kind: 'public', usual: true }]
const send = async ({ path }: { readonly path: string }) => ({
  data: path === endpoints.holidays.path ? { regions: [], holidays } : { region: '' },
})
const settled = (check: () => void) =>
  until(async () => {
    await act(async () => undefined)
    check()
  })

let select = (_: readonly number[]): void => {}
const Tools = () => {
  const services = useRenderer()
  const [selected, setSelected] = useState<readonly number[]>([1])
  select = setSelected
  return (
    <RendererProvider value={{ ...services, selected }}>
      <HolidayTools table={publicHolidays} />
    </RendererProvider>
  )
}
const open = async () => {
  const gateway = stageGateway(catalogue, {
    publicholiday: [{ id: 1, version: 1, date: '2026-07-14', institution: 1 }],
    institution: [1, 2].map((id) => ({ id, version: 1, country: 'fr' })),
  })
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider value={{ http: { send } } as never}>
        <Tools />
      </ClientProvider>
    </QueryClientProvider>,
    { gateway },
  )
  return gateway
}

it('days are added where the dialog was opened, whatever is selected behind it meanwhile', async () => {
  const gateway = await open()
  const days = () => settled(() => expect(all('.holidays-days input:checked')).toHaveLength(1))
  await click('[data-action=propose]')
  await days()
  await act(async () => select([2]))
  await days()
  await click('[data-action=save]')
  await settled(() => expect(all('dialog')).toEqual([]))
  expect(gateway.insertAll.mock.calls.map(([, , institutions]) => institutions)).toEqual([[1]])
})

it('the year that is looked at stays that of the institutions in which it was opened; the next one is of others', async () => {
  await open()
  const told = (count: number) => settled(() => expect(all('.holidays-told dd')).toHaveLength(count))
  await click('[data-action=calendar]')
  await told(1)
  await act(async () => select([2]))
  await told(1)
  await click('dialog [data-action=cancel]')
  await click('[data-action=calendar]')
  await settled(() =>
    expect(all('dialog [role=status]').map((one) => one.textContent)).toEqual(['0 jour férié']),
  )
})
