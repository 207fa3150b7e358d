// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, control, enter, fill, find, leave, show } from './screen.tsx'

afterEach(leave)

const open = async (institutions: readonly number[]) => {
  const gateway = stageGateway(catalogue)
  const onClose = vi.fn()
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <FormDialog
        table={publicHolidays}
        institutions={institutions}
        onSaved={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
    { gateway, selected: institutions },
  )
  return { gateway, toasts, onClose }
}
const texts = (toasts: Awaited<ReturnType<typeof open>>['toasts']) =>
  toasts.state.getState().open.map(({ tone, text }) => `${tone} ${text}`)

const row = { id: 4, version: 1, institution: 1, date: '2026-05-01' }

it('says that a change leads to a day that is there already, in words of its own [console 5.16]', async () => {
  const gateway = stageGateway(catalogue, { publicholiday: [row] })
  gateway.update.mockRejectedValueOnce(
    problem(409, { details: [{ column: 'date', code: 409, reason: 'taken' }] }),
  )
  const form = <FormDialog table={publicHolidays} row={row} onSaved={() => {}} onClose={() => {}} />
  const { toasts } = await show(form, { gateway, selected: [1] })
  await fill(0, { date: '2026-12-25' })
  await enter(control(0, 'date'))
  await click('[role=alertdialog] [data-action=confirm]')
  expect(texts(toasts)).toEqual([
    expect.stringContaining('error Ce jour férié existe déjà dans l’établissement'),
  ])
  expect(find('[data-error-code="409"]').textContent).toContain('Ce jour férié existe déjà')
})

it('says that a creation failed for another reason, and which beside it', async () => {
  const { gateway, toasts } = await open([1])
  gateway.insertAll.mockRejectedValueOnce(problem(503))
  await fill(0, { date: '2026-05-01' })
  await enter(control(0, 'date'))
  expect(texts(toasts)).toEqual(['error Tous les ajouts n’ont pas pu être faits'])
  expect(find('.failures').textContent).toContain('momentanément indisponible')
})

it('sends all lines and institutions in one call [console 5.16]', async () => {
  const { gateway, onClose } = await open([1, 2])
  await fill(0, { date: '2026-05-01' })
  await click('[data-action="add-line"]')
  await fill(1, { date: '2026-12-25' })
  await enter(control(1, 'date'))
  expect(gateway.insert).not.toHaveBeenCalled()
  expect(gateway.insertAll.mock.calls.map((call) => call.slice(0, 3))).toEqual([
    ['publicholiday', [{ date: '2026-05-01' }, { date: '2026-12-25' }], [1, 2]],
  ])
  expect(onClose).toHaveBeenCalled()
})

it.each([
  { institutions: [1], said: 'Ce jour férié existe déjà dans l’établissement' },
  { institutions: [1, 2], said: 'Ce jour férié existe déjà dans au moins un des établissements concernés' },
])('says that nothing was saved, in $institutions.length', async ({ institutions, said }) => {
  const { gateway, toasts, onClose } = await open(institutions)
  const details = [
    { column: 'date', code: 409, reason: 'taken' as const, line: 0, institution: institutions.at(-1) },
  ]
  gateway.insertAll.mockRejectedValueOnce(problem(409, { details }))
  await fill(0, { date: '2026-05-01' })
  await enter(control(0, 'date'))
  expect(texts(toasts)).toEqual([expect.stringContaining(`error ${said}`)])
  expect(find('.failures').textContent).toContain(
    institutions.length > 1 ? 'Clinique des Lilas' : 'CHU de Lyon',
  )
  expect(onClose).not.toHaveBeenCalled()
  await enter(control(0, 'date'))
  expect(onClose).toHaveBeenCalled()
  expect(all('.failures')).toHaveLength(0)
})

it('says nothing more of a day that was there already once another stands in its field', async () => {
  const { gateway } = await open([1, 2])
  const details = [{ column: 'date', code: 409, reason: 'taken' as const, line: 0, institution: 2 }]
  gateway.insertAll.mockRejectedValueOnce(problem(409, { details }))
  await fill(0, { date: '2026-05-01' })
  await enter(control(0, 'date'))
  expect(find('.failures').textContent).toContain('Clinique des Lilas')
  await fill(0, { date: '31/02/2027' })
  await enter(control(0, 'date'))
  expect(find('[data-column=date] [data-error-code]').textContent).toContain('Saisissez une date')
  expect(all('.failures')).toEqual([])
})
