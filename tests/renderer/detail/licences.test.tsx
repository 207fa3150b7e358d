// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { table } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import { institutionHasAdmin } from '#schemas/tables/institutionHasAdmin.ts'
import { until } from '#tests/until.ts'
import { all, answered, click, control, fill, find, leave, nextFrame } from '../form/screen.tsx'
import { problem } from '../problem.ts'
import { choose, confirm, dialog, licence, open, saved, store } from './licenceStage.tsx'

afterEach(leave)

it('deactivates at once after a question, leaves for the list, and says so in red [console 4.9, console 8.4]', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  expect(find('h1').textContent).toBe('Claire Morel')
  await choose('isActivated', 'false')
  expect(dialog().textContent).toContain('ne pourra plus utiliser la plateforme')
  expect(dialog().textContent).toContain('Hôpital 1')
  expect(page.gateway.update).not.toHaveBeenCalled()
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { isActivated: false }, 4, [1]]])
  expect(page.onBack).toHaveBeenCalledOnce()
  expect(page.told()).toEqual([['error', 'Administrateur désactivé']])
})

it('is in use or not in one place: a form that has the column too leaves it out of the page', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  for (const one of [
    { ...institutionHasAdmin, detail: true as const },
    table('both', {
      entity: institutionHasAdmin.entity,
      list: { columns: ['user'], sort: 'user' },
      form: { style: 'category', status: 'isActivated', groups: { licence: ['matricule', 'isActivated'] } },
      detail: true,
    }),
  ] satisfies AnyTable[]) {
    await open(11, {}, one)
    expect(all('[name=isActivated]').map(({ tagName }) => tagName)).toEqual(['SELECT'])
    expect(all('[name=matricule]')).toHaveLength(1)
    await leave()
  }
})

it('changes nothing when the question is refused', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  await choose('isActivated', 'false')
  await click('[role=alertdialog] [data-action=cancel]')
  expect(find<HTMLSelectElement>('[name=isActivated]').value).toBe('true')
  expect([page.gateway.update.mock.calls.length, page.onBack.mock.calls.length]).toEqual([0, 0])
})

it('asks where, by name, in a group that shares its administrators [console 4.9]', async () => {
  store({
    institutionHasAdmin: [licence(11, 1), licence(12, 2), licence(13, 3, { isActivated: false })],
    institutiongroup: [
      { id: 1, version: 1, name: 'GHT Val', type: 1, institution: [1, 2, 3] },
      { id: 2, version: 1, name: 'Siège', type: 6, institution: [1, 3] },
    ],
  })
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

it('of which somebody else ended the access meanwhile is not saved before that is read', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  const current = licence(11, 1, { version: 5, isActivated: false, deactivatedAt: 1_790_000_000 })
  page.gateway.update.mockRejectedValueOnce(problem(412, { current }))
  await fill(0, { position: 'Cadre de santé' })
  await click('[data-action=save]')
  await confirm()
  const told = all('.conflict tbody tr').map((line) => [...line.children].map((cell) => cell.textContent))
  expect(told).toEqual([
    ['Statut', 'Non modifié', 'Inactif'],
    ['Fonction', 'Cadre de santé', ''],
  ])
})

it('stays on the page where the change fails', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  page.gateway.update.mockRejectedValueOnce(problem(500))
  await choose('isActivated', 'false')
  const before = page.gateway.list.mock.calls.length
  await confirm()
  // Nobody knows how it stands now: it is read again.
  const asked = page.gateway.list.mock.calls.slice(before).map(([entity, { query }]) => [entity, query])
  expect(asked).toEqual([['institutionHasAdmin', { id: 11 }]])
  expect(page.onBack).not.toHaveBeenCalled()
  expect(page.told().map(([tone]) => tone)).toEqual(['error'])
  expect(find<HTMLSelectElement>('[name=isActivated]').value).toBe('true')
})

