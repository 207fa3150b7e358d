import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maintain } from '#server/db/embedded/maintenance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a checkpoint that fails is told, and made a minute later without anybody writing again', async () => {
  const told: Error[] = []
  let writes = 0
  const checkpoint = vi.fn(async () => {})
  const stop = maintain({ writes: () => writes, checkpoint, vacuum: async () => {} }, (error) =>
    told.push(error),
  )
  writes++
  checkpoint.mockRejectedValueOnce(new Error('no room'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.map(({ message }) => message)).toEqual(['no room'])
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checkpoint).toHaveBeenCalledTimes(2)
  stop()
})
