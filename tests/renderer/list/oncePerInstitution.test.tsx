// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { institutionOptionMission } from '#schemas/tables/institutionOptionMission.ts'
import { problem } from '../problem.ts'
import { all, click, codesGateway, find, leave, settle, showTable } from './stage.tsx'

const rowIn = (institution: number): WireRow => ({ id: institution, version: 1, institution })
const show = async (stored: readonly WireRow[]) => {
  let present = [...stored]
  const insert = vi.fn<Gateway['insert']>(async (_, row) => {
    const made = { ...row, id: row.institution as number, version: 1 }
    present = [...present, made]
    return made
  })
  const list = vi.fn<Gateway['list']>(async () => ({ rows: present, count: present.length }))
  const gateway = { ...codesGateway([]), list, insert }
  const { toasts } = await showTable({ gateway, selected: [1, 2, 3] }, {}, institutionOptionMission)
  await settle(() => all('tbody tr').length === stored.length && all('[aria-busy=true]').length === 0)
  return { insert, toasts }
}

afterEach(leave)

it('a line of which there is one an institution is added where there is none yet', async () => {
  const { insert } = await show([rowIn(1)])
  await click('[data-action=add]')
  await settle(() => all('.form-places').length === 1)
  expect(find('.form-places').textContent).toBe(
    'Seulement pour\u00a0: Clinique des Lilas et EHPAD Les Tilleuls. Dans les autres établissements sélectionnés, c’est déjà réglé.',
  )
  await click('[role=dialog] [data-action=save]')
  await settle(() => all('[role=dialog]').length === 0 && all('tbody tr').length === 3)
  expect(insert.mock.calls.map(([, row]) => row.institution)).toEqual([2, 3])
  expect(all('[data-action=add]')).toEqual([])
})

it('where somebody else has added it meanwhile that is told of that institution alone, in each try', async () => {
  const { insert, toasts } = await show([rowIn(1)])
  const taken = [
    { column: 'institution', code: 409, reason: 'taken', clash: { columns: ['institution'] } } as const,
  ]
  const made = insert.getMockImplementation()
  insert.mockImplementation(async (...asked) => {
    if (asked[1].institution === 3) throw problem(409, { details: taken })
    return made?.(...asked) ?? rowIn(2)
  })
  await click('[data-action=add]')
  await settle(() => all('.form-places').length === 1)
  for (const tries of [1, 2]) {
    await click('[role=dialog] [data-action=save]')
    await settle(() => toasts.state.getState().history.length === tries)
    expect(toasts.state.getState().open.at(-1)?.places).toEqual(['EHPAD Les Tilleuls'])
    expect(find('[role=dialog] .failures li').textContent).toBe(
      'EHPAD Les Tilleuls\u00a0: C’est déjà réglé dans cet établissement\u00a0: modifiez la ligne qui y est.',
    )
  }
})

it('no institution is named where the line is for all that are selected', async () => {
  await show([])
  await click('[data-action=add]')
  await settle(() => all('[role=dialog] [data-action=save]').length === 1)
  expect(all('.form-places')).toEqual([])
})