it('a change whose answer is lost is sent again as it was agreed to, once, and told in its own words', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  page.gateway.update.mockRejectedValueOnce(problem(520))
  await choose('isActivated', 'false')
  await confirm()
  await answered()
  expect([all('[role=alertdialog]').length, page.onBack.mock.calls.length]).toEqual([0, 0])
  await act(async () => void window.dispatchEvent(new Event('online')))
  for (let answer = 0; answer < 3; answer++) await answered()
  const change = ['institutionHasAdmin', 11, { isActivated: false }, 4, [1]]
  expect(saved(page)).toEqual([change, change])
  const [first, again] = page.gateway.update.mock.calls.map(([, , , , options]) => options?.key)
  expect([first, again]).toEqual([expect.stringMatching(/\S/), first])
  expect(page.told()[0]).toEqual(['error', 'Administrateur désactivé'])
  expect(page.onBack).toHaveBeenCalledOnce()
})

it('a change whose answer comes late leads nobody back who has gone on, and is told', async () => {
  store({ institutionHasAdmin: [licence(11, 1)] })
  const page = await open(11)
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof licence>>()
  page.gateway.update.mockReturnValueOnce(promise)
  await choose('isActivated', 'false')
  await confirm()
  await leave()
  await act(async () => answer(licence(11, 1, { version: 5, isActivated: false })))
  await until(() => expect(page.told()).toEqual([['error', 'Administrateur désactivé']]))
  expect(page.onBack).not.toHaveBeenCalled()
})

it('tells since when it is inactive, is read only, and activates with a message [console 2.3.17, console 4.9]', async () => {
  store({
    institutionHasAdmin: [licence(11, 1, { isActivated: false, deactivatedAt: 1_773_316_800 })],
    institutiongroup: [{ id: 1, version: 1, name: 'GHT Val', type: 1, institution: [1, 2] }],
  })
  const page = await open(11)
  expect(find('.status-since').textContent).toBe('depuis le 12-03-2026')
  expect(control(0, 'firstName').readOnly).toBe(true)
  await choose('isActivated', 'true')
  expect(dialog().textContent).toContain('Un e-mail l’en informe')
  await confirm()
  expect(saved(page)).toEqual([['institutionHasAdmin', 11, { isActivated: true }, 4, [1]]])
  expect(page.told()).toEqual([['success', 'Administrateur activé']])
})

it('keeps what was typed before a deactivation, and saves it only once the access is active again', async () => {
  const person = 4711
  const opened = async (more: object) => {
    store({ institutionHasAdmin: [licence(11, 1, more)] })
    await open(11, { person })
  }
  await opened({})
  await fill(0, { matricule: 'M8' })
  await leave()
  for (const isActivated of [false, true]) {
    await opened({ isActivated })
    expect(control(0, 'matricule').value).toBe('M8')
    expect(find<HTMLButtonElement>('[data-action=save]').disabled).toBe(!isActivated)
    await leave()
  }
})

it('blocks an e-mail that somebody else has, with a way back and nothing saved [console 4.8]', async () => {
  store({
    institutionHasAdmin: [licence(11, 1)],
    admin: [
      { id: 7, version: 1, email: 'claire@example.org' },
      { id: 8, version: 1, email: 'Paul@example.org' },
    ],
  })
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
  store({ institutionHasAdmin: [licence(11, 1)] })
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
  store({ institutionHasAdmin: [licence(11, 1)] })
  await open(11, { facts: { level: 2, records: {}, options: {}, flags: {} } })
  expect(find<HTMLSelectElement>('[name=isActivated]').disabled).toBe(true)
  expect(control(0, 'firstName').readOnly).toBe(true)
  expect(all('[data-action=save]')).toHaveLength(0)
  expect(all('.form-note').map((one) => one.textContent)).toEqual([
    'Lecture seule\u00a0: votre niveau ne permet pas de modifier.',
  ])
})

it('names all institutions of a person whose own details change, and the one of what is of the licence', async () => {
  store({
    institutionHasAdmin: [licence(11, 1)],
    admin: [{ id: 7, version: 1, email: 'claire@example.org', institution: [1, 3] }],
  })
  const page = await open(11)
  const change = async (values: Parameters<typeof fill>[1]) => {
    await fill(0, values)
    await nextFrame()
    await click('[data-action=save]')
    await answered()
    return find('[role=alertdialog] [data-places]').dataset.places
  }
  expect(await change({ matricule: 'M8' })).toBe('1')
  await click('[role=alertdialog] [data-action=cancel]')
  expect(await change({ firstName: 'Clara' })).toBe('1 3')
  await confirm()
  await answered()
  expect(page.toasts.state.getState().history[0]?.places).toEqual(['Hôpital 1', 'Hôpital 3'])
})
