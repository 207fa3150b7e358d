// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { problem } from '../problem.ts'
import { edit, gatewayOf } from './editSchedule.tsx'
import { all, click, control, fill, find, leave } from './screen.tsx'

afterEach(leave)

const unheard = async (given: object = {}) => {
  const gateway = gatewayOf()
  gateway.update.mockRejectedValueOnce(problem(520))
  const edited = await edit(gateway, given)
  await fill(0, { beginAt: '0630' })
  await click('[data-action=save]')
  await click('[role=alertdialog] [data-action=confirm]')
  expect(gateway.update).toHaveBeenCalledOnce()
  return edited
}
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')))
const sent = ({ gateway }: Awaited<ReturnType<typeof unheard>>) =>
  gateway.update.mock.calls.map(([, , patch, , options]) => [patch, options?.institutions, options?.key])

it('a question that could not be counted is asked once the network is back, as was said', async () => {
  const gateway = gatewayOf()
  gateway.list.mockRejectedValueOnce(problem(520))
  const edited = await edit(gateway)
  await fill(0, { beginAt: '0630' })
  await click('[data-action=save]')
  expect(find('.failures').textContent).toContain('nouvel essai automatique')
  await backOnline()
  await click('[role=alertdialog] [data-action=confirm]')
  expect(sent(edited)).toHaveLength(1)
  expect(edited.onClose).toHaveBeenCalledOnce()
})

it('another try is promised for as long as the form holds what was sent, and comes then', async () => {
  const gateway = gatewayOf()
  gateway.list.mockRejectedValueOnce(problem(520))
  await edit(gateway)
  await fill(0, { beginAt: '0630' })
  await click('[data-action=save]')
  const promised = () => find('.failures').textContent?.includes('nouvel essai automatique')
  await fill(0, { beginAt: '0645' })
  await backOnline()
  expect([promised(), all('[role=alertdialog]').length]).toEqual([false, 0])
  await fill(0, { beginAt: '0630' })
  expect(promised()).toBe(true)
  await backOnline()
  expect(all('[role=alertdialog]')).toHaveLength(1)
})

it('a change that got no answer waits for the person once something else is entered', async () => {
  const edited = await unheard()
  await fill(0, { beginAt: '0645' })
  await backOnline()
  expect(sent(edited)).toHaveLength(1)
})

it('a change that got no answer holds where it was said to, and nobody is asked again', async () => {
  const edited = await unheard({ selected: [1] })
  await click('[data-action=save]')
  expect(all('[data-reach]')).toHaveLength(0)
  await click('[role=alertdialog] [data-action=confirm]')
  const [first, second] = sent(edited)
  expect([first?.[1], second]).toEqual([[1], first])
  const [done] = edited.toasts.state.getState().open.filter(({ tone }) => tone === 'success')
  expect(done?.places).toEqual(['CHU de Lyon'])
})

it('a question that nobody answered is gone with its form, which comes back with all that was entered', async () => {
  await edit(gatewayOf(), { person: 7 })
  await fill(0, { beginAt: '0630' })
  await click('[data-action=save]')
  expect(all('[role=alertdialog]')).toHaveLength(1)
  await leave()
  const { gateway } = await edit(gatewayOf(), { person: 7 })
  expect([all('[role=alertdialog]').length, control(0, 'beginAt').value]).toEqual([0, '06:30'])
  expect(gateway.update).not.toHaveBeenCalled()
})
