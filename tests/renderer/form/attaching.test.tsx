// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { Gateway } from '#renderer/gateway.ts'
import { admin } from '#schemas/tables/admin.ts'
import { all, click, find, leave, memoryGateway, settle, showTable, type } from '../list/stage.tsx'

afterEach(leave)

const known = { id: 7, version: 1, email: 'Claire@example.org', institution: [1] }
const gatewayOf = (row: typeof known) => ({
  ...memoryGateway([]),
  list: vi.fn<Gateway['list']>(async (_, { text }) => {
    const rows = text ? [row] : []
    return { rows, count: rows.length }
  }),
  insert: vi.fn<Gateway['insert']>(async () => known),
  link: vi.fn<Gateway['link']>(async () => undefined),
})
const field = (name: string) => find<HTMLInputElement>(`dialog [name=${name}]`)

/** The form of one administrator, the e-mail alone, sent. */
const send = async (gateway: ReturnType<typeof gatewayOf>) => {
  await showTable({ gateway }, {}, { ...admin, form: { style: 'plain', lines: 5, columns: ['email'] } })
  await click('[data-action=add]')
  await settle(() => all('dialog [name=email]').length > 0)
  await type(field('email'), 'claire@example.org')
  await click('dialog [data-action=save]')
}

it('asks before it attaches somebody known, and creates nobody', async () => {
  const gateway = gatewayOf(known)
  await send(gateway)
  await settle(() => all('[role=alertdialog]').length > 0)
  expect(find('[role=alertdialog]').textContent).toContain('Claire@example.org')
  await click('[role=alertdialog] [data-action=confirm]')
  await settle(() => all('dialog').length === 0)
  expect(gateway.insert).not.toHaveBeenCalled()
  expect(gateway.link.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    ['institutionHasAdmin', 'admin', [7], 2],
  ])
})

it('goes back to the form as it was when the person refuses', async () => {
  const gateway = gatewayOf(known)
  await send(gateway)
  await settle(() => all('[role=alertdialog]').length > 0)
  await click('[role=alertdialog] [data-action=cancel]')
  expect(field('email').value).toBe('claire@example.org')
  expect([gateway.insert.mock.calls.length, gateway.link.mock.calls.length]).toEqual([0, 0])
})

it('tells under the e-mail that every institution has this person already', async () => {
  const gateway = gatewayOf({ ...known, institution: [1, 2] })
  await send(gateway)
  await settle(() => all('[data-error-code="449"]').length > 0)
  expect(gateway.insert).not.toHaveBeenCalled()
})
