// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import type { Toasts } from '#renderer/toast/toasts.ts'
import { all, click, codesGateway, find, leave, press, rowOf, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { open } from './importStage.ts'

afterEach(leave)

const standing = async (gateway: ReturnType<typeof codesGateway>) => {
  const { rows } = await gateway.list('schedule', {})
  return rows.map(({ id, code, endAt, institution }) => [id, code, endAt, institution])
}

const chooseText = async (text: string) => {
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([text], 'codes.csv')], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

const takeBack = async (toasts: Toasts) => {
  const [told] = toasts.state.getState().open
  await act(async () => told?.action?.run())
  await settle(() => toasts.state.getState().open.some(({ text }) => text === 'C’est annulé.'))
  return told
}

it('is taken back whole: what it made goes, what it changed is as it was, and leaves where it was not', async () => {
  const gateway = codesGateway([
    rowOf(1, { institution: [1, 2] }),
    rowOf(2, { institution: [2], endAt: '14:00' }),
    rowOf(3, { institution: [2] }),
    rowOf(4, { institution: [1, 2] }),
  ])
  const before = await standing(gateway)
  const { toasts } = await showTable({ gateway })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  const lines = [
    'M001;07:00;15:30',
    'M002;07:00;15:30',
    'M003;07:00;15:00',
    'M004;07:00;15:00',
    'M005;07:00;15:00',
  ]
  await chooseText(
    ['code;beginAt;endAt;break', ...lines.map((line) => `${line};00:30`)]
      .map((line) => `${line}\r\n`)
      .join(''),
  )
  await settle(() => all('.import-changes').length > 0)
  await click('[role=dialog] [data-action=import]')
  await settle(() => all('[data-import=done]').length > 0)
  expect(await standing(gateway)).toEqual([
    [1, 'M001', '15:30', [1, 2]],
    [2, 'M002', '15:30', [2, 1]],
    [3, 'M003', '15:00', [2, 1]],
    [4, 'M004', '15:00', [1, 2]],
    [5, 'M005', '15:00', [1, 2]],
  ])
  const told = await takeBack(toasts)
  expect(told).toMatchObject({ tone: 'success', text: '4 lignes importées' })
  expect(await standing(gateway)).toEqual(before)
})

/** An import of two time codes, which the second institution refuses, left for its rows. */
const refusedInPart = async () => {
  const gateway = codesGateway([rowOf(1, { institution: [1], endAt: '14:00' })])
  const write = gateway.upsertBatch.getMockImplementation()
  gateway.upsertBatch.mockImplementation(async (...asked) => {
    if (asked[2] === 2) throw problem(409)
    return write?.(...asked) ?? []
  })
  const { toasts } = await showTable({ gateway })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  await chooseText('code;beginAt;endAt;break\r\nM001;07:00;15:00;00:30\r\nM002;07:00;15:00;00:30\r\n')
  await settle(() => all('.import-changes').length > 0)
  const tryIt = async (ends: string) => {
    await settle(() => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled)
    await click('[role=dialog] [data-action=import]')
    await settle(() => all(`[data-import=${ends}]`).length > 0)
  }
  await tryIt('partial')
  await click('[role=dialog] [data-action=back]')
  await settle(() => all('[data-action=undo]').length > 0)
  await settle(() => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled)
  if (write) gateway.upsertBatch.mockImplementation(write)
  return { gateway, toasts, tryIt }
}

it('of which a part was refused can be tried again after it was taken back: that was nobody else', async () => {
  const { gateway, toasts, tryIt } = await refusedInPart()
  await takeBack(toasts)
  expect(await standing(gateway)).toEqual([[1, 'M001', '14:00', [1]]])
  await tryIt('done')
  expect(await standing(gateway)).toEqual([
    [1, 'M001', '15:00', [1, 2]],
    [2, 'M002', '15:00', [1, 2]],
  ])
})

it('is not tried again while it is being taken back', async () => {
  const { gateway, toasts } = await refusedInPart()
  const remove = gateway.removeAll.getMockImplementation()
  const held = Promise.withResolvers<void>()
  gateway.removeAll.mockImplementation(async (...asked) => {
    await held.promise
    return remove?.(...asked) ?? []
  })
  const isOffered = () => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled
  await click('[data-action=undo]')
  expect(isOffered()).toBe(false)
  await act(async () => held.resolve())
  await settle(() => toasts.state.getState().open.some(({ text }) => text === 'C’est annulé.'))
  await settle(isOffered)
})

it('that is tried again is taken back no further than that: its rows are other ones by then', async () => {
  const { toasts, tryIt } = await refusedInPart()
  await tryIt('done')
  const offers = toasts.state.getState().open.filter(({ action }) => action)
  expect(offers.map(({ tone }) => tone)).toEqual(['success'])
})

it('that is left says how much it has written, and that can be taken back', async () => {
  const gateway = codesGateway([])
  const write = gateway.upsertBatch.getMockImplementation()
  const answer = Promise.withResolvers<void>()
  gateway.upsertBatch.mockImplementation(async (...asked) => {
    await answer.promise
    return write?.(...asked) ?? []
  })
  const { toasts } = await open('three-thousand.csv', gateway)
  await click('[data-action=import]')
  await settle(() => gateway.upsertBatch.mock.calls.length > 0)
  await press(find('[role=dialog]'), 'Escape')
  await click('[role=alertdialog] [data-action=confirm]')
  expect(all('[role=dialog]')).toEqual([])
  expect(toasts.state.getState().open).toEqual([])
  await act(async () => answer.resolve())
  await settle(() => toasts.state.getState().open.length > 0)
  const told = await takeBack(toasts)
  expect(told?.text.replace(/\s/g, ' ')).toBe('Import interrompu : 150 lignes enregistrées sur 6 000.')
  expect(await standing(gateway)).toEqual([])
})
