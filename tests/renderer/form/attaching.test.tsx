// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { admin } from '#schemas/tables/admin.ts'
import { all, click, find, leave, settle, showTable, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)

const known = { id: 7, version: 1, email: 'Claire@example.org', user: 'Claire Morel', institution: [1] }
const gatewayOf = (...admin: (typeof known)[]) => stageGateway(catalogue, { admin })
const field = (name: string) => find<HTMLInputElement>(`dialog [name=${name}]`)

const institutions = [
  { id: 1, label: 'CHU de Lyon' },
  { id: 2, label: 'Clinique des Lilas' },
]
const nobody = { state: 'ready', choices: [] } as const
const useChoices = (entity: string) =>
  entity === 'institution' ? ({ state: 'ready', choices: institutions } as const) : nobody
const boxes = () =>
  all('dialog [data-column=assignmentInstitutions] input[type=checkbox]') as HTMLInputElement[]
const ticked = () => boxes().map(({ checked }) => checked)

/** The form of one administrator, the e-mail alone, for the two institutions selected. */
const fill = async (gateway: ReturnType<typeof gatewayOf>, records: Record<string, number[]> = {}) => {
  const table = { ...admin, form: { style: 'plain', lines: 5, columns: ['email'] } } as const
  await showTable({ gateway, useChoices, facts: { level: 1, records, options: {}, flags: {} } }, {}, table)
  await click('[data-action=add]')
  await settle(() => all('dialog [name=email]').length > 0)
  await type(field('email'), 'claire@example.org')
}

const send = async (gateway: ReturnType<typeof gatewayOf>) => {
  await fill(gateway)
  await act(async () => boxes()[1]?.click())
  await click('dialog [data-action=save]')
}

it('asks before it attaches somebody known, and creates nobody [console 4.6]', async () => {
  const gateway = gatewayOf(known)
  await send(gateway)
  await settle(() => all('[role=alertdialog]').length > 0)
  expect(find('[role=alertdialog]').textContent).toContain('Claire Morel')
  // The other institution of the line has her already.
  expect(find('[role=alertdialog] .places').textContent).toBe('Dans\u00a0: Clinique des Lilas')
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(() => all('dialog').length === 0)
  expect(gateway.insert).not.toHaveBeenCalled()
  expect(gateway.link.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    ['institutionHasAdmin', 'admin', [7], 2],
  ])
  expect(find('[data-tone=success]').textContent).toContain('Ligne ajoutée')
  expect(find('[data-tone=success] .places').textContent).toBe('Dans\u00a0: Clinique des Lilas')
})

it('goes back to the form as it was when the person refuses', async () => {
  const gateway = gatewayOf(known)
  await send(gateway)
  await settle(() => all('[role=alertdialog]').length > 0)
  await click('[role=alertdialog] [data-action=cancel]')
  expect(field('email').value).toBe('claire@example.org')
  expect([gateway.insert.mock.calls.length, gateway.link.mock.calls.length]).toEqual([0, 0])
})

it('tells under the e-mail that every institution has this person already [console 5.5, console 8.2]', async () => {
  const gateway = gatewayOf({ ...known, institution: [1, 2] })
  await send(gateway)
  await settle(() => all('[data-error-code="449"]').length > 0)
  expect(gateway.insert).not.toHaveBeenCalled()
})

it('says where somebody could not be added: in the institutions of the line', async () => {
  const gateway = gatewayOf()
  gateway.insert.mockRejectedValue(problem(500))
  await fill(gateway)
  await click('dialog [data-action=save]')
  await settle(() => all('[data-tone=error]').length > 0)
  expect(find('[data-tone=error] .places').textContent).toBe('Dans\u00a0: CHU de Lyon')
})

it('is for the first institution selected where the line does not say otherwise [console 5.8, console 5.10]', async () => {
  const gateway = gatewayOf()
  await fill(gateway)
  expect(ticked()).toEqual([true, false])
  await click('dialog [data-action=save]')
  await settle(() => all('dialog').length === 0)
  expect(gateway.insert.mock.calls.map(([, row]) => row)).toEqual([
    { email: 'claire@example.org', institution: [1] },
  ])
})

it('asks which institutions a line is for where the first one shares its administrators', async () => {
  const gateway = gatewayOf(known)
  await fill(gateway, { 'institutiongroup.type=1,6': [1] })
  expect(ticked()).toEqual([false, false])
  await click('dialog [data-action=save]')
  await settle(() => all('[data-error-code="419"]').length > 0)
  expect(gateway.insert).not.toHaveBeenCalled()
})
