import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { DetailPage } from '#renderer/detail/DetailPage.tsx'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { adminV2 } from '#schemas/tables/adminV2.ts'
import { answered, click, find, show } from '../form/screen.tsx'
import { stageGateway } from '../stageGateway.ts'

export const licence = (id: number, institution: number, more: object = {}): WireRow => ({
  id,
  version: 4,
  admin: 7,
  institution,
  user: 'Claire Morel',
  firstName: 'Claire',
  lastName: 'Morel',
  email: 'claire@example.org',
  mobilePhone: null,
  matricule: 'M7',
  position: null,
  level: 1,
  typeAdmin: 4,
  lang: 'fr',
  service: [],
  notificationServices: [],
  isActivated: true,
  deactivatedAt: null,
  isStatisticAllowed: true,
  isPlanningAllowed: true,
  shouldSendEmail: true,
  ...more,
})

/** What the server holds, by entity. */
let stored: Record<string, readonly WireRow[]> = {}
export const store = (rows: typeof stored): void => {
  stored = rows
}
export const open = async (
  id: number | undefined,
  given: Partial<RendererServices> = {},
  table: AnyTable = adminV2,
) => {
  const gateway = stageGateway(catalogue, stored)
  const onBack = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <DetailPage table={table} id={id} onBack={onBack} />
    </QueryClientProvider>,
    {
      gateway,
      institutions: [1, 2, 3].map((one) => ({ id: one, name: `Hôpital ${one}` })),
      selected: [1, 2, 3],
      ...given,
    },
  )
  await answered()
  return {
    gateway,
    toasts,
    onBack,
    told: () => toasts.state.getState().history.map(({ tone, text }) => [tone, text]),
  }
}
export const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`[name=${name}]`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
export const dialog = () => find('[role=alertdialog]')
export const confirm = () => click('[role=alertdialog] [data-action=confirm]')
export const saved = ({ gateway }: Awaited<ReturnType<typeof open>>) =>
  gateway.update.mock.calls.map(([entity, id, patch, version, options]) => [
    entity,
    id,
    patch,
    version,
    options?.institutions,
  ])
