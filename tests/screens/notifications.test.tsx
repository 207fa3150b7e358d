// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { linkChanges } from '#screens/notifications/linkChanges.ts'
import { NotificationsPage } from '#screens/notifications/NotificationsPage.tsx'
import { all, click, fakeGateway, find, leave, press, problem } from '#tests/renderer/form/screen.tsx'
import { open } from './stage.tsx'

afterEach(leave)

/** Somebody else each time: what a test leaves unfinished is not given to the next. */
let person = 1000
beforeEach(() => {
  person++
})
const LINKS = 'adminInInstitutionNotificationService'
const PREFERENCES = 'notificationPreference'
const table = catalogue.tables.get(PREFERENCES)
if (!table) throw new Error('there is no form of preferences')

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
const link = (id: number, service: number, institution: number): WireRow => ({
  id,
  version: 1,
  admin: person,
  service,
  institution,
})

interface Given extends Partial<RendererServices> {
  readonly links?: readonly WireRow[]
  readonly preferences?: WireRow
  readonly attached?: readonly number[]
}

const drawn = async ({ links = [link(1, 11, 1)], preferences, attached = [1, 2], ...given }: Given = {}) => {
  const gateway = fakeGateway()
  const kept = { links, preferences }
  gateway.list.mockImplementation(async (entity) => {
    const all: Readonly<Record<string, readonly (WireRow | undefined)[]>> = {
      admin: [{ id: person, version: 1, institution: attached }],
      pole: [pole(1, 'Médecine', [1]), pole(2, 'Plateau technique', [2])],
      service: services,
      [LINKS]: kept.links,
      [PREFERENCES]: [kept.preferences],
    }
    const rows = (all[entity] ?? []).filter((row) => row !== undefined)
    return { rows, count: rows.length }
  })
  const facts = {
    level: 2,
    records: {},
    options: {},
    flags: {},
    granted: { changeService: [1, 2], broadcastShift: [2] },
  }
  const { toasts } = await open(<NotificationsPage table={table} ready />, async () => ({}), '/me', {
    gateway,
    person,
    facts,
    ...given,
  })
  await settled(() => expect(all('.card-skeleton')).toEqual([]))
  return { gateway, kept, toasts, said: () => toasts.open().map(({ tone, text }) => [tone, text]) }
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })
const within = (card: 'services' | 'preferences', selector: string) =>
  find<HTMLInputElement>(`[data-card=${card}] ${selector}`)
const boxOf = (name: 'services' | 'poles', value: number, institution = 1) =>
  find<HTMLInputElement>(`[data-institution="${institution}"] input[name=${name}][value="${value}"]`)
const tick = (box: HTMLInputElement) => act(async () => box.click())
const stateOf = (box: HTMLInputElement) =>
  box.getAttribute('aria-checked') === 'mixed' && box.indeterminate ? 'mixed' : box.checked
const saveOf = (card: 'services' | 'preferences') =>
  within(card, '[data-action=save]') as unknown as HTMLButtonElement
