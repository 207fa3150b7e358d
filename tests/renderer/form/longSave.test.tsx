// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/save/long/SaveProgress.tsx'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { admin } from '#schemas/tables/admin.ts'
import { payCode } from '#schemas/tables/payCode.ts'
import { until } from '#tests/until.ts'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, control, fill, find, leave, press, show } from './screen.tsx'

afterEach(leave)

const first = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
const named = (ids: readonly number[]) => ids.map((id) => ({ id, name: `Hôpital ${id}` }))

/** Calls that are not answered before they are let go. */
const holding = () => {
  const held: PromiseWithResolvers<void>[] = []
  return {
    wait: () => {
      const one = Promise.withResolvers<void>()
      held.push(one)
      return one.promise
    },
    answer: () => act(async () => held.splice(0).forEach(({ resolve }) => void resolve())),
    lose: () => act(async () => held.splice(0).forEach(({ reject }) => void reject(problem(520)))),
  }
}

/** The form of a row of its own for each of so many institutions. */
const open = async (count: number, lines = 1) => {
  const stage = stageGateway(catalogue)
  const { wait, ...calls } = holding()
  const insert = vi.fn<Gateway['insert']>(async (...asked) => {
    await wait()
    return stage.insert(...asked)
  })
  const selected = first(count)
  const institutions = named(selected)
  const onClose = vi.fn<() => void>()
  const form = <FormDialog table={payCode} onSaved={() => undefined} onClose={onClose} />
  const { toasts } = await show(form, { gateway: { ...stage, insert }, institutions, selected })
  for (const line of first(lines)) {
    if (line > 1) await click('[data-action=add-line]')
    await fill(line - 1, { name: 'Nuit', code: `N${line}` })
  }
  await click('[data-action=save]')
  return { onClose, toasts, ...calls, places: () => insert.mock.calls.map(([, row]) => row.institution) }
}
const seen = (check: () => void | Promise<void>) =>
  until(async () => {
    await act(async () => undefined)
    await check()
  })

