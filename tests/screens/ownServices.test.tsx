// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Gateway } from '#renderer/gateway.ts'
import { linkChanges } from '#screens/notifications/services/linkChanges.ts'
import { all, click, find, leave, press } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import {
  boxOf,
  drawn,
  LINKS,
  link,
  nextPerson,
  save,
  saveOf,
  settled,
  someone,
  stateOf,
  tick,
  within,
} from './notificationsPage.tsx'

const inserted = ({ insert }: Awaited<ReturnType<typeof drawn>>['gateway']) =>
  insert.mock.calls.map(([entity, row]) => [entity, row])

beforeEach(nextPerson)
afterEach(leave)

it('shows the departments of each institution under their divisions, and what is chosen [area 2.6]', async () => {
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

it('sends what differs and nothing else: links that go, and new ones in the first institution [area 4.5, area 3.8]', async () => {
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
  expect(inserted(gateway)).toEqual([[LINKS, { admin: someone.id, institution: 2, service: 14 }]])
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
  expect(saveOf('services').disabled).toBe(true)
  expect(document.activeElement?.textContent).toBe('Mes services')

  // The link that was made is known by its id, and goes again.
  await tick(boxOf('services', 14, 2))
  await tick(boxOf('services', 13))
  await save('services')
  expect(gateway.remove.mock.lastCall?.[1]).toBe(5)
  expect(gateway.insert.mock.lastCall?.[1]).toEqual({ admin: someone.id, institution: 1, service: 13 })
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
  expect(failures.map(({ dataset }) => [dataset.service, dataset.errorCode])).toEqual([['14', '503']])
  expect(failures[0]?.textContent).toMatch(/^Pédiatrie .*\S/)
  expect(said()).toEqual([])
  expect([stateOf(boxOf('services', 11)), stateOf(boxOf('services', 14, 2))]).toEqual([false, true])
  gateway.insert.mockClear()
  await save('services')
  expect(inserted(gateway)).toEqual([[LINKS, { admin: someone.id, institution: 2, service: 14 }]])
  expect(gateway.remove).toHaveBeenCalledTimes(1)
  expect(all('[data-card=services] [data-error-code]')).toEqual([])
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
})

it('what somebody else has done meanwhile is done, and what is there is read anew', async () => {
  const { gateway, said } = await drawn()
  await tick(boxOf('services', 11))
  await tick(boxOf('services', 12))
  const { id } = await gateway.insert(LINKS, { admin: someone.id, institution: 1, service: 12 })
  await gateway.remove(LINKS, 1, 'all')
  await save('services')
  expect(said()).toEqual([['success', 'Modifications enregistrées']])
  await settled(() => expect(saveOf('services').disabled).toBe(true))
  await tick(boxOf('services', 12))
  await save('services')
  expect(gateway.remove.mock.lastCall?.[1]).toBe(id)
})

it('what got no answer is sent again as the same call, and a link that is made once more as another', async () => {
  const { gateway } = await drawn()
  gateway.insert.mockRejectedValueOnce(problem(520))
  await tick(boxOf('services', 12))
  await save('services')
  expect(find('[data-card=services] [data-error-code]').dataset.service).toBe('12')
  await save('services')
  const keys = () => gateway.insert.mock.calls.map(([, , options]) => options?.key)
  expect(keys()[0]).toMatch(/\S/)
  expect(keys()[1]).toBe(keys()[0])
  await tick(boxOf('services', 12))
  await save('services')
  expect(gateway.remove.mock.lastCall?.[3]?.key).toMatch(/\S/)
  await tick(boxOf('services', 12))
  await save('services')
  expect(keys()).toHaveLength(3)
  expect(keys()[2]).not.toBe(keys()[0])
})

it('what was saved is taken back by its message: what had come goes, what had gone comes again', async () => {
  const { gateway, toasts, said } = await drawn()
  await tick(boxOf('services', 11))
  await tick(boxOf('services', 12))
  await save('services')
  const made = await gateway.insert.mock.results[0]?.value
  gateway.insert.mockClear()
  const [message] = toasts.state.getState().open
  await act(async () => message?.action?.run())
  await settled(() => expect(said()).toContainEqual(['info', 'C’est annulé.']))
  expect(inserted(gateway)).toEqual([[LINKS, { admin: someone.id, institution: 1, service: 11 }]])
  const removed = gateway.removeAll.mock.calls.map(([entity, rows]) => [entity, rows.map(({ id }) => id)])
  expect(removed).toEqual([[LINKS, [made?.id]]])
  await settled(() => expect(stateOf(boxOf('services', 11))).toBe(true))
  expect([stateOf(boxOf('services', 12)), saveOf('services').disabled]).toEqual([false, true])
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
    { admin: someone.id, institution: 2, service: 13 },
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
  expect(linkChanges(someone.id, own, [], [2]).removed.map(({ id }) => id)).toEqual([2, 3])
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
  let isDown = true
  const list: Gateway['list'] = async (entity, ...asked) => {
    if (isDown && entity === 'pole') throw problem(503)
    return gateway.list(entity, ...asked)
  }
  await drawn({ gateway: { ...gateway, list } })
  expect(within('services', '[role=alert]').textContent).toMatch(/\S/)
  isDown = false
  await click('[data-card=services] [data-action=retry]')
  await settled(() => boxOf('services', 11))
})

it('what was ticked is taken back by a button, also once it was left and found again', async () => {
  await drawn()
  const reset = () => within('services', '[data-action=reset]') as unknown as HTMLButtonElement
  expect(reset().disabled).toBe(true)
  await tick(boxOf('poles', 1))
  await leave()
  const { gateway } = await drawn()
  expect([stateOf(boxOf('services', 12)), all('.restored').length]).toEqual([true, 1])
  await click('[data-card=services] [data-action=reset]')
  expect([stateOf(boxOf('services', 11)), stateOf(boxOf('services', 12))]).toEqual([true, false])
  expect([saveOf('services').disabled, reset().disabled, all('.restored')]).toEqual([true, true, []])
  expect(gateway.insert).not.toHaveBeenCalled()
})
