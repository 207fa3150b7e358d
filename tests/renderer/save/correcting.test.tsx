// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { nobody } from '#dsl/entities/access.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { institutionChronosTable } from '#schemas/tables/institutionChronos.ts'
import { all, click, control, fill, find, leave, show } from '../form/screen.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

const FIRST = 'https://first.example.org/api'
const SECOND = 'https://second.example.org/api'

/** `fails` says which institution refuses what is new. */
const gatewayOf = (fails: Map<number, object>) =>
  stageGateway(catalogue, { institutionChronos: [{ id: 9, version: 1 }] }, { fails })
const inserts = (gateway: ReturnType<typeof stageGateway>) =>
  gateway.insert.mock.calls.map(([, row]) => [row.institution, row.url])
const updates = (gateway: ReturnType<typeof stageGateway>) =>
  gateway.update.mock.calls.map(([, id, patch, version]) => [id, patch, version])

const open = async (gateway: ReturnType<typeof stageGateway>, table: AnyTable, person?: number) => {
  const onClose = vi.fn()
  const shown = await show(<FormDialog table={table} onSaved={() => undefined} onClose={onClose} />, {
    gateway,
    ...(person === undefined ? {} : { person }),
  })
  return { ...shown, onClose }
}
/** A line written to the first institution and refused by the second, then corrected. */
const corrected = async (table: AnyTable = institutionChronosTable) => {
  const fails = new Map([[2, problem(500)]])
  const gateway = gatewayOf(fails)
  const opened = await open(gateway, table)
  await fill(0, { url: FIRST, token: 't' })
  await click('[data-action=save]')
  expect(find('.failures').textContent).toContain('Clinique des Lilas')
  fails.clear()
  await fill(0, { url: SECOND })
  return { ...opened, gateway, fails }
}

afterEach(leave)

it('corrects the line also where it was written already [console 1.3]', async () => {
  const { gateway, onClose, toasts } = await corrected()
  await click('[data-action=save]')
  expect(inserts(gateway)).toEqual([
    [1, FIRST],
    [2, FIRST],
    [2, SECOND],
  ])
  // The secret is given again: the server asks for it with another address.
  expect(updates(gateway)).toEqual([[10, { url: SECOND, token: 't' }, 1]])
  expect(onClose).toHaveBeenCalledOnce()
  // What was said of the failure is true no more.
  expect(toasts.state.getState().open).toMatchObject([
    { tone: 'success', text: expect.stringMatching(/^2 .* dans 2 établissements$/) },
  ])
})

it('says where the correction failed, keeps the line, and corrects it the next time', async () => {
  const { gateway, onClose } = await corrected()
  gateway.update.mockRejectedValueOnce(problem(503))
  await click('[data-action=save]')
  expect(all('.failures li').map((one) => one.textContent)).toEqual([expect.stringContaining('CHU de Lyon')])
  expect(control(0, 'url').value).toBe(SECOND)
  expect(onClose).not.toHaveBeenCalled()
  await click('[data-action=save]')
  expect(gateway.insert).toHaveBeenCalledTimes(3)
  expect(gateway.update.mock.calls.map(([, , , , options]) => options?.key)).toEqual([
    gateway.update.mock.calls[0]?.[4]?.key,
    gateway.update.mock.calls[0]?.[4]?.key,
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

it('tells a correction of a row that somebody else changed, and does not write over the rest of it', async () => {
  const { gateway, onClose } = await corrected()
  await gateway.update('institutionChronos', 10, { isProxyRequired: true }, 1)
  await click('[data-action=save]')
  expect(find('.failures').textContent).toContain('CHU de Lyon')
  await click('[data-action=save]')
  expect(updates(gateway).at(-1)).toEqual([10, { url: SECOND, token: 't' }, 2])
  expect(onClose).toHaveBeenCalledOnce()
})

it('names the institutions that keep what was entered first, where nobody may change it', async () => {
  const { entity } = institutionChronosTable
  const access = { ...entity.access, update: nobody }
  const { gateway, onClose, toasts } = await corrected({
    ...institutionChronosTable,
    entity: { ...entity, access },
  } as AnyTable)
  await click('[data-action=save]')
  expect(gateway.update).not.toHaveBeenCalled()
  expect(inserts(gateway).at(-1)).toEqual([2, SECOND])
  expect(onClose).toHaveBeenCalledOnce()
  const said = toasts.state.getState().open.at(-1)
  expect(said).toMatchObject({ tone: 'error' })
  expect(said?.text).toContain('CHU de Lyon')
  expect(said?.text).not.toContain('Clinique des Lilas')
})

it('asks for an answer that was lost before it writes a correction', async () => {
  const fails = new Map([[1, problem(520)]])
  const gateway = gatewayOf(fails)
  const { onClose } = await open(gateway, institutionChronosTable)
  await fill(0, { url: FIRST, token: 't' })
  await click('[data-action=save]')
  fails.clear()
  await fill(0, { url: SECOND })
  await click('[data-action=save]')
  const [lost, , again] = gateway.insert.mock.calls
  expect([again?.[1], again?.[2]]).toEqual([lost?.[1], lost?.[2]])
  expect(updates(gateway).map(([, patch]) => patch)).toEqual([
    { url: SECOND, token: 't' },
    { url: SECOND, token: 't' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

it('promises another try by itself only where nothing but the answer is lacking', async () => {
  const fails = new Map([
    [1, problem(520)],
    [2, problem(500)],
  ])
  const gateway = gatewayOf(fails)
  const { toasts } = await open(gateway, institutionChronosTable)
  const said = () => [
    ...all('.failures li').map(({ textContent }) => textContent),
    ...toasts.state.getState().open.map(({ text }) => text),
  ]
  const promised = () => said().filter((text) => text.includes('automatique')).length
  await fill(0, { url: FIRST, token: 't' })
  await click('[data-action=save]')
  expect(said()[0]).toMatch(/^CHU de Lyon\s: Pas de connexion Internet\.$/)
  expect([said().length, promised()]).toEqual([3, 0])
  const before = gateway.insert.mock.calls.length
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(gateway.insert).toHaveBeenCalledTimes(before)
  fails.set(2, problem(520))
  await click('[data-action=save]')
  expect(promised()).toBe(3)
})

it('writes nothing twice when the unfinished form is taken up again', async () => {
  const fails = new Map([[2, problem(500)]])
  const gateway = gatewayOf(fails)
  await open(gateway, institutionChronosTable, 77)
  await fill(0, { url: FIRST, token: 't' })
  await click('[data-action=save]')
  await leave()
  fails.clear()
  await open(gateway, institutionChronosTable, 77)
  expect(control(0, 'url').value).toBe(FIRST)
  await click('[data-action=save]')
  expect(inserts(gateway).map(([place]) => place)).toEqual([1, 2, 2])
})