it('a save that writes to many institutions says how many are done', async () => {
  const { onClose, answer } = await open(12)
  const bar = () => find('dialog [role=progressbar]')
  await seen(() => expect(bar().ariaLabel).toBe('Enregistrement en cours'))
  expect(find('.modal-progress').textContent).toBe('0 sur 12')
  await answer()
  await seen(() => expect(Number(bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0))
  expect(find('.modal-progress').textContent).toMatch(/^[1-9]\d? sur 12$/)
  await seen(async () => {
    await answer()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('one that writes to few does not', async () => {
  await open(2)
  await seen(() =>
    expect(find('[data-action=save]').ariaDisabled ?? find('[data-action=save]').ariaBusy).toBe('true'),
  )
  expect(all('.modal-progress, [data-action=stop]')).toEqual([])
  expect(all('.modal-keys')).toHaveLength(1)
})

const stop = () => find<HTMLButtonElement>('[data-action=stop]')

it('a long save can be stopped: what is under way ends, what is written where is told, and the rest is another save', async () => {
  const { onClose, toasts, answer, places } = await open(12)
  await seen(() => expect(stop().textContent).toBe('Arrêter'))
  expect(all('[data-action=cancel]')).toEqual([])
  stop().focus()
  await click('[data-action=stop]')
  expect(find('.modal-progress [role=status]').textContent).toBe('Arrêt après l’envoi en cours…')
  expect([stop().ariaDisabled, document.activeElement]).toEqual(['true', stop()])
  await press(stop(), 'Escape')
  expect(onClose).not.toHaveBeenCalled()
  await answer()
  await seen(() => expect(document.activeElement).toBe(find('.stopped')))
  expect(places()).toEqual([1, 2, 3, 4])
  expect(find('.stopped > p').textContent).toContain('un nouvel enregistrement écrit seulement ce qui manque')
  const told = all('.stopped .places')
  expect(told[0]?.textContent).toMatch(
    /^Enregistré dans 4 établissements.: Hôpital 1, Hôpital 2, Hôpital 3 et 1 autre/,
  )
  expect(told[1]?.textContent).toMatch(/^Pas encore enregistré dans 8 établissements.: Hôpital 5/)
  expect(told).toHaveLength(2)
  expect([
    toasts.state.getState().history,
    control(0, 'name').value,
    control(0, 'name').matches(':disabled'),
  ]).toEqual([[], 'Nuit', false])
  expect(all('[data-action=stop], .modal-progress')).toEqual([])
  await click('[data-action=cancel]')
  expect(find('[role=alertdialog]').textContent).toContain('Ce qui est déjà enregistré reste')
  await click('[role=alertdialog] [data-action=cancel]')
  await click('[data-action=save]')
  await seen(async () => {
    await answer()
    expect(onClose).toHaveBeenCalledOnce()
  })
  expect(places()).toEqual(first(12))
})

it('one of several lines that is stopped says of each line where it is', async () => {
  const { answer } = await open(6, 2)
  await seen(() => expect(stop().textContent).toBe('Arrêter'))
  await click('[data-action=stop]')
  await answer()
  await seen(() => expect(all('.stopped')).toHaveLength(1))
  const told = all('.stopped > div').map((line) => [
    line.querySelector('strong')?.textContent,
    ...[...line.querySelectorAll('.places')].map(({ textContent }) => textContent.replace(/\s:.*/, '')),
  ])
  expect(told).toEqual([
    ['Ligne 1', 'Enregistré dans 4 établissements', 'Pas encore enregistré dans 2 établissements'],
    ['Ligne 2', 'Pas encore enregistré dans 6 établissements'],
  ])
})

it('one that is stopped while no answer comes does not say that it goes on by itself', async () => {
  const { toasts, lose, places } = await open(12)
  await seen(() => expect(stop().textContent).toBe('Arrêter'))
  await click('[data-action=stop]')
  await lose()
  await seen(() => expect(document.activeElement).toBe(find('.failures')))
  expect(find('.failures li').textContent).toMatch(/^Hôpital 1\s: Pas de connexion Internet\.$/)
  expect(all('.failures li')).toHaveLength(4)
  expect(find('.stopped .places').textContent).toMatch(/^Pas encore enregistré dans 8 établissements/)
  expect(toasts.state.getState().history.map(({ text }) => text)).toEqual([
    'Tous les ajouts n’ont pas pu être faits',
  ])
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(places()).toHaveLength(4)
})

it('a question whose yes takes long makes way for how far it is, and for the button that stops it', async () => {
  const known = { id: 7, version: 1, email: 'claire@example.org', user: 'Claire Morel', institution: [1] }
  const stage = stageGateway(catalogue, { admin: [known] })
  const { wait, answer } = holding()
  const link = vi.fn<Gateway['link']>(async (...asked) => {
    await wait()
    return stage.link(...asked)
  })
  const selected = first(13)
  const onClose = vi.fn<() => void>()
  const table = { ...admin, form: { style: 'plain', lines: 1, columns: ['email'] } } as const
  await show(<FormDialog table={table} onSaved={() => undefined} onClose={onClose} />, {
    gateway: { ...stage, link },
    institutions: named(selected),
    selected,
    useChoices: () => ({ state: 'ready', choices: selected.map((id) => ({ id, label: `Hôpital ${id}` })) }),
  })
  await fill(0, { email: 'claire@example.org' })
  await click('[data-column=assignmentInstitutions] .several-head button')
  await click('[data-action=save]')
  await seen(() => expect(find('[role=alertdialog]').textContent).toContain('Claire Morel'))
  await click('[role=alertdialog] [data-action=confirm]')
  await seen(() => expect(stop().textContent).toBe('Arrêter'))
  expect(all('[role=alertdialog]')).toEqual([])
  await click('[data-action=stop]')
  await answer()
  await seen(() => expect(all('.stopped .places')).toHaveLength(2))
  expect([link.mock.calls.length, all('[role=alertdialog]').length]).toEqual([4, 0])
})
