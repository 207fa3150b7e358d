import { act } from 'react'
import { expect } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { NotificationsPage } from '#screens/notifications/NotificationsPage.tsx'
import { all, find } from '#tests/renderer/form/screen.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'
import { open } from './stage.tsx'

export const someone = { id: 1000 }
/** Somebody else for each test: what one leaves unfinished is not given to the next. */
export const nextPerson = (): void => {
  someone.id++
}
export const LINKS = 'adminInInstitutionNotificationService'
export const PREFERENCES = 'notificationPreference'
const found = catalogue.tables.get(PREFERENCES)
const linkTable = catalogue.entities.get(LINKS)
if (!found || !linkTable) throw new Error('there is no form of preferences')
export const table = found

const service = (id: number, name: string, pole: number | null, institution: number[]) =>
  ({ id, version: 1, name, pole, institution }) satisfies WireRow
const services = [
  service(11, 'Cardiologie', 1, [1]),
  service(12, 'Urgences', 1, [1]),
  // A division that only the other institution has.
  service(13, 'Bloc', 2, [1, 2]),
  service(14, 'Pédiatrie', null, [2]),
]
const pole = (id: number, name: string, institution: number[]) => ({ id, version: 1, name, institution })
export const link = (id: number, service: number, institution: number): WireRow => ({
  id,
  version: 1,
  admin: someone.id,
  service,
  institution,
})

interface Given extends Partial<RendererServices> {
  readonly links?: readonly WireRow[]
  readonly preferences?: WireRow
  readonly attached?: readonly number[]
}

export const drawn = async ({
  links = [link(1, 11, 1)],
  preferences,
  attached = [1, 2],
  ...given
}: Given = {}) => {
  const gateway = stageGateway(catalogue, {
    admin: [{ id: someone.id, version: 1, institution: attached }],
    pole: [pole(1, 'Médecine', [1]), pole(2, 'Plateau technique', [2])],
    service: services,
    [LINKS]: links,
    [PREFERENCES]: preferences ? [preferences] : [],
  })
  const facts = {
    level: 2,
    records: {},
    options: {},
    flags: {},
    granted: { changeService: [1, 2], broadcastShift: [2] },
  }
  const { toasts } = await open(
    <NotificationsPage table={table} links={linkTable} ready />,
    async () => ({}),
    '/me',
    {
      gateway,
      person: someone.id,
      facts,
      ...given,
    },
  )
  await settled(() => expect(all('.card-skeleton')).toEqual([]))
  return {
    gateway,
    toasts,
    said: () => toasts.state.getState().open.map(({ tone, text }) => [tone, text]),
  }
}

export const settled = (check: () => void) =>
  until(async () => {
    await act(async () => undefined)
    check()
  })
export const within = (card: 'services' | 'preferences', selector: string) =>
  find<HTMLInputElement>(`[data-card=${card}] ${selector}`)
export const boxOf = (name: 'services' | 'poles', value: number, institution = 1) =>
  find<HTMLInputElement>(`[data-institution="${institution}"] input[name=${name}][value="${value}"]`)
export const tick = (box: HTMLInputElement) => act(async () => box.click())
export const stateOf = (box: HTMLInputElement) =>
  box.getAttribute('aria-checked') === 'mixed' && box.indeterminate ? 'mixed' : box.checked
export const saveOf = (card: 'services' | 'preferences') =>
  within(card, '[data-action=save]') as unknown as HTMLButtonElement
export const save = (card: 'services' | 'preferences') => act(async () => saveOf(card).click())
export const choose = (slot: string, value: number) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`select[name=${slot}]`)
    select.value = String(value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
