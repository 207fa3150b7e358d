// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import { DetailPage } from '#renderer/detail/DetailPage.tsx'
import type { Gateway } from '#renderer/gateway.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { adminV2 } from '#schemas/tables/adminV2.ts'
import {
  all,
  click,
  control,
  fakeGateway,
  fill,
  find,
  leave,
  nextFrame,
  problem,
  show,
} from '../form/screen.tsx'

afterEach(leave)

const licence = (id: number, institution: number, more: object = {}): WireRow => ({
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
let stored: Record<string, readonly WireRow[]>
beforeEach(() => {
  stored = {}
})
const holds = (value: unknown, asked: unknown) =>
  [value].flat().some((one) => [asked].flat().includes(one as never))

const open = async (id: number | undefined, given: Partial<RendererServices> = {}) => {
  const gateway = {
    ...fakeGateway(),
    list: vi.fn<Gateway['list']>(async (entity, { query = {}, text }) => {
      const rows = (stored[entity] ?? []).filter(
        (row) =>
          Object.entries(query).every(([name, value]) => holds(row[name], value)) &&
          (!text || String(row.email).toLowerCase().includes(text.value.toLowerCase())),
      )
      return { rows, count: rows.length }
    }),
  }
  const onBack = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <DetailPage table={adminV2} id={id} onBack={onBack} />
    </QueryClientProvider>,
    {
      gateway,
      institutions: [1, 2, 3].map((one) => ({ id: one, name: `Hôpital ${one}` })),
      selected: [1, 2, 3],
      ...given,
    },
  )
  return { gateway, onBack, told: () => toasts.history().map(({ tone, text }) => [tone, text]) }
}
const choose = (name: string, value: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`[name=${name}]`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const dialog = () => find('[role=alertdialog]')
const confirm = () => click('[role=alertdialog] [data-action=confirm]')
const saved = ({ gateway }: Awaited<ReturnType<typeof open>>) =>
  gateway.update.mock.calls.map(([entity, id, patch, version, options]) => [
    entity,
    id,
    patch,
    version,
    options?.institutions,
  ])

it('deactivates at once after a question, leaves for the list, and says so in red', async () => {
  stored = { institutionHasAdmin: [licence(11, 1)] }
  const page = await open(11)
  expect(find('h1').textContent).toBe('Claire Morel (Hôpital 1)')
  await choose('isActivated', 'false')
  expect(dialog().textContent).toContain('ne pourra plus utiliser la plateforme')
  expect(dialog().textContent).toContain('Hôpital 1')
  expect(page.gateway.update).not.toHaveBeenCalled()
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { isActivated: false }, 4, [1]]])
  expect(page.onBack).toHaveBeenCalledOnce()
  expect(page.told()).toEqual([['error', 'Administrateur désactivé']])
})

it('changes nothing when the question is refused', async () => {
  stored = { institutionHasAdmin: [licence(11, 1)] }
  const page = await open(11)
  await choose('isActivated', 'false')
  await click('[role=alertdialog] [data-action=cancel]')
  expect(find<HTMLSelectElement>('[name=isActivated]').value).toBe('true')
  expect([page.gateway.update.mock.calls.length, page.onBack.mock.calls.length]).toEqual([0, 0])
})

it('asks where, by name, in a group that shares its administrators', async () => {
  stored = {
    institutionHasAdmin: [licence(11, 1), licence(12, 2), licence(13, 3, { isActivated: false })],
    institutiongroup: [
      { id: 1, version: 1, name: 'GHT Val', type: 1, institution: [1, 2, 3] },
      { id: 2, version: 1, name: 'Siège', type: 6, institution: [1, 3] },
    ],
  }
  const page = await open(11)
  await choose('isActivated', 'false')
  expect(dialog().textContent).toContain('GHT Val')
  expect(dialog().textContent).not.toContain('Siège')
  const options = all('.reach-option').map((one) => one.textContent)
  expect(options[0]).toContain('Hôpital 1')
  expect(options[0]).not.toContain('Hôpital 2')
  // Who has no active access there has nothing to lose.
  expect(options[1]).toContain('Hôpital 1 et Hôpital 2')
  await click('[role=alertdialog] input[value=everywhere]')
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { isActivated: false }, 4, [1, 2]]])
})

it('stays on the page where the change fails', async () => {
  stored = { institutionHasAdmin: [licence(11, 1)] }
  const page = await open(11)
  page.gateway.update.mockRejectedValueOnce(problem(500))
  await choose('isActivated', 'false')
  await confirm()
  expect(page.onBack).not.toHaveBeenCalled()
  expect(page.told().map(([tone]) => tone)).toEqual(['error'])
  expect(find<HTMLSelectElement>('[name=isActivated]').value).toBe('true')
})

