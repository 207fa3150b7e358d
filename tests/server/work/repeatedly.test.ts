import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatedly } from '#server/work/repeatedly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = 1000
const warn = () => {}

it('the first turn waits for its time, or comes at once', async () => {
  const [later, now] = [vi.fn(), vi.fn()]
  const all = [repeatedly(later, { pause, warn }), repeatedly(now, { pause, atOnce: true, warn })]
  expect([later, now].map((one) => one.mock.calls.length)).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(pause)
  expect([later, now].map((one) => one.mock.calls.length)).toEqual([1, 2])
  await Promise.all(all.map((one) => one.close()))
})

it('no turn begins before the one in hand has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const turn = vi.fn(() => promise)
  const repeated = repeatedly(turn, { pause, warn })
  await vi.advanceTimersByTimeAsync(5 * pause)
  expect(turn).toHaveBeenCalledTimes(1)
  resolve()
  await vi.advanceTimersByTimeAsync(pause)
  expect(turn).toHaveBeenCalledTimes(2)
  await repeated.close()
})

it('a turn that fails, at once or later, is told, and the next one comes', async () => {
  const told: Error[] = []
  const turn = vi.fn<() => unknown>()
  turn.mockImplementationOnce(() => {
    throw new Error('at once')
  })
  turn.mockRejectedValueOnce('later')
  const repeated = repeatedly(turn, { pause, warn: (error) => told.push(error) })
  await vi.advanceTimersByTimeAsync(3 * pause)
  expect(told.map(({ message }) => message)).toEqual(['at once', 'later'])
  expect(turn).toHaveBeenCalledTimes(3)
  await repeated.close()
})

it('closing tells the turn in hand, waits for it, and begins no other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const heard: string[] = []
  const turn = vi.fn((stopping: AbortSignal) => {
    stopping.addEventListener('abort', () => heard.push('stop'))
    return promise
  })
  const repeated = repeatedly(turn, { pause, atOnce: true, warn })
  const closed = repeated.close().then(() => heard.push('closed'))
  await vi.advanceTimersByTimeAsync(pause)
  expect(heard).toEqual(['stop'])
  resolve()
  await closed
  await vi.advanceTimersByTimeAsync(5 * pause)
  expect(heard).toEqual(['stop', 'closed'])
  expect(turn).toHaveBeenCalledTimes(1)
})
