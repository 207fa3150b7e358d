import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Gate } from '#server/db/embedded/gate.ts'
import { databaseProblem } from '#server/db/errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(0)
const kindOf = (error: unknown) => databaseProblem(error)?.kind

it('transactions and statements come in the order in which they asked', async () => {
  const gate = new Gate(1_000)
  const order: string[] = []
  const first = await gate.hold()
  const shared = gate.share(async () => order.push('statement'))
  const second = gate.hold().then((giveBack) => {
    order.push('transaction')
    return giveBack
  })
  const last = gate.share(async () => order.push('last statement'))
  await settled()
  expect(order).toEqual([])
  first()
  await shared
  const giveBack = await second
  expect(order).toEqual(['statement', 'transaction'])
  giveBack()
  await last
  expect(order).toEqual(['statement', 'transaction', 'last statement'])
})

it('who has waited for too long is refused, and never comes', async () => {
  const gate = new Gate(1_000)
  const sent = vi.fn(async () => 'sent')
  const giveBack = await gate.hold()
  const waiting = [gate.share(sent), gate.hold()].map((turn) => turn.then(() => 'came', kindOf))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable'])
  giveBack()
  expect(await gate.share(async () => 'free')).toBe('free')
  expect(sent).not.toHaveBeenCalled()
})