it('tells since when it is inactive, is read only, and activates with a message', async () => {
  stored = {
    institutionHasAdmin: [licence(11, 1, { isActivated: false, deactivatedAt: 1_773_316_800 })],
    institutiongroup: [{ id: 1, version: 1, name: 'GHT Val', type: 1, institution: [1, 2] }],
  }
  const page = await open(11)
  expect(find('.status-since').textContent).toBe('depuis le 12-03-2026')
  expect(control(0, 'firstName').disabled).toBe(true)
  await choose('isActivated', 'true')
  expect(dialog().textContent).toContain('Un e-mail l’en informe')
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { isActivated: true }, 4, [1]]])
  expect(page.told()).toEqual([['success', 'Administrateur activé']])
})

it('blocks an e-mail that somebody else has, with a way back and nothing saved', async () => {
  stored = {
    institutionHasAdmin: [licence(11, 1)],
    admin: [
      { id: 7, version: 1, email: 'claire@example.org' },
      { id: 8, version: 1, email: 'Paul@example.org' },
    ],
  }
  const page = await open(11)
  await fill(0, { email: 'paul@example.org' })
  await nextFrame()
  await click('[data-action=save]')
  expect(dialog().textContent).toContain('Cette adresse e-mail existe déjà')
  expect(all('[role=alertdialog] button')).toHaveLength(1)
  await click('[role=alertdialog] [data-action=return]')
  expect(all('[role=alertdialog]')).toHaveLength(0)
  expect(find('[data-column=email] [data-error-code]').dataset.errorCode).toBe('449')
  expect(control(0, 'email').value).toBe('paul@example.org')
  expect(page.gateway.update).not.toHaveBeenCalled()
  await fill(0, { email: 'CLAIRE@example.org' })
  await nextFrame()
  await click('[data-action=save]')
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { email: 'CLAIRE@example.org' }, 4, undefined]])
})

it('tells the same where the server found it', async () => {
  stored = { institutionHasAdmin: [licence(11, 1)] }
  const page = await open(11)
  const details = [{ column: 'email', code: 449, reason: 'taken' as const }]
  page.gateway.update.mockRejectedValueOnce(problem(409, { code: 409, details }))
  await fill(0, { email: 'paul@example.org' })
  await nextFrame()
  await click('[data-action=save]')
  await confirm()
  expect(dialog().textContent).toContain('paul@example.org')
  expect(page.onBack).not.toHaveBeenCalled()
})

it('shows a reader everything and offers nothing', async () => {
  stored = { institutionHasAdmin: [licence(11, 1)] }
  await open(11, { facts: { level: 2, records: {}, options: {}, flags: {} } })
  expect(find<HTMLSelectElement>('[name=isActivated]').disabled).toBe(true)
  expect(control(0, 'firstName').disabled).toBe(true)
  expect(all('[data-action=save]')).toHaveLength(0)
})

const known = { id: 7, version: 1, email: 'Claire@example.org', user: 'Claire Morel', institution: [2] }
const create = async () => {
  const page = await open(undefined, {
    useChoices: (entity) =>
      entity === 'institution'
        ? { state: 'ready', choices: [1, 2, 3].map((id) => ({ id, label: `Hôpital ${id}` })) }
        : { state: 'ready', choices: [{ id: 1, label: 'Un' }] },
  })
  await fill(0, { firstName: 'Clara', lastName: 'Moreau', email: 'claire@example.org' })
  await choose('level', '1')
  await choose('typeAdmin', '4')
  await nextFrame()
  await click('[data-action=save]')
  return page
}

it('knows a person by the exact e-mail, and adds an access only', async () => {
  stored = { admin: [{ ...known, email: 'pas.claire@example.org', id: 9 }, known] }
  const page = await create()
  expect(find('form').className).toContain('detail-creating')
  expect(dialog().textContent).toContain('utilise déjà le produit')
  await confirm()
  expect(page.gateway.insert).not.toHaveBeenCalled()
  expect(page.gateway.link.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    ['institutionHasAdmin', 'admin', [7], 1],
  ])
  expect(page.onBack).toHaveBeenCalledOnce()
})

it('says that nobody was added when that is refused', async () => {
  stored = { admin: [known] }
  const page = await create()
  await click('[role=alertdialog] [data-action=cancel]')
  expect(page.told()).toEqual([['error', 'L’administrateur n’a pas été ajouté.']])
  expect([page.gateway.insert.mock.calls.length, page.gateway.link.mock.calls.length]).toEqual([0, 0])
  expect(control(0, 'firstName').value).toBe('Clara')
})

it('makes somebody new for the first institution selected', async () => {
  stored = { admin: [{ ...known, email: 'pas.claire@example.org' }] }
  const page = await create()
  expect(page.gateway.insert.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'admin',
    {
      firstName: 'Clara',
      isStatisticAllowed: true,
      isPlanningAllowed: true,
      shouldSendEmail: true,
      institution: [1],
    },
  ])
})
