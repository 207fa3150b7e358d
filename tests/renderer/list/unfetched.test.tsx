// @vitest-environment jsdom
import i18next from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { tellUnfetched } from '#renderer/list/csv/tellUnfetched.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { problem } from '../problem.ts'
import { click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

it('an export that the network cut off says so, and its message tries again', async () => {
  const gateway = codesGateway([rowOf(1), rowOf(2)])
  const made = vi.fn<(file: Blob) => string>(() => 'blob:x')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await showTable({ gateway })
  gateway.list.mockRejectedValueOnce(problem(520))
  await click('[data-action=export-csv]')
  await settle(() => document.querySelector('[data-tone=error]') !== null)
  expect(find('[data-tone=error]').textContent).toContain(
    'L’export n’a pas abouti. La connexion a été interrompue.',
  )
  expect(made).not.toHaveBeenCalled()
  await click('[data-tone=error] [data-action=retry]')
  await settle(() => document.querySelector('[data-tone=success]') !== null)
  expect(made).toHaveBeenCalledOnce()
  expect(find('[data-tone=success]').textContent).toContain('2 lignes exportées')
})

it('an export that is stopped ends without a word', async () => {
  const gateway = codesGateway([rowOf(1)])
  const { toasts } = await showTable({ gateway })
  const list = gateway.list.getMockImplementation()
  gateway.list.mockImplementation(async (entity, request, signal) => {
    if (request.offset === 0)
      return { ...(await list?.(entity, request, signal)), rows: [rowOf(1)], count: 2 }
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(problem(520))))
  })
  await click('[data-action=export-csv]')
  await settle(() => document.querySelector('.csv-buttons [data-action=cancel]'))
  await click('.csv-buttons [data-action=cancel]')
  await settle(() => document.querySelector('.csv-buttons [data-action=cancel]') === null)
  expect(toasts.state.getState().history).toEqual([])
})

it.each([
  [520, 'La connexion a été interrompue.', true],
  [503, 'Le service est momentanément indisponible. Réessayez dans un instant.', true],
  [429, 'Trop de tentatives. Patientez un moment puis réessayez.', true],
  [403, 'Vous n’êtes pas autorisé à effectuer cette action.', false],
  [404, 'L’information recherchée est introuvable.', false],
])(
  'a file that did not come (%i) says why, and is asked for again where that may help',
  (status, why, again) => {
    const toasts = createToasts()
    const run = vi.fn<() => void>()
    tellUnfetched({ t: i18next.t, toasts }, 'X.', problem(status), run)
    const [told] = toasts.state.getState().open
    expect(told?.text).toBe(`X. ${why}`)
    told?.action?.run()
    expect(run).toHaveBeenCalledTimes(again ? 1 : 0)
  },
)

it('of a browser that knows that it is offline it is said so', () => {
  const toasts = createToasts()
  tellUnfetched({ t: i18next.t, toasts }, 'X.', problem(520, { offline: true }), () => undefined)
  expect(toasts.state.getState().open[0]?.text).toBe('X. Pas de connexion Internet.')
})
