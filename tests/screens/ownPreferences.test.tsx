// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import {
  choose,
  drawn,
  nextPerson,
  PREFERENCES,
  save,
  saveOf,
  settled,
  someone,
  table,
  within,
} from './notificationsPage.tsx'

beforeEach(nextPerson)
afterEach(leave)

it('offers the events that somebody can be told of, in five categories [area 2.6, area 3.9, console 3.2]', async () => {
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
  const offered = (slot: string) =>
    all(`select[name=${slot}] option:not([value=""])`).map((option) => option.textContent)
  const [always, mine, own, never] = offered('notif1')
  expect([always, mine, never]).toEqual(['Toujours', 'Pour mes services seulement', 'Jamais'])
  // What one's own is depends on the event. Specification of the console, §3.
  expect([own, offered('notif6')[2], offered('notif9')[2]]).toEqual([
    'Si j’ai invité le soignant',
    'Si j’ai créé la mission',
    'Si j’ai publié la mission et qu’un autre l’annule',
  ])
})

it('makes the preferences with the first save, and changes them with the next [area 4.4]', async () => {
  const { gateway, said } = await drawn()
  expect(saveOf('preferences').disabled).toBe(true)
  await choose('notif1', 3)
  await save('preferences')
  const [[entity, made] = []] = gateway.insert.mock.calls
  expect([entity, made]).toEqual([
    PREFERENCES,
    expect.objectContaining({ admin: someone.id, notif1: 3, notif2: 2 }),
  ])
  expect(Object.keys(made ?? {})).not.toContain('notif10')
  expect(said()).toEqual([['success', 'Préférences enregistrées']])
  await settled(() => expect(saveOf('preferences').disabled).toBe(true))
  expect(document.activeElement?.textContent).toBe('Mes préférences')
  await choose('notif5', 1)
  await save('preferences')
  expect(gateway.update.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    [PREFERENCES, 1, { notif5: 1 }, 1],
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
  const { gateway, said } = await drawn()
  await choose('notif1', 3)
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  const { id } = await gateway.insert(PREFERENCES, { ...slots, admin: someone.id })
  await save('preferences')
  const value = (slot: string) => find<HTMLSelectElement>(`select[name=${slot}]`).value
  await settled(() => expect([value('notif1'), value('notif2')]).toEqual(['3', '1']))
  expect(said().at(-1)).toEqual(['info', expect.stringContaining('enregistrées ailleurs')])
  await save('preferences')
  expect(gateway.update.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    [PREFERENCES, id, { notif1: 3 }, 1],
  ])
})

it('shows what was there once a change is taken back', async () => {
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  const row = { ...slots, id: 5, version: 2, admin: someone.id }
  const { gateway, toasts } = await drawn({ preferences: row })
  const value = () => find<HTMLSelectElement>('select[name=notif1]').value
  await choose('notif1', 3)
  await save('preferences')
  await settled(() => expect([value(), saveOf('preferences').disabled]).toEqual(['3', true]))
  await act(async () => toasts.state.getState().open[0]?.action?.run())
  expect(gateway.updateAll.mock.lastCall?.slice(0, 2)).toMatchObject([
    PREFERENCES,
    [{ id: 5, version: 3, patch: { notif1: 1 } }],
  ])
  await settled(() => expect(value()).toBe('1'))
})

it('asks which preferences stand where others were saved meanwhile', async () => {
  const slots = Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, 1]))
  const row = { ...slots, id: 5, version: 2, admin: someone.id }
  const { gateway } = await drawn({ preferences: row })
  await gateway.update(PREFERENCES, 5, { notif1: 0 }, 2)
  await choose('notif1', 3)
  await save('preferences')
  expect(all('.conflict [data-column=notif1] td').map((cell) => cell.textContent)).toEqual([
    'Pour mes services seulement',
    'Jamais',
  ])
  await click('[data-action=keep-mine]')
  expect(gateway.update.mock.lastCall?.slice(0, 4)).toEqual([PREFERENCES, 5, { notif1: 3 }, 3])
})

it('what was chosen is taken back by a button, and what is chosen then is kept when it is left', async () => {
  const row = { id: 5, version: 1, admin: someone.id, notif1: 1 }
  await drawn({ preferences: row })
  const value = () => find<HTMLSelectElement>('select[name=notif1]').value
  await choose('notif1', 0)
  await click('[data-card=preferences] [data-action=reset]')
  expect([value(), saveOf('preferences').disabled]).toEqual(['1', true])
  await choose('notif1', 3)
  await leave()
  await drawn({ preferences: row })
  expect(value()).toBe('3')
})