const save = (card: 'services' | 'preferences') => act(async () => saveOf(card).click())
const choose = (slot: string, value: number) =>
  act(async () => {
    const select = find<HTMLSelectElement>(`select[name=${slot}]`)
    select.value = String(value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('shows the departments of each institution under their divisions, and what is chosen', async () => {
  await drawn()
  const shown = all('[data-institution]').map((place) => [
    place.querySelector('legend')?.textContent,
    [...place.querySelectorAll('label')].map((label) => label.textContent),
  ])
  expect(shown).toEqual([
    ['CHU de Lyon', ['Médecine (2 services)', 'Cardiologie', 'Urgences', 'Bloc']],
    ['Clinique des Lilas', ['Plateau technique (1 service)', 'Bloc', 'Pédiatrie']],
  ])
  expect(find('[data-institution="1"] .field-hint').textContent).toBe('1 service choisi sur 3')
  expect(document.title).toBe('Mes notifications · Pupitre')
})

it('a division stands for all its departments, and shows that some of them are chosen', async () => {
  await drawn()
  const [division, other] = [boxOf('poles', 1), boxOf('services', 12)]
  const states = () => [stateOf(division), stateOf(boxOf('services', 11)), stateOf(other)]
  expect(states()).toEqual(['mixed', true, false])
  await tick(division)
  expect(states()).toEqual([true, true, true])
  await tick(division)
  expect(states()).toEqual([false, false, false])
  await tick(other)
  expect(states()).toEqual(['mixed', false, true])
})

it('a department of two institutions is one choice', async () => {
  await drawn()
  await tick(boxOf('services', 13, 1))
  expect([stateOf(boxOf('services', 13, 2)), stateOf(boxOf('poles', 2, 2))]).toEqual([true, true])
})

it('sends what differs and nothing else: links that go, and new ones in the first institution', async () => {
  const { gateway, said } = await drawn({
    links: [link(1, 11, 1), link(2, 13, 1), link(3, 13, 2), link(4, 12, 1)],
  })
  expect(saveOf('services').disabled).toBe(true)
  await tick(boxOf('services', 13))
  await tick(boxOf('services', 14, 2))
  await tick(boxOf('services', 11))
  await tick(boxOf('services', 11))
  await save('services')
  expect(gateway.remove.mock.calls.map(([entity, id]) => [entity, id])).toEqual([
    [LINKS, 2],
    [LINKS, 3],
  ])
  expect(gateway.insert.mock.calls).toEqual([[LINKS, { admin: person, institution: 2, service: 14 }]])
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
  expect(saveOf('services').disabled).toBe(true)
  expect(document.activeElement?.textContent).toBe('Mes services')

  // The link that was made is known by its id, and goes again.
  await tick(boxOf('services', 14, 2))
  await tick(boxOf('services', 13))
  await save('services')
  expect(gateway.remove.mock.lastCall?.[1]).toBe(100)
  expect(gateway.insert.mock.lastCall?.[1]).toEqual({ admin: person, institution: 1, service: 13 })
})

it('tells which departments were not saved, keeps the choice, and tries those alone again', async () => {
  const { gateway, said } = await drawn()
  gateway.insert.mockImplementationOnce(async () => {
    throw problem(503)
  })
  await tick(boxOf('services', 11))
  await tick(boxOf('services', 12))
  await tick(boxOf('services', 14, 2))
  await save('services')
  const failures = all('[data-card=services] [data-error-code]')
  expect(failures.map(({ dataset }) => [dataset.service, dataset.errorCode])).toEqual([['12', '503']])
  expect(failures[0]?.textContent).toMatch(/^Urgences .*\S/)
  expect(said()).toEqual([])
  expect([11, 12].map((id) => stateOf(boxOf('services', id)))).toEqual([false, true])
  gateway.insert.mockClear()
  await save('services')
  expect(gateway.insert.mock.calls).toEqual([[LINKS, { admin: person, institution: 1, service: 12 }]])
  expect(gateway.remove).toHaveBeenCalledTimes(1)
  expect(all('[data-card=services] [data-error-code]')).toEqual([])
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
})

it('what somebody else has done meanwhile is done, and what is there is read anew', async () => {
  const { gateway, kept, said } = await drawn()
  gateway.insert.mockRejectedValueOnce(problem(409))
  gateway.remove.mockRejectedValueOnce(problem(404))
  await tick(boxOf('services', 11))
  await tick(boxOf('services', 12))
  kept.links = [link(7, 12, 1)]
  await save('services')
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
  await settled(() => expect(saveOf('services').disabled).toBe(true))
  await tick(boxOf('services', 12))
  await save('services')
  expect(gateway.remove.mock.lastCall?.[1]).toBe(7)
})

it('Ctrl+Enter saves the card that one is in', async () => {
  const { gateway } = await drawn()
  await tick(boxOf('services', 12))
  await press(boxOf('services', 12), 'Enter', { ctrlKey: true })
  expect(gateway.insert.mock.calls.map(([entity]) => entity)).toEqual([LINKS])
})

it('is read only where the level does not let one choose, and says so', async () => {
  const facts = { level: 4, records: {}, options: {}, flags: {}, granted: { changeService: [2] } }
  const { gateway } = await drawn({ facts })
  const locked = (institution: number) =>
    all(`[data-institution="${institution}"] input`).map((box) => (box as HTMLInputElement).disabled)
  expect([new Set(locked(1)), new Set(locked(2))]).toEqual([new Set([true]), new Set([false])])
  const [why] = all('[data-institution="1"] .notified-locked')
  expect(why?.textContent).toContain('Votre niveau ne permet pas')
  expect(boxOf('services', 11).getAttribute('aria-describedby')).toBe(why?.id)
  // One of both institutions is linked where that may be done.
  await tick(boxOf('services', 13, 2))
  await save('services')
  expect(gateway.insert.mock.calls.map(([, row]) => row)).toEqual([
    { admin: person, institution: 2, service: 13 },
  ])
})

it('leaves what is linked where the level lets nothing be changed', async () => {
  const facts = { level: 4, records: {}, options: {}, flags: {}, granted: { changeService: [2] } }
  const links = [link(1, 13, 1), link(2, 13, 2), link(3, 14, 2)]
  const { gateway } = await drawn({ facts, links })
  expect([boxOf('services', 13, 2).disabled, boxOf('poles', 2, 2).disabled]).toEqual([true, true])
  await tick(boxOf('services', 14, 2))
  await save('services')
  expect(gateway.remove.mock.calls.map(([, id]) => id)).toEqual([3])
  const own = { services: [], links }
  expect(linkChanges(person, own, [], [2]).removed.map(({ id }) => id)).toEqual([2, 3])
})

it('has no button where nothing can be chosen, and says so where there is nothing', async () => {
  const facts = { level: 4, records: {}, options: {}, flags: {} }
  await drawn({ facts })
  expect(all('[data-card=services] [data-action=save]')).toEqual([])
  await leave()
  await drawn({ attached: [] })
  expect(within('services', '[role=status]').textContent).toContain('rattaché à aucun établissement')
})

it('says that the departments cannot be read, and tries again', async () => {
  const { gateway } = await drawn()
  await leave()
  const failing = fakeGateway()
  failing.list.mockImplementation(async (entity, ...asked) => {
    if (entity === 'pole') throw problem(503)
    return gateway.list(entity, ...asked)
  })
  await drawn({ gateway: failing })
  expect(within('services', '[role=alert]').textContent).toMatch(/\S/)
  failing.list.mockImplementation(gateway.list)
  await click('[data-card=services] [data-action=retry]')
  await settled(() => boxOf('services', 11))
})

it('offers the events that somebody can be told of, in five categories', async () => {
  await drawn()
  const categories = all('[data-card=preferences] .category').map((one) => [
    one.querySelector('h3')?.textContent,
    [...one.querySelectorAll('select')].map(({ name, value }) => [name, Number(value)]),
  ])
  expect(categories).toEqual([
    [
      'Les soignants',
      [
        ['notif1', 0],
        ['notif2', 2],
        ['notif3', 0],
        ['notif4', 0],
        ['notif19', 2],
      ],
    ],
    [
      'Les missions des administrateurs',
      [
        ['notif5', 0],
        ['notif8', 0],
        ['notif9', 2],
        ['notif21', 0],
        ['notif22', 0],
      ],
    ],
    [
      'L’état des missions',
      [
        ['notif6', 2],
        ['notif7', 2],
      ],
    ],
    [
      'L’intérim',
      [
        ['notif17', 2],
        ['notif18', 3],
        ['notif20', 2],
      ],
    ],
    [
      'Les candidatures et les affectations',
      [
        ['notif11', 3],
        ['notif13', 2],
        ['notif15', 3],
      ],
    ],
  ])
  expect(all('select[name=notif1] option:not([value=""])').map((option) => option.textContent)).toEqual([
    'Toujours',
    'Pour mes services seulement',
    'Si cela vient de moi',
    'Jamais',
  ])
})

it('makes the preferences with the first save, and changes them with the next', async () => {
  const { gateway, said } = await drawn()
  expect(saveOf('preferences').disabled).toBe(true)
  await choose('notif1', 3)
  await save('preferences')
  const [[entity, made] = []] = gateway.insert.mock.calls
  expect([entity, made]).toEqual([
    PREFERENCES,
    expect.objectContaining({ admin: person, notif1: 3, notif2: 2 }),
  ])
  expect(Object.keys(made ?? {})).not.toContain('notif10')
  expect(said()).toEqual([['success', 'Préférences enregistrées']])
  await settled(() => expect(saveOf('preferences').disabled).toBe(true))
  expect(document.activeElement?.textContent).toBe('Mes préférences')
  await choose('notif5', 1)
  await save('preferences')
  expect(gateway.update.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    [PREFERENCES, 100, { notif5: 1 }, 1],
  ])
  expect(gateway.insert).toHaveBeenCalledTimes(1)
})

it('keeps what was chosen when it was not saved', async () => {
  const { gateway, said } = await drawn()
  gateway.insert.mockRejectedValueOnce(problem(403))
  await choose('notif1', 3)
  await save('preferences')
  expect(said()).toEqual([['error', 'Vos préférences n’ont pas été enregistrées']])
  expect(within('preferences', '.failures').textContent).toContain('Votre saisie est conservée')
  expect([find<HTMLSelectElement>('select[name=notif1]').value, saveOf('preferences').disabled]).toEqual([
    '3',
    false,
  ])
})

it('lays what was chosen over preferences that were made elsewhere meanwhile', async () => {
  const { gateway, kept, said } = await drawn()
  gateway.insert.mockRejectedValueOnce(
    problem(409, { details: [{ column: 'admin', code: 409, reason: 'taken' }] }),
  )
  await choose('notif1', 3)
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  kept.preferences = { ...slots, id: 5, version: 2, admin: person }
  await save('preferences')
  const value = (slot: string) => find<HTMLSelectElement>(`select[name=${slot}]`).value
  await settled(() => expect([value('notif1'), value('notif2')]).toEqual(['3', '1']))
  expect(said().at(-1)).toEqual(['info', expect.stringContaining('enregistrées ailleurs')])
  await save('preferences')
  expect(gateway.update.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    [PREFERENCES, 5, { notif1: 3 }, 2],
  ])
})

it('shows what was there once a change is taken back', async () => {
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  const row = { ...slots, id: 5, version: 2, admin: person }
  const { gateway, kept, toasts } = await drawn({ preferences: row })
  const value = () => find<HTMLSelectElement>('select[name=notif1]').value
  await choose('notif1', 3)
  await save('preferences')
  await settled(() => expect([value(), saveOf('preferences').disabled]).toEqual(['3', true]))
  kept.preferences = { ...row, version: 4 }
  await act(async () => toasts.open()[0]?.action?.run())
  expect(gateway.update.mock.lastCall?.slice(0, 4)).toEqual([PREFERENCES, 5, { notif1: 1 }, 3])
  await settled(() => expect(value()).toBe('1'))
})

it('asks which preferences stand where others were saved meanwhile', async () => {
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  const row = { ...slots, id: 5, version: 2, admin: person }
  const { gateway } = await drawn({ preferences: row })
  gateway.update.mockRejectedValueOnce(problem(412, { current: { ...row, version: 3, notif1: 0 } }))
  await choose('notif1', 3)
  await save('preferences')
  expect(all('.conflict [data-column=notif1] td').map((cell) => cell.textContent)).toEqual([
    'Pour mes services seulement',
    'Jamais',
  ])
  await click('[data-action=keep-mine]')
  expect(gateway.update.mock.lastCall?.slice(0, 4)).toEqual([PREFERENCES, 5, { notif1: 3 }, 3])
})
